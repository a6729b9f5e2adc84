import type { Refusal } from '@machinami/cards'
import { isNotKept } from '../store/database.ts'
import { readGame, readSave } from '../store/games.ts'
import { goingOn } from '../store/going-on.ts'
import { oldSave } from '../store/old-save.ts'
import { layAgain } from './current.ts'

/** Why a game cannot be gone on with: there is none, or what was kept of it, with why it cannot be opened. */
export type NotResumed = 'none' | { readonly refusal: Refusal; readonly key: string; readonly record: string }

/** Goes on with a game that was kept in this browser: this one, or the last one played. */
export async function resumeKept(wanted: string): Promise<NotResumed | null> {
  const old = wanted === '' ? oldSave() : null
  const key = wanted || (old && (await import('./move-in.ts').then(({ moveIn }) => moveIn()))) || goingOn()[0]?.key
  if (key) return resume(key)
  // A browser without room for it may still play on with it.
  if (!old?.save) return 'none'
  const refusal = await layAgain(old.save)
  return refusal && { refusal, key: '', record: old.save.record }
}

async function resume(key: string): Promise<NotResumed | null> {
  const [row, save] = await Promise.all([readGame(key), readSave(key)])
  if (!row || isNotKept(row) || !save || isNotKept(save)) return 'none'
  const refusal = await layAgain(save, key, row.begun)
  return refusal && { refusal, key, record: save.record }
}
