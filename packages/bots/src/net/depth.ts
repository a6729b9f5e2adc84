import type { Card, Market, Ruleset } from '@machinami/cards'

/** What every game may choose for itself, and what is no rule at all: a net does not mind. */
const OF_EACH_GAME = ['edition', 'players', 'market', 'order', 'first', 'turnLimit', 'names', 'cards'] as const
type OfEachGame = (typeof OF_EACH_GAME)[number]

/** The rules a net was taught: what all its games had in common, and what they chose. */
export interface Taught {
  readonly rules: Omit<Ruleset, OfEachGame>
  readonly cards: readonly Card[]
  readonly markets: readonly Market[]
  readonly players: readonly number[]
}

/** How far rules are from those that a net was taught, and in what. */
export interface Depth {
  /** 0 for rules as they were taught; a card that it has never seen is 0.25. */
  readonly distance: number
  /** Cards it has never seen, cards that have changed, cards that it misses; fields of the rules that are other ones. */
  readonly unknown: readonly string[]
  readonly changed: readonly string[]
  readonly missing: readonly string[]
  readonly rules: readonly string[]
}

/** How well a net knows a game: as it was taught, nearly so, or not: then it is out of its depth. */
export type Familiarity = 'taught' | 'near' | 'far'

/**
 * What differences count, by how much less a net won against the planner with them (docs/BOTS.md): ten new establishments hardly
 * matter, a second landmark more or less ends its lead, because it knows a goal landmark by landmark.
 */
const AN_ESTABLISHMENT = 0.25
const ALL_LANDMARKS = 8
const A_PRICE = 0.25
const A_MARKET = 0.5
const A_NUMBER_OF_PLAYERS = 2
/** Coins more or less at the start that count as 1. */
const A_PURSE = 5
/** A field that nobody thought of, and those that were thought of. */
const A_FIELD = 1
const FIELDS: { readonly [field: string]: number } = {
  goal: 1.5,
  rerollMayChangeDice: 0.25,
  freeCoin: 0.5,
  townSquare: 0.5,
  landmarks: Number.POSITIVE_INFINITY,
}

/** Rules are near as long as no more than this part of their cards is strange (docs/BOTS.md has what was measured). */
const NEAR = 0.15

export function taughtBy(rulesets: readonly Ruleset[]): Taught {
  const [first] = rulesets
  const rules = Object.entries(first).filter(([field]) => !isOfEachGame(field))
  const markets = new Map(rulesets.map(({ market }) => [JSON.stringify(market), market]))
  return {
    rules: Object.fromEntries(rules) as Taught['rules'],
    cards: first.cards,
    markets: [...markets.values()],
    players: [...new Set(rulesets.map(({ players }) => players))].sort((a, b) => a - b),
  }
}

const isOfEachGame = (field: string): boolean => (OF_EACH_GAME as readonly string[]).includes(field)

export function depthOf(taught: Taught, ruleset: Ruleset): Depth {
  const known = new Map(taught.cards.map((card) => [card.id, card]))
  const played = new Set(ruleset.cards.map(({ id }) => id))
  const landmarks = taught.cards.filter(({ kind }) => kind === 'landmark').length
  const whole = ({ kind }: Card) =>
    kind === 'establishment' ? AN_ESTABLISHMENT : ALL_LANDMARKS / Math.max(1, landmarks)
  const unknown = ruleset.cards.filter(({ id }) => !known.has(id))
  const missing = taught.cards.filter(({ id }) => !played.has(id))
  const changed = ruleset.cards
    .map((card) => ({ id: card.id, by: changeOf(known.get(card.id) ?? card, card, whole(card)) }))
    .filter(({ by }) => by > 0)
  const rules = fieldsBetween(taught, ruleset)
  return {
    distance: sum([...unknown, ...missing].map(whole)) + sum([...changed, ...rules].map(({ by }) => by)),
    unknown: unknown.map(({ id }) => id),
    changed: changed.map(({ id }) => id),
    missing: missing.map(({ id }) => id),
    rules: rules.map(({ field }) => field),
  }
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)

/** How well a net at such a depth knows a game of so many cards. */
export function familiarityOf({ distance }: Depth, cards: number): Familiarity {
  if (distance === 0) return 'taught'
  return distance <= NEAR * cards ? 'near' : 'far'
}

interface Difference {
  readonly field: string
  readonly by: number
}

function fieldsBetween(taught: Taught, ruleset: Ruleset): Difference[] {
  const before = taught.rules as { readonly [field: string]: unknown }
  const now = ruleset as unknown as { readonly [field: string]: unknown }
  const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((field) => !isOfEachGame(field))
  const found = fields
    .filter((field) => !isSame(before[field], now[field]))
    .map((field) => ({ field, by: fieldChange(field, before[field], now[field]) }))
  if (!taught.markets.some((market) => isSame(market, ruleset.market))) found.push({ field: 'market', by: A_MARKET })
  if (!taught.players.includes(ruleset.players)) found.push({ field: 'players', by: A_NUMBER_OF_PLAYERS })
  return found
}

function fieldChange(field: string, before: unknown, now: unknown): number {
  if (typeof before === 'number' && typeof now === 'number' && field === 'startCoins')
    return Math.abs(before - now) / A_PURSE
  return Object.hasOwn(FIELDS, field) ? FIELDS[field] : A_FIELD
}

/** How much of a card has changed: nothing, its price, or what it does. */
function changeOf(before: Card, now: Card, whole: number): number {
  const { cost: costBefore, source: _, ...restBefore } = { cost: 0, source: null, ...before }
  const { cost: costNow, source: __, ...restNow } = { cost: 0, source: null, ...now }
  if (!isSame(restBefore, restNow)) return whole
  return isSame(costBefore, costNow) ? 0 : A_PRICE
}

/** Equal in content, whatever the order of fields; a field without a value is none. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [fieldsOfA, fieldsOfB] = [a, b].map((each) => Object.entries(each).filter(([, value]) => value !== undefined))
  const inB = new Map<string, unknown>(fieldsOfB)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    fieldsOfA.length === fieldsOfB.length &&
    fieldsOfA.every(([field, value]) => inB.has(field) && isSame(value, inB.get(field)))
  )
}
