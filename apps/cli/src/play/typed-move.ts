import { parseAnswer } from '@machinami/engine'
import { searchable } from '../searchable.ts'
import type { Ask } from './asker.ts'

/** The offer that a typed move means, whatever it calls its card; -1 where there is none, or more than one. */
export function offerFor(ask: Ask, text: string): number {
  const exact = ask.offers.findIndex(({ notation }) => notation === text)
  if (exact >= 0) return exact
  const moves = spelled(ask, text)
  const meant = ask.offers.flatMap(({ notation }, nth) => (moves.includes(notation) ? [nth] : []))
  return meant.length === 1 ? meant[0] : -1
}

/** A typed move as records write it, in every way it can be meant: `build wheat field` is `build wheat-field`. */
export function spelled({ cards = [], seat }: Ask, text: string): string[] {
  const [verb, ...rest] = text.split(' ')
  const said = ` ${searchable(rest.join(' '))} `
  const moves = cards.flatMap(({ id, words }) =>
    words
      .map((word) => ` ${searchable(word)} `)
      .filter((word) => said.includes(word))
      .map((word) => (verb + said.replace(word, ` ${id} `)).trimEnd()),
  )
  // Moves without a card are as they are.
  const answer = parseAnswer(text, seat)
  return [...new Set(answer && !('card' in answer) ? [text, ...moves] : moves)]
}
