import type { GameEvent } from '@machinami/engine'
import { coinsMovedBy } from './coins-moved.ts'

/** What each card has brought each seat so far: the sum of the facts it caused. */
export function earnedBy(events: readonly GameEvent[], card: string, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0)
  for (const event of events) {
    if (!('by' in event) || event.by !== card) continue
    for (const { seat, n } of coinsMovedBy(event)) sums[seat] += Math.max(0, n)
  }
  return sums
}
