import { type Ruleset, rulesetFor } from '@machinami/cards'

const CARDS: readonly string[] = ['bakery', 'cafe', 'convenience-store', 'train-station', 'shopping-mall']
const COPIES = 2

/** A game small enough to be solved: three kinds of cards, two of each, two landmarks. */
export function miniRuleset(ids: readonly string[] = CARDS): Ruleset {
  const base = rulesetFor({ edition: 'base', players: 2 }) as Ruleset
  const cards = base.cards
    .filter((card) => ids.includes(card.id))
    .map((card) => (card.kind === 'establishment' ? { ...card, copies: COPIES } : card))
  return { ...base, edition: 'mini', cards, startCards: ['bakery'] }
}
