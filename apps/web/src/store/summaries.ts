import { type GameSummary, type Level, levelOf, METHOD } from '@machinami/review'
import { isNotKept, readAll } from './database.ts'
import { isTooDeep } from './depth.ts'
import { sumKey } from './games.ts'

/** What was kept of a judged game, if it is of today's method. */
export function summaryIn(value: unknown): GameSummary | null {
  const summary = value as Partial<GameSummary> | null | undefined
  const isSound = summary?.method === METHOD && typeof summary.sum?.luck === 'number' && Array.isArray(summary.cards)
  return isSound && !isTooDeep(summary) ? (summary as GameSummary) : null
}

/** The level that all judged games of this browser suggest; null before the first. */
export async function levelSoFar(): Promise<Level | null> {
  const notes = await readAll('notes')
  if (isNotKept(notes)) return null
  const sums = notes.flatMap(({ key, value }) => (key.startsWith(sumKey('')) ? (summaryIn(value) ?? []) : []))
  return levelOf(sums.map(({ losses }) => losses))
}
