import type { Unit } from './compare.ts'
import { type Decision, decide, leaning, verdictOf } from './statistics.ts'

/** A sequential test may stop only at fixed looks: others would be chosen by luck. */
export const LOOK_EVERY = 20

/** Where a test with so many units looks next. */
export const nextLook = (units: number): number => (Math.floor(units / LOOK_EVERY) + 1) * LOOK_EVERY

/** What a sequential test saw at its last look: units played since then change nothing. */
const looked = (units: readonly Unit[]): readonly Unit[] => units.slice(0, nextLook(units.length) - LOOK_EVERY)

/** What a sequential test for so much gain said at its last look. */
export function decisionOf(units: readonly Unit[], players: number, gain: number): Decision {
  const seen = looked(units)
  return seen.length === 0 ? 'open' : decide(verdictOf(seen, players), 1 / players, gain)
}

/** How near it was to a decision then: 1 is better, -1 is not better. */
export function leaningOf(units: readonly Unit[], players: number, gain: number): number {
  const seen = looked(units)
  return seen.length === 0 ? 0 : leaning(verdictOf(seen, players), 1 / players, gain)
}

/** Units up to the first look at which the test knew: it would have had no more of them played. */
export function untilDecided(units: readonly Unit[], players: number, gain: number): readonly Unit[] {
  for (let look = LOOK_EVERY; look < units.length; look += LOOK_EVERY) {
    const soFar = units.slice(0, look)
    if (decisionOf(soFar, players, gain) !== 'open') return soFar
  }
  return units
}
