import { isRefusal } from '@machinami/cards'
import { isNotKept } from '../store/database.ts'
import { putGame } from '../store/games.ts'
import { newKey } from '../store/keeper.ts'
import { forgetOldSave, oldSave } from '../store/old-save.ts'

/**
 * The one game that was kept before there was room for any number becomes one of them, even if nobody can read it.
 * Gives its key, null where there is none to move or no room for it: then it stays where it is.
 */
export async function moveIn(): Promise<string | null> {
  const old = oldSave()
  if (!old) return null
  const { standingInRecord } = await import('./row-of-record.ts')
  const { save, text, edition, turn, over } = old
  const found = save && standingInRecord(save.record)
  const standing =
    !found || isRefusal(found)
      ? { edition, turn, over, seats: [], people: [], winner: null, next: 0, unreadable: true as const }
      : found
  const [key, now] = [newKey(), Date.now()]
  const row = { ...standing, key, begun: now, updated: now, title: '' }
  const failed = await putGame(row, save ?? { format: 1, record: text })
  if (isNotKept(failed)) return null
  forgetOldSave()
  return key
}
