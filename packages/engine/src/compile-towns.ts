import { type Ruleset, startCoinsOf, type TownSquare, townOf } from '@machinami/cards'
import type { TownTables } from './rules.ts'

export const seatsOf = ({ players }: Ruleset): number[] => Array.from({ length: players }, (_, seat) => seat)

/** The town square cards a town has to choose among; without a choice they are simply given. */
export function picksIn(ruleset: Ruleset, seat: number): TownSquare | undefined {
  const { townSquare } = townOf(ruleset, seat)
  return townSquare && townSquare.cards.length > townSquare.marks ? townSquare : undefined
}

/** What each town begins with: cards of the ruleset or its own, town square cards nobody has to choose, bonus cards. */
export function startTables(ruleset: Ruleset, numberOf: ReadonlyMap<string, number>) {
  const numbers = (ids: readonly string[]) => ids.map((id) => numberOf.get(id) as number)
  const given = (seat: number): readonly string[] => {
    const { startCards, townSquare, bonus } = townOf(ruleset, seat)
    return [...startCards, ...(picksIn(ruleset, seat) ? [] : (townSquare?.cards ?? [])), ...bonus]
  }
  const picks = seatsOf(ruleset).map((seat) => {
    const { cards = [], marks = 0 } = picksIn(ruleset, seat) ?? {}
    return { cards: numbers(cards), marks }
  })
  const { mascot } = ruleset
  const towns: TownTables = {
    coins: startCoins(ruleset),
    tokens: Uint8Array.from(seatsOf(ruleset), (seat) => (townOf(ruleset, seat).token === 'ready' ? 1 : 0)),
    homes: Uint8Array.from(seatsOf(ruleset), (seat) => townOf(ruleset, seat).home ?? 0),
    mascot: mascot ? (numberOf.get(mascot.starts) as number) : -1,
    pick: picks.some(({ marks }) => marks > 0),
  }
  return { startCards: seatsOf(ruleset).map((seat) => Int16Array.from(numbers(given(seat)))), picks, towns }
}

function startCoins(ruleset: Ruleset): Int16Array[] {
  const { first, startCoins } = ruleset
  const isLater = typeof startCoins === 'object' && first === 'highest-roll'
  const whoBegins = isLater ? seatsOf(ruleset) : [first === 'highest-roll' ? 0 : first]
  return whoBegins.map((begins) => Int16Array.from(seatsOf(ruleset), (seat) => startCoinsOf(ruleset, seat, begins)))
}
