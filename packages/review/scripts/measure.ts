import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { LEVELS, Match, prepareBots } from '@machinami/bots'
import { PairedLuck, PositionJudge, type Reach } from '@machinami/bots/judge'
import { EDITION_IDS, type EditionId, isRefusal, type Setup } from '@machinami/cards'
import { type Move, Random, type Rules, recordOf, rulesFor } from '@machinami/engine'
import { ASK, isChance, Q } from '@machinami/engine/inside'
import { lossesOf } from '../src/accuracy.ts'
import { prepareReview, type ReadyReview, reviewSteps } from '../src/review-game.ts'
import { tablesOf } from './measure/tables.ts'

/**
 * `measure play FILE ROUNDS [quick] [SEED]`: reviews games between levels in every edition and adds a line for each game to FILE; it goes
 * on where FILE ends; `quick` as long games are reviewed; another SEED means other games. `measure show FILE`: accuracy by level, drift, and what a review costs.
 * `measure luck EDITION PLAYERS GAMES [quick]`: mean luck of strategists among themselves. `measure reach EDITION PLAYERS GAMES`: seconds with
 * and without a look into the next turn, and by how many points chances and costs differ.
 */
const [what, ...rest] = process.argv.slice(2)
if (what === 'play' && rest.length >= 2)
  await play(rest[0], Number(rest[1]), rest[2] === 'quick', Number(rest.slice(2).find((each) => each !== 'quick') ?? 0))
else if (what === 'luck' && rest.length >= 3)
  await luck(rest[0] as EditionId, Number(rest[1]), Number(rest[2]), rest[3] === 'quick' ? 'this-turn' : 'next-turn')
else if (what === 'reach' && rest.length === 3) await reach(rest[0] as EditionId, Number(rest[1]), Number(rest[2]))
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
  console.error(
    'measure play FILE ROUNDS [quick] [SEED] | measure luck|reach EDITION PLAYERS GAMES [quick] | measure show FILE',
  )
  process.exit(2)
}

async function rulesOf(edition: EditionId, players: number): Promise<Rules> {
  const rules = rulesFor({ edition, players })
  if (isRefusal(rules)) throw new Error(rules.refused)
  await prepareBots(LEVELS, rules)
  return rules
}

/** Everybody meets everybody: seats are dealt round, a step further every game. */
async function play(file: string, rounds: number, isQuick: boolean, seed: number): Promise<void> {
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
    const ready = await played(rules, { edition, players }, levels, seed + n)
    const { review, seconds } = reviewed(isQuick ? { ...ready, reach: 'this-turn' } : ready)
    const lines = review.seats.map(({ sum, drift, accuracy }, seat) => ({
      level: levels[seat].id,
      ...{ sum, drift, accuracy },
      losses: lossesOf(
        review.decisions.filter((each) => each.seat === seat),
        sum,
      ),
    }))
    appendFileSync(file, `${JSON.stringify({ edition, players, seconds, turns: review.turns, seats: lines })}\n`)
  }
}

/** A game between levels, ready to be reviewed. */
async function played(rules: Rules, setup: Setup, levels: readonly (typeof LEVELS)[number][], n: number) {
  const moves: Move[] = []
  new Match(rules).play(levels, new PairedLuck(n + 1), new Random(n, 9), (_, answer) => void moves.push(answer))
  const seats = levels.map(({ id }) => ({ name: id, bot: id }))
  const ready = await prepareReview(recordOf(rules, moves, { setup, seats }))
  if (isRefusal(ready)) throw new Error(ready.refused)
  return ready
}

function reviewed(ready: ReadyReview) {
  const from = process.cpuUsage().user
  const steps = reviewSteps(ready)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return { review: step.value, seconds: (process.cpuUsage().user - from) / 1e6 }
}

/** What is saved, and what is lost, by not looking into the next turn. */
async function reach(edition: EditionId, players: number, games: number): Promise<void> {
  const rules = await rulesOf(edition, players)
  const [far, near] = [newMean(), newMean()]
  const [chance, cost] = [newMean(), newMean()]
  for (let n = 0; n < games; n++) {
    const levels = Array.from({ length: players }, (_, seat) => LEVELS[(n + seat) % 4])
    const ready = await played(rules, { edition, players }, levels, n)
    const both = (['next-turn', 'this-turn'] as const).map((each) => reviewed({ ...ready, reach: each }))
    far.add(both[0].seconds)
    near.add(both[1].seconds)
    for (const [i, { alternatives, cost: dear }] of both[0].review.decisions.entries()) {
      const other = both[1].review.decisions[i]
      chance.add((alternatives[0].chance - other.alternatives[0].chance) ** 2)
      cost.add((dear - other.cost) ** 2)
    }
  }
  const points = (squares: ReturnType<typeof newMean>) => (100 * Math.sqrt(squares.mean())).toFixed(1)
  console.log(
    `| ${edition}, ${players} | ${games} | ${far.mean().toFixed(2)} | ${near.mean().toFixed(2)} | ${points(chance)} | ${points(cost)} |`,
  )
}

/** Luck of every seat in games of equals: the review's own figures, without looking at choices. */
async function luck(edition: EditionId, players: number, games: number, reach: Reach): Promise<void> {
  const rules = await rulesOf(edition, players)
  const judge = new PositionJudge(rules, reach)
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
    if ((game + 1) % 500 === 0) console.error(`${game + 1} games, ${(100 * sums.first.mean()).toFixed(2)} points`)
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
