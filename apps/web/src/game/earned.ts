import type { GameEvent } from '@machinami/engine'
import { coinsMovedBy } from './coins-moved.ts'

/** What a card brought its owner, or cost them: what it takes from others is no loss of a card of theirs. */
export function broughtBy(event: GameEvent): readonly { readonly seat: number; readonly n: number }[] {
  if (!('by' in event) || event.by === null) return []
  return coinsMovedBy(event).filter(({ n }) => event.kind !== 'paid' || n > 0)
}

/** What each card has brought each seat so far, less what it has cost: the sum of the facts it caused. */
export function earnedBy(events: readonly GameEvent[], card: string, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0)
  for (const event of events) {
    if (!('by' in event) || event.by !== card) continue
    for (const { seat, n } of broughtBy(event)) sums[seat] += n
  }
  return sums
}
