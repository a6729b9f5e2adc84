import type { Answer } from '@machinami/engine'

/** The answer a lesson wants now. */
export interface Wanted {
  readonly kind: string
  readonly card?: string
  readonly dice?: number
}

export const isWanted = (answer: Answer, { kind, card, dice }: Wanted): boolean =>
  answer.kind === kind &&
  (card === undefined || ('card' in answer && answer.card === card)) &&
  (dice === undefined || ('dice' in answer && answer.dice === dice))
