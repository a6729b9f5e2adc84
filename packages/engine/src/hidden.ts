import { at, PICKED, type State } from './layout.ts'
import type { Rules } from './rules.ts'

/** A copy of a state as one seat may know it: other players' secret picks are face down. */
export function seenBy(r: Rules, s: State, seat: number, into: State = new Int16Array(s.length)): State {
  into.set(s)
  for (let other = 0; other < r.players; other++) {
    if (other === seat) continue
    for (let nth = 0; nth < s[at.seat(r, other) + PICKED]; nth++) into[at.pick(r, other, nth)] = 0
  }
  return into
}
