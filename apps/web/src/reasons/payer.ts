import type { Card } from '@machinami/cards'
import type { Game } from '../game/game.ts'

const paysForNothing = (card: Card): boolean =>
  'powers' in card && card.powers.some((power) => power.power === 'when' && power.trigger === 'built-nothing')

/** The building that pays a seat for building nothing, if it has one; some work for everyone, whoever built them. */
export function payerForPassing(game: Game, seat: number): string | null {
  const stands = (id: string) => game.shown.value.towns.filter(({ sites }) => sites.some((s) => s.id === id && s.built))
  const works = (card: Card) =>
    stands(card.id).some((town) => town.seat === seat || (card.kind === 'landmark' && card.for === 'everyone'))
  return [...game.cards.values()].find((card) => paysForNothing(card) && works(card))?.id ?? null
}
