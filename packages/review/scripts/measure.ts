import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { LEVELS, Match, prepareBots } from '@machinami/bots'
import { PairedLuck, PositionJudge } from '@machinami/bots/judge'
import { EDITION_IDS, type EditionId, isRefusal } from '@machinami/cards'
import { type Move, Random, type Rules, recordOf, rulesFor } from '@machinami/engine'
import { ASK, isChance, Q } from '@machinami/engine/inside'
import { prepareReview, reviewSteps } from '../src/review-game.ts'
import { tablesOf } from './measure/tables.ts'

/**
 * `measure play FILE ROUNDS`: reviews games between levels in every edition and adds a line for each seat to FILE; it goes on where FILE
 * ends. `measure luck EDITION PLAYERS GAMES`: mean luck of strategists among themselves. `measure show FILE`: accuracy by level,
 * drift, and what a review costs.
 */
const [what, ...rest] = process.argv.slice(2)
if (what === 'play' && rest.length === 2) await play(rest[0], Number(rest[1]))
else if (what === 'luck' && rest.length === 3) await luck(rest[0] as EditionId, Number(rest[1]), Number(rest[2]))
else if (what === 'show' && existsSync(rest[0] ?? ''))
  console.log(
    tablesOf(
      readFileSync(rest[0], 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ).join('\n'),
  )
else {
  console.error('measure play FILE ROUNDS | measure luck EDITION PLAYERS GAMES | measure show FILE')
  process.exit(2)
}

async function rulesOf(edition: EditionId, players: number): Promise<Rules> {
  const rules = rulesFor({ edition, players })
  if (isRefusal(rules)) throw new Error(rules.refused)
  await prepareBots(LEVELS, rules)
  return rules
}

/** Everybody meets everybody: seats are dealt round, a step further every game. */
async function play(file: string, rounds: number): Promise<void> {
  const tables = EDITION_IDS.flatMap((edition) => [2, 3, 4].map((players) => ({ edition, players })))
  const done = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).length : 0
  for (let n = done; n < rounds * tables.length; n++) {
    const { edition, players } = tables[n % tables.length]
    const round = Math.floor(n / tables.length)
    const rules = await rulesOf(edition, players)
    const levels = Array.from(
      { length: players },
      (_, seat) => LEVELS[(round + seat * (1 + (round % 4))) % LEVELS.length],
    )
    const moves: Move[] = []
    new Match(rules).play(levels, new PairedLuck(n + 1), new Random(n, 9), (_, answer) => void moves.push(answer))
    const seats = levels.map(({ id }) => ({ name: id, bot: id }))
    const ready = await prepareReview(recordOf(rules, moves, { setup: { edition, players }, seats }))
    if (isRefusal(ready)) throw new Error(ready.refused)
    const from = process.cpuUsage().user
    const steps = reviewSteps(ready)
    let step = steps.next()
    while (!step.done) step = steps.next()
    const review = step.value
    const seconds = (process.cpuUsage().user - from) / 1e6
    const lines = review.seats.map(({ sum, drift, accuracy }, seat) => ({
      level: levels[seat].id,
      ...{ sum, drift, accuracy },
      choices: review.decisions
        .filter((each) => each.seat === seat)
        .map(({ alternatives, cost }) => [short(alternatives[0].chance), short(cost)]),
    }))
    appendFileSync(file, `${JSON.stringify({ edition, players, seconds, turns: review.turns, seats: lines })}\n`)
  }
}

function short(n: number): number {
  return Math.round(n * 1e4) / 1e4
}

/** Luck of every seat in games of equals: the review's own figures, without looking at choices. */
async function luck(edition: EditionId, players: number, games: number): Promise<void> {
  const rules = await rulesOf(edition, players)
  const judge = new PositionJudge(rules)
  const match = new Match(rules)
  const strategist = LEVELS[3]
  const sums = { dice: newMean(), draws: newMean(), first: newMean() }
  for (let game = 0; game < games; game++) {
    const had = { dice: new Float64Array(players), draws: new Float64Array(players) }
    match.play(
      Array.from({ length: players }, () => strategist),
      new PairedLuck(game + 77_000),
      new Random(game, 4),
      (s, answer) => {
        if (!isChance(s[ASK])) return
        const judged = judge.atChance(s)
        const came = judged.worths[judge.outcomeOf(s, judged, answer)]
        const into = s[ASK] === Q.draw ? had.draws : had.dice
        for (let seat = 0; seat < players; seat++) into[seat] += came[seat] - judged.expected[seat]
      },
    )
    sums.first.add(had.dice[0] + had.draws[0])
    for (let seat = 0; seat < players; seat++) {
      sums.dice.add(had.dice[seat])
      sums.draws.add(had.draws[seat])
    }
  }
  const { first } = sums
  console.log(
    `| ${edition}, ${players} | ${games} | ${(100 * first.mean()).toFixed(2)} ± ${(100 * first.margin()).toFixed(2)} | ${(100 * first.spread()).toFixed(0)} |`,
  )
}

function newMean() {
  let n = 0
  let sum = 0
  let squares = 0
  const variance = () => Math.max(0, squares / n - (sum / n) ** 2)
  return {
    add: (x: number) => {
      n++
      sum += x
      squares += x * x
    },
    mean: () => sum / n,
    spread: () => Math.sqrt(variance()),
    margin: () => 1.96 * Math.sqrt(variance() / n),
  }
}
