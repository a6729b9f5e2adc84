import type { Rules } from '@machinami/engine'
import { type DiceThrow, throwsOf } from './throws.ts'

/** A throw that is looked at when income is worked out; totals above 12 are reached by raising the throw. */
export interface Slot {
  readonly total: number
  readonly die1: number
  readonly die2: number
  readonly isRaised: boolean
}

/** A possible result of a throw: which slot tells what everybody earns, and how likely it is. */
export interface Outcome {
  readonly slot: number
  /** The slot when the player raises the total, -1 when they cannot. */
  readonly raisedSlot: number
  readonly total: number
  readonly isDouble: boolean
  readonly chance: number
}

export interface Throws {
  readonly slots: readonly Slot[]
  /** By number of dice; entry 0 is empty. */
  readonly outcomes: readonly (readonly Outcome[])[]
}

/** The throws of a ruleset that can differ in what they earn. */
export function planThrows(r: Rules): Throws {
  const doublesPay = r.effects.some((effect) => effect.on === -1)
  const doublesMatter = doublesPay || r.extraTurns.some((effect) => effect.on === -1)
  const diceMatter = r.effects.some((effect) => effect.on === -2 && effect.dice === 2)
  const slots: Slot[] = []
  const slotFor = (total: number, die1: number, die2: number, isRaised = false): number => {
    const same = slots.findIndex(
      (slot) => slot.total === total && slot.isRaised === isRaised && alike(slot, die1, die2),
    )
    return same >= 0 ? same : slots.push({ total, die1, die2, isRaised }) - 1
  }
  const alike = (slot: Slot, die1: number, die2: number): boolean =>
    (!diceMatter || slot.die2 > 0 === die2 > 0) && (!doublesPay || (slot.die1 === slot.die2) === (die1 === die2))
  const outcome = ({ die1, die2, chance }: DiceThrow): Outcome => {
    const total = die1 + die2
    const by = Math.max(0, ...r.raises.map((raise) => (total >= raise.from ? raise.by : 0)))
    const slot = slotFor(total, die1, die2)
    const raisedSlot = by > 0 ? slotFor(total + by, die1, die2, true) : -1
    return { slot, raisedSlot, total, isDouble: die1 === die2, chance }
  }
  const outcomes = [[], ...[1, 2].map((dice) => throwsOf(dice, doublesMatter).map(outcome))]
  return { slots, outcomes }
}
