import { ALL_CARDS, type CardId } from '@machinami/cards'

/** A card's id without its family, because a Bakery is a Bakery in every game: `mk2-bakery` and `legacy-bakery` too. */
export type Root<Id extends string = CardId> = Id extends `mk2-${infer Rest}` | `legacy-${infer Rest}` ? Rest : Id

export const rootOf = <Id extends string>(id: Id): Root<Id> => id.replace(/^(mk2|legacy)-/, '') as Root<Id>

/** Spreads what is said of each kind of building over all cards of that kind; `own` is what a family calls otherwise. */
export function overFamilies<Word>(
  roots: Readonly<Record<Root, Word>>,
  own: { readonly [id in CardId]?: Word } = {},
): Readonly<Record<CardId, Word>> {
  const entries = ALL_CARDS.map(({ id }) => [id, own[id] ?? roots[rootOf(id)]])
  return Object.fromEntries(entries) as Record<CardId, Word>
}
