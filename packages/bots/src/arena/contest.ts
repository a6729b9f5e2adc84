import type { Unit } from './compare.ts'
import { decide, verdictOf } from './statistics.ts'

/** A sequential test may stop only at fixed looks: others would be chosen by luck. */
export const LOOK_EVERY = 20

/** Whether a sequential test for so much gain may stop after these units. */
export function isSettled(units: readonly Unit[], players: number, gain: number): boolean {
  if (units.length === 0 || units.length % LOOK_EVERY !== 0) return false
  return decide(verdictOf(units, players), 1 / players, gain) !== 'open'
}
