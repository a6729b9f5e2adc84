import { inOrder } from './codes/in-order.ts'
import * as Q from './codes/question.ts'

/** Everything a game can wait for; `none` is a game that is over. */
export { Q }
export type QuestionKind = keyof typeof Q
export const QUESTIONS = inOrder(Q)

export const isChance = (question: number): boolean => question >= Q.throw && question <= Q.draw

/** The question of a code, by its name. */
export const questionNamed = (question: number): QuestionKind => QUESTIONS[question]
