import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import type { GameRecord } from './record.ts'
import { formatRecord, parseRecord } from './record-text.ts'

/** The same record for programs: plain JSON with every answer and fact as an object. */
export function recordToJson(record: GameRecord): string {
  return `${JSON.stringify(record)}\n`
}

/** Reads it back. It is checked by writing it as text and reading that: one parser decides what a record is. */
export function recordFromJson(text: string): GameRecord | Refusal {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('not-a-record')
  }
  if (typeof value !== 'object' || value === null || !('moments' in value)) return refuse('not-a-record')
  let written: string
  try {
    written = formatRecord(value as GameRecord)
  } catch {
    return refuse('not-a-record')
  }
  const record = parseRecord(written)
  return isRefusal(record) || written === formatRecord(record) ? record : refuse('not-a-record')
}

/** Text or JSON, whichever it is. */
export function readRecord(text: string): GameRecord | Refusal {
  return text.trimStart().startsWith('{') ? recordFromJson(text) : parseRecord(text)
}
