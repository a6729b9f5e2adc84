import type { GameEvent } from '@machinami/engine'

/** What each card has brought each seat so far: the sum of the facts it caused. */
export function earnedBy(events: readonly GameEvent[], card: string, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0)
  for (const event of events) {
    if (event.kind === 'gained' && event.by === card) sums[event.seat] += event.n
    if (event.kind === 'paid' && event.by === card) sums[event.to] += event.n
  }
  return sums
}
