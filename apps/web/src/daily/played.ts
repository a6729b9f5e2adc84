import { isRefusal } from '@machinami/cards'
import { readRecord } from '@machinami/engine'
import { type DuplicateResult, resultIn } from '@machinami/review'
import { isNotKept, readAll } from '../store/database.ts'
import { dayOfDuplicate, duplicateKey, readSave } from '../store/games.ts'
import type { GameRow } from '../store/kept.ts'

/** The game of a day as it is kept here. */
export type Played = Pick<GameRow, 'winner' | 'turn'>

/** Games of days that were begun, by day. */
export async function allPlayed(): Promise<ReadonlyMap<string, Played>> {
  const games = await readAll('games')
  if (isNotKept(games)) return new Map()
  return new Map(
    games.flatMap((row) => {
      const day = dayOfDuplicate(row.key)
      return day === null ? [] : [[day, row] as const]
    }),
  )
}

/** What somebody made of the game of a day; null while it goes on. */
export async function resultOn(day: string): Promise<DuplicateResult | null> {
  const save = await readSave(duplicateKey(day))
  if (!save || isNotKept(save)) return null
  const record = readRecord(save.record)
  return isRefusal(record) ? null : resultIn(record)
}
