import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type GameRecord, type Objection, readRecord, replay } from '@machinami/engine'
import { atMoment } from './locate.ts'

/** A record with the text it was read from, which is what line numbers refer to. */
export interface ReadRecord {
  readonly text: string
  readonly record: GameRecord
}

/** No game is longer: 30,000 turns take a few megabytes. */
const MOST_BYTES = 1 << 28
const PIECE = 1 << 20

/** Reads a record from a file, or from stdin when it is called `-`. */
export async function openRecord(
  file: string,
  stdin: Readable,
  objection: Objection = impossible,
): Promise<ReadRecord | Refusal> {
  const text = file === '-' ? await textOn(stdin) : textIn(file)
  if (text === null) return refuse('unreadable-file', { what: file })
  const record = readRecord(text, objection)
  return isRefusal(record) ? atMoment(record, text) : { text, record }
}

/** What the rules never give: a file of a hundred megabytes with a fault at its beginning is not read to its end. */
const impossible: Objection = (soFar) => {
  const played = replay(soFar)
  return isRefusal(played) && played.moment !== undefined ? played : null
}

/** What a file holds; null where it cannot be read, or never ends. */
export function textIn(file: string): string | null {
  let handle: number | undefined
  try {
    handle = openSync(file, 'r')
    if (fstatSync(handle).size > MOST_BYTES) return null
    const pieces: Buffer[] = []
    for (let length = 0; length <= MOST_BYTES; ) {
      const piece = Buffer.alloc(PIECE)
      const n = readSync(handle, piece)
      if (n === 0) return Buffer.concat(pieces).toString('utf8')
      pieces.push(piece.subarray(0, n))
      length += n
    }
    return null
  } catch {
    return null
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

async function textOn(stdin: Readable): Promise<string | null> {
  try {
    stdin.setEncoding('utf8')
    let text = ''
    for await (const chunk of stdin) {
      text += chunk
      if (text.length > MOST_BYTES) return null
    }
    return text
  } catch {
    return null
  }
}
