import type { GameEvent } from '@machinami/engine'

/** Coins that move for the same reason move together; everything else comes one after the other. */
export function together(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    const before = last?.[0]
    const isIncome = event.kind === 'gained' || event.kind === 'paid'
    if (last && before && isIncome && before.kind === event.kind && last.length < 6) last.push(event)
    else groups.push([event])
  }
  return groups
}
