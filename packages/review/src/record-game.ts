import type { Setup } from '@machinami/cards'
import {
  eventsIn,
  FORMAT,
  type GameRecord,
  Log,
  type Moment,
  type Move,
  marketDecks,
  type Rules,
  type SeatRecord,
  start,
  step,
  toAnswer,
} from '@machinami/engine'
import { deciderOf } from '@machinami/engine/inside'

/** How a game is named in its record. */
export interface GameNames {
  readonly seats: readonly SeatRecord[]
  /** Where its rules have a name. */
  readonly setup?: Setup
  readonly game?: string
}

/** The record of a game that was played by these answers, legal ones, from its beginning. */
export function recordOf(rules: Rules, moves: readonly Move[], { seats, setup, game }: GameNames): GameRecord {
  const log = new Log()
  const state = start(rules, log)
  const facts = (from: number) => eventsIn(rules, log, from).filter(({ kind }) => !CAUSES.has(kind))
  const begun = facts(0)
  const moments = moves.map((move): Moment => {
    const from = log.length
    const seat = deciderOf(state, move)
    step(rules, state, move, log)
    return { seat, answer: toAnswer(rules, move), facts: facts(from) }
  })
  return {
    format: FORMAT,
    ...(game === undefined ? {} : { game }),
    ...(setup ? { setup } : { ruleset: rules.ruleset }),
    hash: rules.hash,
    seats,
    decks: marketDecks(rules),
    start: begun,
    moments,
  }
}

/** What is told by the causes of a record, and questions, which are not written down. */
const CAUSES: ReadonlySet<string> = new Set(['decided', 'rolled', 'drawn', 'asked'])
