import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { eventsIn, toAnswer, toMove } from '../decode.ts'
import { CHANCE, type GameEvent } from '../events.ts'
import { ASK, type State } from '../layout.ts'
import { isLegal, legal, type Options } from '../legal.ts'
import { Log } from '../log.ts'
import type { Move } from '../moves.ts'
import { isChance, Q } from '../questions.ts'
import type { Rules } from '../rules.ts'
import { start } from '../start.ts'
import { deciderOf, step } from '../step.ts'
import { formatAnswer, seatText } from './answer-text.ts'
import { formatFact } from './fact-text.ts'
import type { GameRecord, Moment } from './record.ts'
import { rulesOf } from './rules.ts'
import { marketDecks } from './upgrade.ts'

export interface Replay {
  readonly rules: Rules
  readonly state: State
  readonly log: Log
}

/** Called before each moment is played, with the state it is played in. */
export type Watch = (rules: Rules, state: State, moment: Moment, nth: number) => Refusal | null

/**
 * Plays the causes again through the engine. They must be legal and give the facts that stand in the record; a record
 * written by hand may have none at all.
 */
export function replay(record: GameRecord, watch?: Watch): Replay | Refusal {
  const rules = rulesOf(record)
  if (isRefusal(rules)) return rules
  const log = new Log()
  const state = start(rules, log)
  const scratch = new Int32Array(rules.mostOptions)
  const { hasFacts, difference } = factsOf(record)
  const begun = difference(eventsIn(rules, log), record.start, 0) ?? otherDecks(rules, record)
  if (begun) return begun
  for (let nth = 0; nth < record.moments.length; nth++) {
    const moment = record.moments[nth]
    const move = toMove(rules, moment.answer)
    const about = { moment: nth + 1, what: causeText(moment) }
    if (state[ASK] === Q.none) return refuse('record-goes-on', about)
    if (!isCause(rules, state, moment, move, scratch))
      return refuse('bad-cause', { ...about, wanted: causesIn(rules, state, scratch) })
    const objection = watch?.(rules, state, moment, nth)
    if (objection) return objection
    const from = log.length
    step(rules, state, move, log)
    const wrong = hasFacts && difference(eventsIn(rules, log, from), moment.facts, nth + 1)
    if (wrong) return wrong
  }
  return { rules, state, log }
}

/** The table after the first `upTo` moments of a record: what somebody who looks back asks about. */
export const stateAfter = (record: GameRecord, upTo: number): Replay | Refusal =>
  replay({ ...record, moments: record.moments.slice(0, upTo) })

/** Whether it tells what happened; one written by hand may leave that to the rules. */
export const isRecordWithFacts = ({ start: begun, moments }: Pick<GameRecord, 'start' | 'moments'>): boolean =>
  begun.length > 0 || moments.some((moment) => moment.facts.length > 0)

/** How facts are compared: not at all in a record that has none. */
function factsOf({ start: begun, moments }: GameRecord) {
  const hasFacts = isRecordWithFacts({ start: begun, moments })
  const difference = (given: readonly GameEvent[], recorded: readonly GameEvent[], moment: number): Refusal | null => {
    if (!hasFacts || told(given) === told(recorded)) return null
    return refuse('facts-differ', { moment, what: short(told(recorded)), wanted: short(told(given)) })
  }
  return { hasFacts, difference }
}

/** Format 2 tells the decks of the market, for readers without rules. */
function otherDecks(rules: Rules, { decks }: GameRecord): Refusal | null {
  if (decks === undefined || JSON.stringify(decks) === JSON.stringify(marketDecks(rules))) return null
  return refuse('facts-differ', { moment: 0, what: 'deck' })
}

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

/** `p1 build ranch`, `dice 3 4` */
export const causeText = ({ seat, answer }: Moment): string =>
  seat === CHANCE ? formatAnswer(answer) : `${seatText(seat)} ${formatAnswer(answer)}`

function isCause(rules: Rules, state: State, { seat }: Moment, move: Move, scratch: Options): boolean {
  if (move < 0 || !isLegal(rules, state, move, scratch)) return false
  return (seat === CHANCE) === isChance(state[ASK]) && deciderOf(state, move) === seat
}

/** How many possible causes are named where one was not possible. */
const NAMED_CAUSES = 5

/** What the rules would have given, and how many more: `p1 roll 1, p1 roll 2`, `dice 1, ..., dice 5 (+1)`. */
function causesIn(rules: Rules, state: State, scratch: Options): string {
  const count = legal(rules, state, scratch)
  const causes = Array.from(scratch.subarray(0, Math.min(count, NAMED_CAUSES)), (move) => {
    const text = formatAnswer(toAnswer(rules, move))
    return isChance(state[ASK]) ? text : `${seatText(deciderOf(state, move))} ${text}`
  })
  return causes.join(', ') + (count > NAMED_CAUSES ? ` (+${count - NAMED_CAUSES})` : '')
}

const told = (events: readonly GameEvent[]): string => events.flatMap((event) => formatFact(event) ?? []).join(', ')
