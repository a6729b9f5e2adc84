import { type Bot, botNamed, Match, type Outcome, prepareBots } from '@machinami/bots'
import { isRefusal } from '@machinami/cards'
import { compile, Random, type Rules, StreamLuck } from '@machinami/engine'
import { cardOf, K, kindOf } from '@machinami/engine/inside'
import type { ChosenGame } from '../chosen-game.ts'
import { emptyTally, MOST_TURNS, type Tally } from './tally.ts'

/** What to simulate. A game's luck follows from the seed and its number alone, whoever plays it. */
export interface Job extends ChosenGame {
  /** One per player. */
  readonly bots: readonly string[]
  readonly seed: number
  /** Whether bots move one seat on with every game, so that nobody always begins. */
  readonly rotate: boolean
}

/** One table, used for game after game. */
export interface SimTable {
  readonly job: Job
  readonly rules: Rules
  readonly bots: readonly Bot[]
  readonly match: Match
  /** By card: the seats that built it in this game, a bit each. */
  readonly builtBy: Uint8Array
}

/** Plays games `from` up to but not including `to`. */
export function playGames(table: SimTable, from: number, to: number): Tally {
  const tally = emptyTally(table.rules.players, table.rules.cards)
  for (let game = from; game < to; game++) playGame(table, game, tally)
  return tally
}

/** Lays the table of a job, its bots ready to play. */
export async function laySimTable(job: Job): Promise<SimTable> {
  const rules = compile(job.ruleset)
  if (isRefusal(rules)) throw new Error(`unchecked rules: ${rules.refused}`)
  const bots = job.bots.map((id) => botNamed(id) as Bot)
  await prepareBots(bots, rules)
  return {
    job,
    rules,
    bots,
    match: new Match(rules, MOST_TURNS),
    builtBy: new Uint8Array(rules.cards),
  }
}

/** Plays one game and adds it to the sums. */
export function playGame(table: SimTable, game: number, tally: Tally): void {
  const { job, rules, match, builtBy, bots } = table
  const shift = job.rotate ? game % rules.players : 0
  builtBy.fill(0)
  const outcome = match.play(
    bots.map((_, seat) => bots[(seat + shift) % rules.players]),
    new StreamLuck(new Random(job.seed, 2 * game)),
    new Random(job.seed, 2 * game + 1),
    (_, move, seat) => {
      if (kindOf(move) !== K.build) return
      tally.builds[cardOf(move)]++
      builtBy[cardOf(move)] |= 1 << seat
    },
  )
  count(table, outcome, shift, tally)
}

function count({ rules, builtBy }: SimTable, outcome: Outcome, shift: number, tally: Tally): void {
  const turns = Math.min(outcome.turns, MOST_TURNS)
  const { winner } = outcome
  tally.games++
  tally.turns += turns
  if (winner < 0) tally.unfinished++
  else {
    tally.lengths[turns]++
    tally.winsBySeat[winner]++
    tally.winsByBot[(winner + shift) % rules.players]++
  }
  for (let card = 0; card < rules.cards; card++) {
    let seats = builtBy[card]
    if (winner >= 0) tally.builderWins[card] += (seats >> winner) & 1
    for (; seats > 0; seats &= seats - 1) tally.builders[card]++
  }
}
