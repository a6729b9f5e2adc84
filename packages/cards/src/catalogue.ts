import { EDITIONS, type Edition, MARKETS } from './editions.ts'
import { HOUSE_RULES, type HouseRule } from './house-rules.ts'
import { PAST } from './past.ts'
import type { Market } from './ruleset.ts'
import type { Card } from './vocabulary.ts'

/** An edition with its cards by name. */
export interface Listed extends Omit<Edition, 'cards'> {
  readonly cards: readonly string[]
}

/** Everything a set-up can name, as it was at one time: one release of the rules. */
export interface Catalogue {
  readonly cards: { readonly [id: string]: Card }
  readonly editions: { readonly [id: string]: Listed }
  readonly markets: { readonly [id: string]: Market }
  readonly house: { readonly [id: string]: HouseRule }
}

/**
 * A release by what was different in it from the one after it: fields of cards and editions, whole markets and house
 * rules. `null` is what did not exist yet.
 */
export type Past = { readonly [part in keyof Catalogue]?: { readonly [id: string]: unknown } }

const listed = ({ cards, ...edition }: Edition): Listed => ({ ...edition, cards: cards.map(({ id }) => id) })

const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
  Object.fromEntries(all.map((each) => [each.id, each]))

const each = <T, U>(all: { readonly [id: string]: T }, change: (one: T) => U): { [id: string]: U } =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, change(one)]))

export const TODAY: Catalogue = {
  cards: byId(Object.values<Edition>(EDITIONS).flatMap(({ cards }) => cards)),
  editions: each<Edition, Listed>(EDITIONS, listed),
  markets: MARKETS,
  house: byId<HouseRule>(HOUSE_RULES),
}

/** Every release of the rules, the newest first. */
export function* catalogues(): Generator<Catalogue> {
  let catalogue = TODAY
  yield catalogue
  for (const past of PAST) {
    catalogue = before(catalogue, past)
    yield catalogue
  }
}

/** A release, from the one after it. */
export function before(after: Catalogue, past: Past): Catalogue {
  return {
    cards: laidOver(after.cards, past.cards, fieldsOver),
    editions: laidOver(after.editions, past.editions, fieldsOver),
    markets: laidOver(after.markets, past.markets, (_, market) => market),
    house: laidOver(after.house, past.house, (_, rule) => rule),
  }
}

type All<T> = { readonly [id: string]: T }

/** All of them, with those that were different as they were. */
function laidOver<T extends object | string>(all: All<T>, were: All<unknown> = {}, as: (now: T, was: T) => T): All<T> {
  const then = new Map<string, T>(Object.entries(all))
  for (const [id, was] of Object.entries(were))
    if (was === null) then.delete(id)
    else then.set(id, as(all[id], was as T))
  return Object.fromEntries(then)
}

const fieldsOver = <T extends object>(now: T, fields: T): T =>
  Object.fromEntries(Object.entries({ ...now, ...fields }).filter(([, field]) => field !== null)) as T
