import { Log, legal, obstacleTo, type Rules, type State, step } from '@machinami/engine'
import { ASK, E, priceOf, Q, seatOf, sizeAt } from '@machinami/engine/inside'

import type { Figures } from './messages.ts'

/** Figures the screen shows beside answers, from the engine. */

export const seatsOf = (r: Rules): number[] => Array.from({ length: r.players }, (_, seat) => seat)

/** What each card costs a seat now, and what keeps it from building. */
export function figuresFor(r: Rules, s: State, seat: number): Figures {
  const obstacles = r.ids.flatMap((id, card) => {
    const obstacle = obstacleTo(r, s, seat, card)
    return obstacle === null ? [] : [[id, obstacle] as const]
  })
  return {
    prices: Object.fromEntries(r.ids.map((id, card) => [id, priceOf(r, s, seat, card)])),
    obstacles: Object.fromEntries(obstacles),
  }
}

/** What others may not build yet is known of them, too; what they could pay is their own affair. */
export function shutFor(r: Rules, s: State, seat: number): Figures {
  const shut = r.ids.filter((_, card) => obstacleTo(r, s, seat, card) === 'not-open')
  return { prices: {}, obstacles: Object.fromEntries(shut.map((id) => [id, 'not-open'])) }
}

/** What each seat would pay if it were the one that is chosen; empty unless that is asked. */
export function takingsIn(r: Rules, s: State): number[] {
  if (s[ASK] !== Q.whom) return []
  const takings = seatsOf(r).map(() => 0)
  const options = new Int32Array(r.mostOptions)
  for (const m of options.subarray(0, legal(r, s, options))) takings[seatOf(m)] = firstPaidBy(r, s, m)
  return takings
}

function firstPaidBy(r: Rules, s: State, m: number): number {
  const log = new Log()
  step(r, s.slice(), m, log)
  for (let at = 0; at < log.length; at += sizeAt(log, at))
    if (log.ints[at] === E.paid && log.ints[at + 1] === seatOf(m)) return log.ints[at + 3]
  return 0
}
