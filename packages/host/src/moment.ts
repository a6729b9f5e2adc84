import { view } from '@machinami/engine'
import type { Table } from '@machinami/table'
import { figuresFor, seatsOf, shutFor, takingsIn } from './figures.ts'
import type { GameMoment } from './messages.ts'

/** What must be known of a table to show it: the table itself does, and so does whoever follows one that is far away. */
export type TableInSight = Pick<Table, 'rules' | 'state' | 'isAutomatic' | 'events' | 'asked' | 'canUndo'>

/**
 * What a screen is told: entries from `from` on as its seats may see them, and how things stand. One seat sees its own
 * secrets; several people at one screen, or nobody who plays, see what everybody sees. Nothing in it tells a seed.
 */
export function momentFor(table: TableInSight, seats: readonly number[], from: number): GameMoment {
  const { rules, state, isAutomatic } = table
  const eyes = seats.length === 1 ? seats[0] : -1
  // Whoever only watches sees the table from the first chair.
  const chairs = seats.length === 0 ? [0] : seats
  return {
    from,
    events: table.events(from, eyes),
    view: view(rules, state, eyes),
    questions: isAutomatic ? [] : table.asked().filter(({ seat }) => seats.includes(seat)),
    goesOn: isAutomatic,
    undo: seats.filter((seat) => table.canUndo(seat)),
    figures: Object.fromEntries([
      ...(rules.hasTerms ? seatsOf(rules).map((seat) => [seat, shutFor(rules, state, seat)] as const) : []),
      ...chairs.map((seat) => [seat, figuresFor(rules, state, seat)] as const),
    ]),
    takings: takingsIn(rules, state),
  }
}
