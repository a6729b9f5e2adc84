import { botNamed, type Explanation, explain, prepareBots } from '@machinami/bots'
import { CHANCE, type GameRecord, legal, type Rules, type State, start, step, toMove } from '@machinami/engine'
import { ASK, board, Q, seenBy, TURN } from '@machinami/engine/inside'
import type { Decision } from './messages.ts'

/** Who explains: the bot that sees furthest. Its net is fetched when somebody first asks. */
const TEACHER = 'expert'

const ready = (rules: Rules): Promise<unknown> => prepareBots([botNamed(TEACHER) ?? []].flat(), rules)

/** The best answers to the open question, by what a seat may know; null where only luck or secrets decide. */
export async function hintFor(rules: Rules, state: State, seat: number): Promise<Explanation | null> {
  if (state[ASK] === Q.pick) return null
  // As it is now: the table may go on while a net is fetched.
  const seen = seenBy(rules, state, seat)
  await ready(rules)
  return explain(rules, seen)
}

function stateBefore(rules: Rules, { moments }: GameRecord, n: number): State {
  const state = start(rules)
  for (const { answer } of moments.slice(0, n)) step(rules, state, toMove(rules, answer), null)
  return state
}

/** Every real choice that somebody made: more than one answer, and neither by chance nor in secret. */
export function decisionsIn(rules: Rules, record: GameRecord): Decision[] {
  const state = start(rules)
  const options = new Int32Array(rules.mostOptions)
  return record.moments.flatMap(({ seat, answer }, n) => {
    const isChoice = seat !== CHANCE && state[ASK] !== Q.pick && legal(rules, state, options) > 1
    const turn = board(rules, state, TURN)
    step(rules, state, toMove(rules, answer), null)
    return isChoice ? [{ n, turn, seat, answer }] : []
  })
}

/** Why an answer was given: what else there was, and what each would have changed. */
export async function reasonsFor(rules: Rules, record: GameRecord, n: number): Promise<Explanation | null> {
  const moment = record.moments[n]
  if (!moment || moment.seat === CHANCE) return null
  await ready(rules)
  const state = stateBefore(rules, record, n)
  return explain(rules, seenBy(rules, state, moment.seat), toMove(rules, moment.answer))
}
