import type { Readable } from 'node:stream'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { type GameRecord, isJson, type Objection, readRecord, replay } from '@machinami/engine'
import { objectionToNesting } from '../files/nesting.ts'
import { MOST_BYTES, textIn } from '../files/read-text.ts'
import { atMoment } from './locate.ts'

/** A record with the text it was read from, which is what line numbers refer to. */
export interface ReadRecord {
  readonly text: string
  readonly record: GameRecord
}

/** Reads a record from a file, or from stdin when it is called `-`. */
export async function openRecord(
  file: string,
  stdin: Readable,
  objection: Objection = impossible,
): Promise<ReadRecord | Refusal> {
  const text = file === '-' ? await textOn(stdin) : textIn(file)
  if (text === null) return refuse('unreadable-file', { what: file })
  const record = (isJson(text) ? objectionToNesting(text) : null) ?? readRecord(text, objection)
  return isRefusal(record) ? atMoment(record, text) : { text, record }
}

/** What the rules never give: a file of a hundred megabytes with a fault at its beginning is not read to its end. */
const impossible: Objection = (soFar) => {
  const played = replay(soFar)
  return isRefusal(played) && played.moment !== undefined ? played : null
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
