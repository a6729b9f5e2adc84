import { type Card, type Refusal, type Ruleset, refuse, type Step } from '@machinami/cards'
import { startingCards } from './check-start.ts'
import { isThrown } from './codes.ts'
import { MOST_BOOST, MOST_CARDS, MOST_COPIES, MOST_DRAWS, MOST_STEPS } from './limits.ts'
import { stepsOf } from './steps-of.ts'

/** Whether everything a ruleset adds up to stays within what the engine can hold. */
export function checkLimits(ruleset: Ruleset): Refusal | null {
  const { cards } = ruleset
  if (cards.length > MOST_CARDS) return beyond(`${cards.length} cards`, MOST_CARDS)
  const steps = cards.reduce((sum, card) => sum + stepsOf(card).length, 0)
  if (steps > MOST_STEPS) return beyond(`${steps} steps`, MOST_STEPS)
  const many = cards.find((card) => mostInTown(ruleset, card) > MOST_COPIES)
  if (many) return beyond(many.id, MOST_COPIES)
  const swollen = cards.find((card) => boostOn(cards, card) > MOST_BOOST)
  if (swollen) return beyond(swollen.id, MOST_BOOST)
  const draws = drawsInTurn(ruleset)
  return draws > MOST_DRAWS ? beyond(`${draws} draws`, MOST_DRAWS) : null
}

const beyond = (what: string, most: number): Refusal => refuse('broken-ruleset', { what, wanted: `0-${most}` })

/** How many copies of a card could come together in one town. */
function mostInTown(ruleset: Ruleset, card: Card): number {
  if (card.kind !== 'establishment') return 0
  const inTowns = startingCards(ruleset).filter((id) => id === card.id).length
  return (card.copies === 'players' ? ruleset.players : card.copies) + inTowns
}

/** What all landmarks of a game together could add to a card. */
function boostOn(cards: readonly Card[], card: Card): number {
  if (card.kind !== 'establishment') return 0
  const powers = cards.flatMap((site) => ('powers' in site ? site.powers : []))
  return powers.reduce(
    (sum, power) => sum + (power.power === 'boost' && power.icons.includes(card.icon) ? power.coins : 0),
    0,
  )
}

/** Dice and cards that one turn could ask of chance, at the very most: the market dealt anew, every boat out, again and again. */
function drawsInTurn(ruleset: Ruleset): number {
  const { cards, players } = ruleset
  const acting = (card: Card) => Math.max(1, mostInTown(ruleset, card))
  const count = (test: (step: Step) => boolean) =>
    cards.map((card) => acting(card) * stepsOf(card).filter((step) => test(step)).length)
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  const throws = count(isThrown)
  const activations = sum(count((step) => step.verb === 'activate'))
  const dealt = cards.reduce(
    (all, card) => all + ('copies' in card && card.copies !== 'players' ? card.copies : players),
    0,
  )
  return 4 + dealt + 2 * (sum(throws) + activations * Math.max(0, ...throws))
}
