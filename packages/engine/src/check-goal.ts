import { type Card, type Goal, type Refusal, type Ruleset, refuse, type Step, startCoinsOf } from '@machinami/cards'
import { startingCards, townsOf } from './check-start.ts'
import { FULL_PURSE } from './limits.ts'
import { stepsOf } from './steps-of.ts'

const cannot = (what: string) => refuse('cannot-be-won', { what })

/** Whether a game can be won at all, as far as its cards tell. What they do not tell, the turn limit ends. */
export function checkGoal(ruleset: Ruleset): Refusal | null {
  const { goal, cards } = ruleset
  const landmarks = cards.filter((card) => card.kind === 'landmark').length
  if (goal.length === 0 && !cards.some(saysWin)) return cannot('goal')
  for (const each of goal) {
    if ('landmarks' in each && (landmarks === 0 || (each.landmarks !== 'all' && each.landmarks > landmarks)))
      return cannot('landmarks')
    if ('contributed' in each && !cards.some((card) => card.kind === 'community')) return cannot('community')
  }
  if (townsOf(ruleset).some(({ slots }) => slots && slots.length < landmarks)) return cannot('slots')
  const dealt = ruleset.market !== 'open' && ruleset.market.some((row) => row.of === 'landmarks')
  if (ruleset.landmarks === 'shared' && !dealt && ruleset.market !== 'open') return cannot('market')
  return canBeReached(ruleset) ? null : cannot('income')
}

const saysWin = (card: Card): boolean => stepsOf(card).some((step) => step.verb === 'win')

/**
 * Whether the goal is within reach of the best town there could be: it holds whatever can be paid with the coins there
 * can ever be, and has no rivals. What this cannot reach, nobody can.
 */
function canBeReached(ruleset: Ruleset): boolean {
  const { cards, goal } = ruleset
  let coins = mostStartCoins(ruleset) * (cards.some(movesCoins) ? ruleset.players : 1)
  let held = startingWith(ruleset)
  const prices = leastPrices(ruleset)
  for (;;) {
    const income = incomeOf(ruleset, held)
    coins = Math.max(coins, income)
    const bought = cards.filter(
      (card) => held.includes(card) || (prices.get(card) ?? Number.POSITIVE_INFINITY) <= coins,
    )
    if (bought.length === held.length) break
    held = bought
  }
  if (goal.length === 0) return held.some(saysWin)
  return held.some(saysWin) || goal.every((each) => isMet(each, cards, held, coins))
}

const movesCoins = (card: Card): boolean => stepsOf(card).some((step) => step.verb === 'take' || step.verb === 'pool')

function isMet(goal: Goal, cards: readonly Card[], held: readonly Card[], coins: number): boolean {
  const count = (all: readonly Card[], kind: Card['kind']) => all.filter((card) => card.kind === kind).length
  if ('coins' in goal) return coins >= goal.coins
  if ('fund' in goal)
    return held.some((card) => stepsOf(card).some((step) => step.verb === 'fund' && step.price <= coins))
  if ('contributed' in goal) return count(held, 'community') === count(cards, 'community')
  return count(held, 'landmark') >= (goal.landmarks === 'all' ? count(cards, 'landmark') : goal.landmarks)
}

const mostStartCoins = (ruleset: Ruleset): number =>
  Math.max(...townsOf(ruleset).map((_, seat) => startCoinsOf(ruleset, seat, 0)), ...[ruleset.startCoins].flat())

function startingWith(ruleset: Ruleset): readonly Card[] {
  const { cards } = ruleset
  const ids = new Set(startingCards(ruleset))
  return cards.filter((card) => card.kind === 'bonus' || ids.has(card.id))
}

/** What each card would cost at the very least, with every discount there is; null for what cannot be had. */
function leastPrices(ruleset: Ruleset): ReadonlyMap<Card, number | null> {
  const { cards } = ruleset
  const slots = townsOf(ruleset).flatMap((town) => town.slots ?? [])
  const powers = cards.flatMap((site) => ('powers' in site ? site.powers : []))
  const less = powers.reduce((sum, power) => sum + (power.power === 'discount' ? power.coins : 0), 0)
  const least = (card: Card): number | null => {
    if (card.kind === 'bonus' || (card.kind === 'establishment' && card.copies === 0)) return null
    if (card.kind === 'community' && card.less) return 0
    const listed = typeof card.cost === 'number' ? [card.cost] : card.cost.filter((price) => price !== null)
    const isBySlot = card.kind === 'landmark' && slots.length > 0 && typeof card.cost === 'number'
    const prices = isBySlot ? slots : listed
    return prices.length === 0 ? null : Math.max(0, Math.min(...prices) - less)
  }
  return new Map(cards.map((card) => [card, least(card)]))
}

/** The most coins that what is held can make of nothing: as good as endless, as soon as the bank pays for anything. */
function incomeOf(ruleset: Ruleset, held: readonly Card[]): number {
  const wakes = (card: Card) => card.kind !== 'establishment' || isWoken(ruleset, card.on, held)
  const steps = [...ruleset.atStart, ...held.flatMap((card) => (wakes(card) ? stepsOf(card) : []))]
  const { bells, pins, mascot } = ruleset
  if (bells?.pays.some((coins) => coins > 0) || (pins?.reward ?? 0) > 0 || (mascot?.pays ?? 0) > 0) return FULL_PURSE
  if (steps.some(isPaidByBank)) return FULL_PURSE
  if (!ruleset.freeCoin) return 0
  // A free coin can only be gathered where somebody else may take it.
  return steps.some((step) => step.verb === 'take' || step.verb === 'pool') ? FULL_PURSE : 1
}

function isPaidByBank(step: Step): boolean {
  if (step.verb === 'pool') return step.remainder === 'bank'
  if (step.verb !== 'gain') return false
  const { amount } = step
  return typeof amount === 'object' && 'each' in amount ? amount.each > 0 : amount !== 0
}

/** Whether dice can show a card's number, or another card may wake it. */
function isWoken({ dice }: Ruleset, on: readonly number[], held: readonly Card[]): boolean {
  const powers = held.flatMap((card) => ('powers' in card ? card.powers : []))
  const two = dice === 2 || powers.some((power) => power.power === 'dice')
  const raise = Math.max(0, ...powers.map((power) => (power.power === 'raise' ? power.by : 0)))
  const nudge = Math.max(0, ...powers.map((power) => (power.power === 'nudge' ? power.by : 0)))
  const highest = Math.min(12, (two ? 12 : 6) + nudge) + raise
  return (
    on.some((number) => number <= highest) ||
    held.some((card) => stepsOf(card).some((step) => step.verb === 'activate'))
  )
}
