import type { GameEvent } from '@machinami/engine'

/** Coins of one roll: they move together and are told in one line. */
const INCOME: ReadonlySet<GameEvent['kind']> = new Set(['gained', 'paid', 'spent'])

/** Coins that move for the same roll move together; everything else comes one after the other. */
export function together(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && INCOME.has(event.kind) && INCOME.has(last[0].kind)) last.push(event)
    else groups.push([event])
  }
  return groups
}
