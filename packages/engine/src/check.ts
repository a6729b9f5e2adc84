import { type Card, type Refusal, type Ruleset, refuse, type Step } from '@machinami/cards'
import { checkGoal } from './check-goal.ts'
import { checkLimits } from './check-limits.ts'
import { checkMarkers } from './check-markers.ts'
import { faultInShape } from './check-shape.ts'
import { checkStart, startingCards } from './check-start.ts'
import { areInPlace } from './check-steps.ts'
import { isThrown, stepAsks } from './codes.ts'
import { MOST_PLAYERS } from './limits.ts'
import { stepsOf, termsOf } from './steps-of.ts'

/** What makes a ruleset unplayable, or null. Everything the engine trusts later is looked at here. */
export function checkRuleset(ruleset: Ruleset): Refusal | null {
  const fault = faultInShape(ruleset)
  if (fault !== null) return refuse('broken-ruleset', { what: fault })
  const { cards, players } = ruleset
  if (!Number.isInteger(players) || players < 2 || players > MOST_PLAYERS)
    return refuse('wrong-player-count', { what: String(players), wanted: `2-${MOST_PLAYERS}` })
  const ids = new Set<string>()
  for (const card of cards) {
    if (ids.has(card.id)) return refuse('broken-ruleset', { what: card.id })
    ids.add(card.id)
  }
  const bonus = ruleset.towns?.flatMap((town) => town.bonus ?? []) ?? []
  const named = [
    ...startingCards(ruleset),
    ...bonus,
    ...(ruleset.mascot ? [ruleset.mascot.starts] : []),
    ...cards.flatMap(cardsNamedBy),
    ...cardsIn(ruleset.atStart),
  ]
  const unknown = named.find((id) => !ids.has(id))
  if (unknown !== undefined) return refuse('unknown-card', { what: unknown })
  const odd = cards.find((card) => !isPlayable(card))
  if (odd) return refuse('broken-ruleset', { what: odd.id })
  return checkLimits(ruleset) ?? checkStart(ruleset) ?? checkMarkers(ruleset) ?? checkGoal(ruleset)
}

function cardsNamedBy(card: Card): string[] {
  const discounts =
    'powers' in card
      ? card.powers.flatMap((each) => (each.power === 'discount' && typeof each.on === 'object' ? [each.on.card] : []))
      : []
  return [...cardsIn([...stepsOf(card), ...termsOf(card)]), ...discounts]
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

function isPlayable(card: Card): boolean {
  if (card.kind === 'action') return areInPlace(card.does, 'built') && areInPlace(termsOf(card), 'built')
  if (card.kind === 'community' && !areInPlace(termsOf(card), 'built')) return false
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
