import { type Rules, type State, step } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import { bestOf } from '../best.ts'
import { distanceOf, newDistance } from '../plan/goal.ts'

/** From here on a win is as good as sure, and nothing a net says tells one answer from another. */
const SURE = 0.98
/** What a coin less to be paid for the goal is worth then. */
const PER_COIN = 1e-5

const left = newDistance()

/** Whoever is sure of the win goes for it: of answers that are as good as equal, what leaves less to be paid for the goal. */
export function preferNearGoal(
  r: Rules,
  s: State,
  seat: number,
  options: Int32Array,
  count: number,
  values: Float64Array,
  next: State,
): void {
  if (values[bestOf(values, count)] < SURE) return
  for (let i = 0; i < count; i++) {
    next.set(s)
    step(r, next, options[i], null)
    if (next[ASK] === Q.none) continue
    distanceOf(r, next, seat, left)
    values[i] -= PER_COIN * left.coins
  }
}
