import { botNamed, type Explanation, explain, MIDDLE_LEVEL, prepareBots } from '@machinami/bots'
import { chancesAmong, levelOfBot, positionJudgeFor, strengthAt } from '@machinami/bots/judge'
import {
  CHANCE,
  type GameRecord,
  legal,
  type Rules,
  type SeatRecord,
  type State,
  start,
  step,
  toMove,
} from '@machinami/engine'
import { ASK, board, Q, seenBy, TURN } from '@machinami/engine/inside'
import type { Decision } from './messages.ts'

/** Who explains: the bot that sees furthest. Its net is fetched when somebody first asks. */
const TEACHER = 'expert'

const ready = (rules: Rules): Promise<unknown> => prepareBots([botNamed(TEACHER) ?? []].flat(), rules)

/**
 * The best answers to the open question, by what a seat may know; null where only luck or secrets decide. They are found as
 * among experts; their chances are told for who sits at the table.
 */
export async function hintFor(
  rules: Rules,
  state: State,
  seat: number,
  seats: readonly SeatRecord[],
  level = MIDDLE_LEVEL,
): Promise<Explanation | null> {
  if (state[ASK] === Q.pick) return null
  // As it is now: the table may go on while a net is fetched.
  const seen = seenBy(rules, state, seat)
  await ready(rules)
  return amongThese(rules, seen, explain(rules, seen), seats, level)
}

/** The same answers in the same order, with chances that are true for these players. */
function amongThese(
  rules: Rules,
  state: State,
  found: Explanation,
  seats: readonly SeatRecord[],
  level: number,
): Explanation {
  if (found.best.some(({ chance }) => chance === null)) return found
  const { edition } = rules.ruleset
  const players = seats.map(({ bot }) =>
    strengthAt(bot === undefined ? level : levelOfBot(bot, edition), edition, seats.length),
  )
  let most = 1
  const best = found.best.map((reason) => {
    const among = chancesAmong([...positionJudgeFor(rules).chancesAfter(state, reason.move)], players)
    most = Math.min(most, among[found.seat])
    return { ...reason, chance: most }
  })
  return { ...found, best }
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
