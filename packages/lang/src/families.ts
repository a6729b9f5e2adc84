import type { CardId } from '@machinami/cards'
import { valueOf } from './text.ts'

/** A card's id without its family, because a Bakery is a Bakery in every game: `mk2-bakery` and `legacy-bakery` too. */
export type Root<Id extends string = CardId> = Id extends `mk2-${infer Rest}` | `legacy-${infer Rest}` ? Rest : Id

export const rootOf = <Id extends string>(id: Id): Root<Id> => id.replace(/^(mk2|legacy)-/, '') as Root<Id>

/** Things that rules put on the table besides cards. A ruleset may bring its own names for them, as for cards. */
export type Marker = 'token' | 'mascot' | 'pin' | 'fund'

/** What is said of a card or a marker, if anything is. */
export type WordOf<Word> = (id: string) => Word | undefined

/** Spreads what is said of each kind of building over all cards of that kind; `own` is what a family calls otherwise. */
export function overFamilies<Word>(
  roots: Readonly<Record<Root | Marker, Word>>,
  own: { readonly [id in CardId]?: Word } = {},
): WordOf<Word> {
  return (id) => valueOf<Word>(own, id) ?? valueOf<Word>(roots, rootOf(id))
}
