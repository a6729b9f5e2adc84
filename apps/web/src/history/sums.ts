import { inPoints } from '@machinami/review'
import { isNotKept, readAll } from '../store/database.ts'
import { sumKey } from '../store/games.ts'
import { summaryIn } from '../store/summaries.ts'

/** What luck and skill changed in a game for whoever played it here, in points. */
export interface Sums {
  readonly luck: number
  readonly skill: number
}

/** Of every game that was judged, by its key. */
export async function sumsOfGames(): Promise<ReadonlyMap<string, Sums>> {
  const notes = await readAll('notes')
  const found = new Map<string, Sums>()
  if (isNotKept(notes)) return found
  for (const { key, value } of notes) {
    const summary = key.startsWith(sumKey('')) ? summaryIn(value) : null
    if (!summary) continue
    const { luck, own, others } = inPoints(summary.sum)
    found.set(key.slice(sumKey('').length), { luck, skill: own + others })
  }
  return found
}
