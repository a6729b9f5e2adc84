import { isRefusal } from '@machinami/cards'
import { standingInRecord } from '../lobby/row-of-record.ts'
import { putGame, readGame } from '../store/games.ts'

/** Keeps a game that was played elsewhere among those of this device, to be looked at and understood. */
export async function keepFinishedGame(table: string, record: string, me: number): Promise<void> {
  const standing = standingInRecord(record)
  if (isRefusal(standing)) return
  // Whoever looks at the table once more has it already.
  if (await readGame(table)) return
  const now = Date.now()
  const row = { ...standing, key: table, begun: now, updated: now, people: [me], title: '' }
  await putGame(row, { format: 1, record })
}
