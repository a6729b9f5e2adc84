import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type GameRecord, readRecord } from '@machinami/engine'

/** A record with the text it was read from, which is what line numbers refer to. */
export interface ReadRecord {
  readonly text: string
  readonly record: GameRecord
}

/** Reads a record from a file, or from stdin when it is called `-`. */
export async function openRecord(file: string, stdin: Readable): Promise<ReadRecord | Refusal> {
  const text = await readText(file, stdin)
  if (text === null) return refuse('unreadable-file', { what: file })
  const record = readRecord(text)
  return isRefusal(record) ? record : { text, record }
}

async function readText(file: string, stdin: Readable): Promise<string | null> {
  try {
    if (file !== '-') return readFileSync(file, 'utf8')
    stdin.setEncoding('utf8')
    let text = ''
    for await (const chunk of stdin) text += chunk
    return text
  } catch {
    return null
  }
}
