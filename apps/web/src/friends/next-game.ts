import { go } from '../shell/router.ts'
import { holdNext } from './my-tables.ts'
import type { TableAfar } from './table-afar.ts'

type AtTable = Pick<TableAfar, 'id' | 'now' | 'do'>

export const nextOf = ({ now }: Pick<TableAfar, 'now'>): string | null => now.value.doc?.next ?? null

/** To the next game with the same people, whoever wants it first. */
export async function playAgain(table: AtTable): Promise<void> {
  if (nextOf(table) === null && !(await table.do({ do: 'rematch' }))) return
  const next = nextOf(table)
  if (next === null) return
  // At once: what the page itself does when it hears of the next table comes a frame later, and it may be gone by then.
  holdNext(table.id, next)
  go('table', next)
}
