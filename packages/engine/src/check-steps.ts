import type { Step, Trigger } from '@machinami/cards'
import { stepAsks } from './codes.ts'

/** Where steps stand: on a card the dice wake, where something is built, at the start, or behind a landmark's trigger. */
type Place = 'roll' | 'start' | Trigger

/** Whether every step can be carried out where it stands. */
export function areInPlace(steps: readonly Step[], place: Place): boolean {
  return steps.every((step, nth) => isInPlace(step, place) && hasItsCount(step, steps[nth - 1]))
}

function isInPlace(step: Step, place: Place): boolean {
  const mayAsk = place !== 'start' && place !== 'built-nothing' && place !== 'no-coins' && place !== 'guest'
  if (stepAsks(step) && !mayAsk) return false
  switch (step.verb) {
    case 'leave':
      return place === 'roll'
    case 'close':
      return step.what === 'a-type' || place === 'roll'
    case 'win':
      return place === 'built'
    case 'extra-turn':
      return place !== 'start' && place !== 'guest'
    case 'extra-action':
      return place !== 'start' && place !== 'built-nothing' && place !== 'guest'
    default:
      return true
  }
}

/** "Closed now" counts what the step before it has closed. */
function hasItsCount(step: Step, before: Step | undefined): boolean {
  const counts = 'amount' in step && typeof step.amount === 'object' && 'per' in step.amount
  return (
    !counts ||
    step.amount.per !== 'closed-now' ||
    (before?.verb === 'close' && before.what === 'a-type' && !stepAsks(step))
  )
}
