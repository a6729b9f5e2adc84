import type { Ruleset, TownRules } from './ruleset.ts'

/** What a town begins with and builds by: the ruleset's fields, with those of its own laid over them. */
export interface TownSetup extends Omit<TownRules, 'startCoins'> {
  readonly startCards: readonly string[]
  /** The bonus cards that stand in it. */
  readonly bonus: readonly string[]
  readonly flags: number
}

export function townOf(ruleset: Ruleset, seat: number): TownSetup {
  const { startCards, slots, townSquare, token, bells, cards, towns } = ruleset
  const bonus = cards.filter((card) => card.kind === 'bonus').map((card) => card.id)
  const common = {
    ...{ startCards, bonus, flags: bells?.flags ?? 0 },
    ...(slots && { slots }),
    ...(townSquare && { townSquare }),
    ...(token && { token }),
  }
  return { ...common, ...towns?.[seat] }
}

/** What a town's purse begins with when `first` begins. */
export function startCoinsOf({ startCoins, towns, players }: Ruleset, seat: number, first: number): number {
  const own = towns?.[seat]?.startCoins
  if (own !== undefined) return own
  if (typeof startCoins === 'number') return startCoins
  const distance = (seat - first + players) % players
  return startCoins[Math.min(distance, startCoins.length - 1)]
}
