import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal } from '@machinami/cards'
import { boardAfter, formatRecord, type GameRecord, readRecord, recordToJson, replay } from '@machinami/engine'
import { verify } from '@machinami/table'
import fc from 'fast-check'
import { damaged } from '../../fuzz/damage.ts'
import { add, type Part } from '../part.ts'

const FOLDER = join(import.meta.dirname, '../../records')

/** Damaged records, text and JSON: refused, or read, written and replayed without a fault. */
export function recordsPart(): Part {
  const texts = readdirSync(FOLDER)
    .filter((name) => /\.(txt|json)$/.test(name) && name !== 'biome.json' && statSync(join(FOLDER, name)).isFile())
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  const counts: Part['counts'] = {}
  return {
    name: 'records',
    counts,
    turn: (seed) => {
      const text = texts[seed % texts.length]
      for (const broken of fc.sample(damaged(text), { numRuns: 20, seed })) {
        const read = readRecord(broken)
        add(counts, isRefusal(read) ? 'damaged records refused' : 'damaged records that can be read')
        if (!isRefusal(read)) use(read)
      }
    },
  }
}

/** What is accepted reads back to the letter in both forms, and playing it again refuses or agrees. */
function use(record: GameRecord): void {
  const text = formatRecord(record)
  for (const form of [text, recordToJson(record)]) {
    const again = readRecord(form)
    if (isRefusal(again)) throw new Error(`unreadable: ${JSON.stringify(again)}\n${form}`)
    if (formatRecord(again) !== text) throw new Error(`reads back as another:\n${form}`)
  }
  boardAfter(record)
  const [played, verdict] = [replay(record), verify(record)]
  if (isRefusal(played) && !isRefusal(verdict)) throw new Error(`verified, but cannot be replayed:\n${text}`)
}
