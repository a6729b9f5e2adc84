import { QUESTIONS_ABOUT_A_CARD, toAnswer } from './decode.ts'
import { type Answer, CHANCE } from './events.ts'
import { ASK, CARD, type State, WAITING } from './layout.ts'
import { legal, type Options } from './legal.ts'
import { type Move, seatOf } from './moves.ts'
import { isChance, Q, QUESTIONS, type QuestionKind } from './questions.ts'
import type { Rules } from './rules.ts'

/** An open question with its complete list of legal answers: data only, derived from the state. */
export interface Pending {
  /** CHANCE, or the seat that is asked. */
  readonly seat: number
  readonly question: QuestionKind
  readonly card: string | null
  readonly options: readonly Option[]
}

export interface Option {
  readonly move: Move
  readonly answer: Answer
}

/** Everybody who is being asked now; several only for secret picks, nobody when the game is over. */
export function pending(r: Rules, s: State, scratch: Options = new Int32Array(r.mostOptions)): Pending[] {
  if (s[ASK] === Q.none) return []
  const question = QUESTIONS[s[ASK]]
  const card = QUESTIONS_ABOUT_A_CARD.has(question) ? r.ids[s[CARD]] : null
  const all = Array.from(scratch.subarray(0, legal(r, s, scratch)), (m) => ({ move: m, answer: toAnswer(r, m) }))
  if (isChance(s[ASK])) return [{ seat: CHANCE, question, card, options: all }]
  const asked = Array.from({ length: r.players }, (_, seat) => seat).filter((seat) => s[WAITING] & (1 << seat))
  return asked.map((seat) => ({
    seat,
    question,
    card,
    options: question === 'pick' ? all.filter((option) => seatOf(option.move) === seat) : all,
  }))
}
