import type { Unit } from './compare.ts'
import { type Decision, decide, verdictOf } from './statistics.ts'

/** A sequential test may stop only at fixed looks: others would be chosen by luck. */
export const LOOK_EVERY = 20

/** Where a test with so many units looks next. */
export const nextLook = (units: number): number => (Math.floor(units / LOOK_EVERY) + 1) * LOOK_EVERY

/** What a sequential test for so much gain said at its last look: units played since then change nothing. */
export function decisionOf(units: readonly Unit[], players: number, gain: number): Decision {
  const looked = units.slice(0, nextLook(units.length) - LOOK_EVERY)
  return looked.length === 0 ? 'open' : decide(verdictOf(looked, players), 1 / players, gain)
}

/** Units up to the first look at which the test knew: it would have had no more of them played. */
export function untilDecided(units: readonly Unit[], players: number, gain: number): readonly Unit[] {
  for (let look = LOOK_EVERY; look < units.length; look += LOOK_EVERY) {
    const soFar = units.slice(0, look)
    if (decisionOf(soFar, players, gain) !== 'open') return soFar
  }
  return units
}
