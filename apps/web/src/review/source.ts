import { isRefusal, type Refusal } from '@machinami/cards'
import { formatRecord, type GameRecord, readRecord } from '@machinami/engine'
import { gameOfCode } from '@machinami/link'
import { recordAt } from '../friends/server.ts'
import { isNotKept } from '../store/database.ts'
import { readGame, readSave } from '../store/games.ts'
import type { KeepProblem } from '../words/keep-problems.ts'

/** A game to look at, and where it came from. */
export interface Source {
  /** Its place among the games of this browser; null of one that came by a link. */
  readonly key: string | null
  readonly record: GameRecord
  readonly text: string
  /** Seats of people at this screen. */
  readonly people: readonly number[]
  readonly when: number | null
}

export type NoSource = Refusal | { readonly notKept: KeepProblem } | 'none'

/** Tables of a server have longer names than games of a browser. */
const isTable = (key: string): boolean => /^[0-9a-z]{16,32}$/.test(key)

/** A game of this browser, or one that was played at a table of the server. */
export async function sourceAt(key: string): Promise<Source | NoSource> {
  const kept = await keptSource(key)
  return kept === 'none' && isTable(key) ? farSource(key) : kept
}

async function farSource(table: string): Promise<Source | NoSource> {
  const text = await recordAt(table)
  if (text === null) return 'none'
  const record = readRecord(text)
  return isRefusal(record) ? record : { key: null, record, text, people: [], when: null }
}

export async function keptSource(key: string): Promise<Source | NoSource> {
  const [row, save] = await Promise.all([readGame(key), readSave(key)])
  if (isNotKept(row)) return row
  if (isNotKept(save)) return save
  if (!row || !save) return 'none'
  const record = readRecord(save.record)
  return isRefusal(record) ? record : { key, record, text: save.record, people: row.people, when: row.updated }
}

/** A game that came in a link. */
export function linkSource(code: string): Source | Refusal {
  const record = gameOfCode(code)
  if (isRefusal(record)) return record
  return { key: null, record, text: formatRecord(record), people: [], when: null }
}
