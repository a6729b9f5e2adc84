import { type Card, type Count, type Refusal, type Ruleset, refuse, type Step } from '@machinami/cards'
import { townsOf } from './check-start.ts'
import { fundOf, hasTokens } from './compile-markers.ts'
import { stepsOf, termsOf } from './steps-of.ts'

/** What cards speak of must lie on the table, and what lies there must be possible. */
export function checkMarkers(ruleset: Ruleset): Refusal | null {
  const broken = (what: string) => refuse('broken-ruleset', { what })
  const { cards, mascot, bells, goal, atStart } = ruleset
  const lacking = cards.find((card) => needsOf(card).some((need) => !has(ruleset, need)))
  if (lacking) return broken(lacking.id)
  if (atStart.some((step) => needsOfStep(step).some((need) => !has(ruleset, need)))) return broken('atStart')
  const host = cards.find((card) => card.id === mascot?.starts)
  if (mascot && !(host?.kind === 'establishment' && host.color !== 'purple')) return broken('mascot')
  if (fundOf(ruleset) && goal.length > 1) return broken('goal')
  const homes = townsOf(ruleset).flatMap(({ home }) => home ?? [])
  if (new Set(homes).size < homes.length || homes.some((home) => home > (bells?.pays.length ?? 0)))
    return broken('home')
  return null
}

type Need = 'tokens' | 'bells' | 'pins' | 'mascot' | 'fund'

function has(ruleset: Ruleset, need: Need): boolean {
  if (need === 'tokens') return hasTokens(ruleset)
  return need === 'fund' ? fundOf(ruleset) !== undefined : ruleset[need] !== undefined
}

function needsOf(card: Card): Need[] {
  const powers = 'powers' in card ? card.powers : []
  const token = powers.some(({ power }) => power === 'nudge' || power === 'one-die')
  return [...(token ? ['tokens' as const] : []), ...[...stepsOf(card), ...termsOf(card)].flatMap(needsOfStep)]
}

function needsOfStep(step: Step): Need[] {
  const amount = 'amount' in step ? step.amount : 0
  const counted = typeof amount === 'object' && 'per' in amount ? needOfCount(amount.per) : []
  const condition: Need[] = 'if' in step && step.if && 'allPins' in step.if ? ['pins'] : []
  return [...counted, ...condition, ...needOfVerb(step.verb)]
}

function needOfCount(count: Count): Need[] {
  if (count === 'flags') return ['bells']
  return count === 'pins' || count === 'mascot' ? [count] : []
}

function needOfVerb(verb: Step['verb']): Need[] {
  switch (verb) {
    case 'ready':
      return ['tokens']
    case 'hang':
      return ['bells']
    case 'take-pin':
      return ['pins']
    case 'move-mascot':
      return ['mascot']
    case 'fund':
      return ['fund']
    default:
      return []
  }
}
