import { legal, type Rules, type State, step } from '@machinami/engine'
import { ASK, cardOf, K, kindOf, Q } from '@machinami/engine/inside'

/** Whether something can be built that wins the game; then `next` is the game won. */
export function canWinAtOnce(r: Rules, s: State, list: Int32Array, next: State): boolean {
  const n = legal(r, s, list)
  for (let i = 0; i < n; i++) {
    if (kindOf(list[i]) !== K.build || cardOf(list[i]) < r.establishments) continue
    next.set(s)
    step(r, next, list[i], null)
    if (next[ASK] === Q.none) return true
  }
  return false
}
