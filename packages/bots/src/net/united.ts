import type { Cell, CellPlan } from './cells.ts'

/** The cells of several games as those of one net: each by its name, with the most knots that any game gives it. */
export function united(plans: readonly Pick<CellPlan, 'seat' | 'table'>[]): {
  readonly seat: readonly Cell[]
  readonly table: readonly Cell[]
} {
  return { seat: merged(plans.map(({ seat }) => seat)), table: merged(plans.map(({ table }) => table)) }
}

function merged(lists: readonly (readonly Cell[])[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const cell of lists.flat())
    if ((cells.get(cell.key)?.knots.length ?? 0) < cell.knots.length) cells.set(cell.key, cell)
  return [...cells.values()]
}

/** Where a game's cells lie among those of a net; -1 for what the net does not look at. */
export function placesIn(all: readonly Cell[], own: readonly Cell[]): Int32Array {
  const places = new Map(all.map(({ key }, place) => [key, place]))
  return Int32Array.from(own, ({ key }) => places.get(key) ?? -1)
}
