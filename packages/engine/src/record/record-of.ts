import type { Setup } from '@machinami/cards'
import { eventsIn, toAnswer } from '../decode.ts'
import { Log } from '../log.ts'
import type { Move } from '../moves.ts'
import type { Rules } from '../rules.ts'
import { start } from '../start.ts'
import { deciderOf, step } from '../step.ts'
import { isCause } from './board.ts'
import { FORMAT, type GameRecord, type Moment, type SeatRecord } from './record.ts'
import { marketDecks } from './upgrade.ts'

/** Who played, and the rules by name where they have one. */
export interface Players {
  readonly seats: readonly SeatRecord[]
  readonly setup?: Setup | undefined
}

/** The record of a game that was played by these answers, legal ones, from its beginning. */
export function recordOf(rules: Rules, moves: Iterable<Move>, { seats, setup }: Players): GameRecord {
  const log = new Log()
  const state = start(rules, log)
  // Questions follow from the causes, which are told by the moment itself.
  const facts = (from: number) =>
    eventsIn(rules, log, from).filter((event) => !isCause(event) && event.kind !== 'asked')
  const begun = facts(0)
  const moments = Array.from(moves, (move): Moment => {
    const from = log.length
    const seat = deciderOf(state, move)
    step(rules, state, move, log)
    return { seat, answer: toAnswer(rules, move), facts: facts(from) }
  })
  return {
    format: FORMAT,
    ...(setup ? { setup } : { ruleset: rules.ruleset }),
    hash: rules.hash,
    seats,
    ...(rules.rows > 0 ? { decks: marketDecks(rules) } : {}),
    start: begun,
    moments,
  }
}
