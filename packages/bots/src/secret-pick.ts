import type { Random } from '@machinami/engine'
import { bestOf } from './best.ts'

/**
 * Who always picked the same would be no secret: of answers that are nearly as good, now this one and now that. One that is
 * worse by `alike` is e times rarer.
 */
export function pickOne(worths: Float64Array, count: number, random: Random, alike: number): number {
  const top = worths[bestOf(worths, count)]
  const weights = Array.from(worths.subarray(0, count), (worth) => Math.exp((worth - top) / alike))
  let left = random.float() * weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  )
}

/** Win chances this far apart are e times rarer among secret picks. */
export const ALIKE_CHANCES = 0.03
