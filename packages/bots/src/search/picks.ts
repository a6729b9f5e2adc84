import type { Rules, State } from '@machinami/engine'
import { at, cardOf, firstSeat, pick, picked } from '@machinami/engine/inside'
import type { LastLap } from './last-lap.ts'

/** A secret pick joins the town later: a seat's win chance after each, as if it stood there already beside those before it. */
export function judgePicks(
  leaves: LastLap,
  r: Rules,
  s: State,
  seat: number,
  options: Int32Array,
  count: number,
  into: Float64Array,
): void {
  const town = s.slice()
  for (let nth = 0; nth < picked(r, s, seat); nth++) {
    const card = pick(r, s, seat, nth) - 1
    if (card >= 0) town[at.open(r, seat, card)]++
  }
  const chances = new Float64Array(r.players)
  const first = firstSeat(r, s)
  for (let i = 0; i < count; i++) {
    const place = at.open(r, seat, cardOf(options[i]))
    town[place]++
    leaves.judge(town, first, chances)
    into[i] = chances[seat]
    town[place]--
  }
}
