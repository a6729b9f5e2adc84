import { isRefusal, type Refusal, refuse, rulesetFor } from '@machinami/cards'
import { compile } from '../compile.ts'
import { eventsIn, toMove } from '../decode.ts'
import { CHANCE, type GameEvent } from '../events.ts'
import { ASK, type State } from '../layout.ts'
import { isLegal } from '../legal.ts'
import { Log } from '../log.ts'
import { isChance, Q } from '../questions.ts'
import type { Rules } from '../rules.ts'
import { start } from '../start.ts'
import { deciderOf, step } from '../step.ts'
import { formatFact } from './fact-text.ts'
import type { GameRecord, Moment } from './record.ts'

export interface Replay {
  readonly rules: Rules
  readonly state: State
  readonly log: Log
}

/** Called before each moment is played, with the state it is played in. */
export type Watch = (rules: Rules, state: State, moment: Moment, nth: number) => Refusal | null

/** The rules a record was played by, if this program still plays them. */
export function rulesOf(record: GameRecord): Rules | Refusal {
  const ruleset = record.ruleset ?? (record.setup ? rulesetFor(record.setup) : refuse('bad-header', { line: 1 }))
  if (isRefusal(ruleset)) return ruleset
  const rules = compile(ruleset)
  if (isRefusal(rules)) return rules
  if (rules.hash !== record.hash) return refuse('ruleset-differs', { what: record.hash, wanted: rules.hash })
  if (record.seats.length !== rules.players) return refuse('wrong-player-count', { what: String(record.seats.length) })
  return rules
}

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
  const hasFacts = record.start.length > 0 || record.moments.some((moment) => moment.facts.length > 0)
  if (hasFacts && told(eventsIn(rules, log)) !== told(record.start)) return refuse('facts-differ', { what: 'start' })
  for (let nth = 0; nth < record.moments.length; nth++) {
    const moment = record.moments[nth]
    const move = toMove(rules, moment.answer)
    const about = { what: `${nth + 1}` }
    if (state[ASK] === Q.none) return refuse('record-goes-on', about)
    if (move < 0 || !isLegal(rules, state, move, scratch)) return refuse('bad-cause', about)
    if ((moment.seat === CHANCE) !== isChance(state[ASK]) || deciderOf(state, move) !== moment.seat)
      return refuse('bad-cause', about)
    const objection = watch?.(rules, state, moment, nth)
    if (objection) return objection
    const from = log.length
    step(rules, state, move, log)
    if (hasFacts && told(eventsIn(rules, log, from)) !== told(moment.facts)) return refuse('facts-differ', about)
  }
  return { rules, state, log }
}

const told = (events: readonly GameEvent[]): string => events.flatMap((event) => formatFact(event) ?? []).join(', ')
