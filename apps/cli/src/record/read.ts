import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { isRefusal, type Refusal, type RefusalCode, refuse } from '@machinami/cards'
import { type GameRecord, parseRecord, readRecord } from '@machinami/engine'

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

/** Refusals that count moments from 1 in `what`. */
const BY_MOMENT: ReadonlySet<RefusalCode> = new Set(['bad-cause', 'facts-differ', 'dice-differ', 'record-goes-on'])

/**
 * Names the line of the file that a refusal is about. Replaying counts moments; a reader looks for a line, and wants to
 * see what stands there.
 */
export function located(refusal: Refusal, text: string): Refusal {
  if (refusal.line !== undefined || !BY_MOMENT.has(refusal.refused) || text.trimStart().startsWith('{')) return refusal
  const lines = text.split(/\r?\n/)
  const at = refusal.what === 'start' ? lineOfStart(lines) : lineOfMoment(lines, Number(refusal.what))
  return { ...refusal, line: at, what: lines[at - 1].slice(0, 80) }
}

const lineOfStart = (lines: readonly string[]): number => lines.findIndex((line) => line.startsWith('start ')) + 1

/** The line on which the nth moment stands: the shortest beginning of the file that holds it ends there. */
function lineOfMoment(lines: readonly string[], nth: number): number {
  let short = 0
  let enough = lines.length
  while (enough - short > 1) {
    const middle = (short + enough) >> 1
    const record = parseRecord(lines.slice(0, middle).join('\n'))
    if (!isRefusal(record) && record.moments.length >= nth) enough = middle
    else short = middle
  }
  return enough
}
