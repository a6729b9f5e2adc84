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

const MOMENT = /^(p[1-5]|dice|draw) /

/**
 * Names the line of the file that a refusal is about. Replaying counts moments; a reader looks for a line, and wants to
 * see what stands there.
 */
export function located(refusal: Refusal, text: string): Refusal {
  if (refusal.line !== undefined || text.trimStart().startsWith('{')) return refusal
  const lines = text.split(/\r?\n/)
  const nth = Number(refusal.what)
  const at = Number.isInteger(nth) ? lineOfMoment(lines, nth) : lines.findIndex((line) => line.startsWith('start'))
  const isLocatable = ['bad-cause', 'facts-differ', 'dice-differ', 'record-goes-on'].includes(refusal.refused)
  return isLocatable && at >= 0 ? { ...refusal, line: at + 1, what: lines[at].slice(0, 80) } : refusal
}

function lineOfMoment(lines: readonly string[], nth: number): number {
  let seen = 0
  return lines.findIndex((line) => MOMENT.test(line) && ++seen === nth)
}
