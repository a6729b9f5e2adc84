import { broughtBy, type GameEvent } from '@machinami/engine'

/** What each card has brought each seat so far, less what it has cost: the sum of the facts it caused. */
export function earnedBy(events: readonly GameEvent[], card: string, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0)
  for (const event of events) {
    if (!('by' in event) || event.by !== card) continue
    for (const { seat, n } of broughtBy(event)) sums[seat] += n
  }
  return sums
}
