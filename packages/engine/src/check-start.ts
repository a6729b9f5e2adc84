import { type Refusal, type Ruleset, refuse, type TownSetup, townOf } from '@machinami/cards'
import { areInPlace } from './check-steps.ts'

/** All cards that towns begin with or pick from. */
export const startingCards = (ruleset: Ruleset): string[] =>
  townsOf(ruleset).flatMap(({ startCards, townSquare }) => [...startCards, ...(townSquare?.cards ?? [])])

export const townsOf = (ruleset: Ruleset): TownSetup[] =>
  Array.from({ length: ruleset.players }, (_, seat) => townOf(ruleset, seat))

/** What every town begins with must be possible: establishments, enough of them to pick, steps that need no card. */
export function checkStart(ruleset: Ruleset): Refusal | null {
  const { cards, first, players, towns, atStart } = ruleset
  const broken = (what: string) => refuse('broken-ruleset', { what })
  if (towns && towns.length !== players) return broken('towns')
  const isOf = (kind: string) => (id: string) => cards.some((card) => card.id === id && card.kind === kind)
  const odd = startingCards(ruleset).find((id) => !isOf('establishment')(id))
  if (odd !== undefined) return broken(odd)
  for (const { townSquare, bonus } of townsOf(ruleset)) {
    const stray = bonus.find((id, nth) => !isOf('bonus')(id) || bonus.indexOf(id) !== nth)
    if (stray !== undefined) return broken(stray)
    if (townSquare && (townSquare.marks > townSquare.cards.length || hasTwins(townSquare.cards)))
      return broken('townSquare')
  }
  if (!areInPlace(atStart, 'start')) return broken('atStart')
  return first === 'highest-roll' || first < players ? null : refuse('unknown-seat', { what: String(first + 1) })
}

const hasTwins = (ids: readonly string[]): boolean => new Set(ids).size < ids.length
