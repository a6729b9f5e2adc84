import { type Card, type Refusal, type Ruleset, refuse, type Step } from '@machinami/cards'
import { faultInShape } from './check-shape.ts'
import { areInPlace } from './check-steps.ts'
import { isThrown, stepAsks } from './codes.ts'
import { MOST_CARDS } from './moves.ts'
import { FULL_PURSE } from './mutate.ts'

/** What makes a ruleset unplayable, or null. Everything the engine trusts later is looked at here. */
export function checkRuleset(ruleset: Ruleset): Refusal | null {
  const fault = faultInShape(ruleset)
  if (fault !== null) return refuse('broken-ruleset', { what: fault })
  const { cards, players } = ruleset
  if (!Number.isInteger(players) || players < 2 || players > 5)
    return refuse('wrong-player-count', { what: String(players), wanted: '2-5' })
  const ids = new Set<string>()
  for (const card of cards) {
    if (ids.has(card.id)) return refuse('broken-ruleset', { what: card.id })
    ids.add(card.id)
  }
  if (cards.length > MOST_CARDS)
    return refuse('broken-ruleset', { what: `${cards.length} cards`, wanted: `${MOST_CARDS}` })
  const square = ruleset.townSquare?.cards ?? []
  const named = [...ruleset.startCards, ...square, ...cards.flatMap(cardsNamedBy), ...cardsIn(ruleset.atStart)]
  const unknown = named.find((id) => !ids.has(id))
  if (unknown !== undefined) return refuse('unknown-card', { what: unknown })
  const odd = cards.find((card) => !isPlayable(card))
  if (odd) return refuse('broken-ruleset', { what: odd.id })
  return checkStart(ruleset) ?? checkGoal(ruleset)
}

/** What every town begins with must be possible: establishments, enough of them to pick, steps that need no card. */
function checkStart(ruleset: Ruleset): Refusal | null {
  const { cards, startCards, townSquare, first, players } = ruleset
  const isEstablishment = (id: string) => cards.some((card) => card.id === id && card.kind === 'establishment')
  const odd = [...startCards, ...(townSquare?.cards ?? [])].find((id) => !isEstablishment(id))
  if (odd !== undefined) return refuse('broken-ruleset', { what: odd })
  if (
    townSquare &&
    (townSquare.marks > townSquare.cards.length || new Set(townSquare.cards).size < townSquare.cards.length)
  )
    return refuse('broken-ruleset', { what: 'townSquare' })
  const many = cards.find((card) => mostInTown(ruleset, card) > MOST_COPIES)
  if (many) return refuse('broken-ruleset', { what: many.id, wanted: `${MOST_COPIES}` })
  if (!areInPlace(ruleset.atStart, 'start')) return refuse('broken-ruleset', { what: 'atStart' })
  return first === 'highest-roll' || first < players ? null : refuse('unknown-seat', { what: String(first + 1) })
}

/** How many copies of a card could come together in one town: a position holds no more than seven bits of them. */
function mostInTown({ players, startCards, townSquare }: Ruleset, card: Card): number {
  if (card.kind !== 'establishment') return 0
  const perTown = [...startCards, ...(townSquare?.cards ?? [])].filter((id) => id === card.id).length
  return (card.copies === 'players' ? players : card.copies) + players * perTown
}

const MOST_COPIES = 127

function cardsNamedBy(card: Card): string[] {
  const discounts =
    'powers' in card
      ? card.powers.flatMap((each) => (each.power === 'discount' && each.on !== 'landmarks' ? [each.on.card] : []))
      : []
  return [...cardsIn(stepsOf(card)), ...discounts]
}

function cardsIn(steps: readonly Step[]): string[] {
  const conditions = steps.flatMap((step) => ('if' in step && step.if && 'has' in step.if ? [step.if.has] : []))
  const counts = steps.flatMap((step) => {
    const amount = 'amount' in step ? step.amount : 0
    return typeof amount === 'object' && 'per' in amount && typeof amount.per === 'object' && 'card' in amount.per
      ? [amount.per.card]
      : []
  })
  return [...conditions, ...counts]
}

function stepsOf(card: Card): readonly Step[] {
  if (card.kind === 'establishment') return [...card.does, ...(card.whenBuilt ?? [])]
  if (card.kind === 'action') return card.does
  return card.powers.flatMap((power) => (power.power === 'when' ? power.does : []))
}

function isPlayable(card: Card): boolean {
  if (card.kind === 'action') return areInPlace(card.does, 'built')
  if (card.kind !== 'establishment')
    return card.powers.every(
      (power) => power.power !== 'when' || (power.does.length > 0 && areInPlace(power.does, power.trigger)),
    )
  if (card.on.length === 0 || card.does.length === 0) return false
  if (!areInPlace(card.does, 'roll') || !areInPlace(card.whenBuilt ?? [], 'built')) return false
  // Cards that act in other players' turns may not wait for an answer of their owner; boats do nothing but pay a throw.
  const outOfTurn = card.color === 'red' || card.color === 'blue'
  const isBoat = isThrown(card.does[0]) && (card.color === 'blue' || card.color === 'green')
  return isBoat ? card.does.length === 1 : !outOfTurn || !card.does.some(stepAsks)
}

function checkGoal(ruleset: Ruleset): Refusal | null {
  const landmarks = ruleset.cards.filter((card) => card.kind === 'landmark').length
  const wins = ruleset.cards.some((card) => stepsOf(card).some((step) => step.verb === 'win'))
  const cannot = (what: string) => refuse('cannot-be-won', { what })
  if (ruleset.goal.length === 0 && !wins) return cannot('goal')
  for (const goal of ruleset.goal) {
    if ('landmarks' in goal && (landmarks === 0 || (goal.landmarks !== 'all' && goal.landmarks > landmarks)))
      return cannot('landmarks')
    if ('contributed' in goal && !ruleset.cards.some((card) => card.kind === 'community')) return cannot('community')
    if ('coins' in goal && !(goal.coins > 0 && goal.coins <= FULL_PURSE)) return cannot('coins')
  }
  if (ruleset.slots && ruleset.slots.length < landmarks) return cannot('slots')
  const dealt = ruleset.market !== 'open' && ruleset.market.some((row) => row.of === 'landmarks')
  if (ruleset.landmarks === 'shared' && !dealt && ruleset.market !== 'open') return cannot('market')
  const earns = ruleset.cards.some((card) => stepsOf(card).some((step) => step.verb === 'gain'))
  return earns ? null : cannot('income')
}
