import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITION_IDS, isRefusal } from '@machinami/cards'
import {
  boardAfter,
  formatRecord,
  type GameRecord,
  parseRecord,
  readRecord,
  recordFromJson,
  recordToJson,
  replay,
} from '@machinami/engine'
import { verify } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { faultOf } from './laws/records.ts'

/** Games kept since format 1 (see records/README.md): who won, in which turn, the coins at the end, throws and draws. */
const KEPT: { readonly [name: string]: readonly [winner: number, turn: number, coins: number[], luck: number] } = {
  base: [0, 65, [37, 4, 4, 7], 69],
  harbor: [0, 59, [10, 5, 34], 134],
  row: [0, 34, [4, 1, 33], 40],
  both: [2, 112, [9, 0, 5, 3, 14], 195],
  two: [3, 52, [12, 5, 8, 0], 129],
  legacy: [0, 46, [1, 6, 22], 49],
  'home-made': [0, 84, [129, 26], 84],
  'un-joined': [0, 49, [4, 0, 5, 10], 49],
}

const folder = join(import.meta.dirname, 'records')
const files = readdirSync(folder).filter((file) => /\.(txt|json)$/.test(file) && file !== 'biome.json')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

function opened(record: GameRecord | ReturnType<typeof readRecord>): GameRecord {
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  return record
}

describe('a record made once opens for ever', () => {
  it('there is one of every edition, as text and as JSON', () => {
    const pairs = [...EDITION_IDS, 'home-made'].flatMap((name) => [`${name}.json`, `${name}.txt`])
    expect(files.toSorted()).toEqual([...pairs, 'un-joined.txt'].toSorted())
  })

  describe.each(files)('%s', (file) => {
    const [winner, turn, coins, luck] = KEPT[file.replace(/\..*/, '')]

    it('is read, and its facts alone tell the board', () => {
      const board = boardAfter(opened(readRecord(read(file))))
      expect([board.winner, board.turn, board.towns.map((town) => town.coins)]).toEqual([winner, turn, coins])
    })

    it('is played again by its causes, with the same facts, state and board', () => {
      const record = opened(readRecord(read(file)))
      const played = replay(record)
      expect(isRefusal(played) ? played : faultOf(played.rules, { record, state: played.state })).toBeNull()
    })

    it('has the dice and draws of the seed that was promised', () => {
      const record = opened(readRecord(read(file)))
      expect(verify(record)).toEqual({ moments: record.moments.length, finished: true, checkedLuck: luck })
    })

    it('becomes text and JSON and stays the same game', () => {
      const record = opened(readRecord(read(file)))
      expect(parseRecord(formatRecord(record))).toEqual(record)
      expect(recordFromJson(recordToJson(record))).toEqual(record)
    })
  })

  it.each([...EDITION_IDS, 'home-made'])('%s says the same as text and as JSON', (name) => {
    expect(parseRecord(read(`${name}.txt`))).toEqual(recordFromJson(read(`${name}.json`)))
  })

  it('gains told apart by an older program are read, and told together today', () => {
    const text = read('un-joined.txt')
    expect(text).toContain('p2 +1 wheat-field, p3 +1 wheat-field')
    expect(formatRecord(opened(parseRecord(text)))).toContain('p2 p3 p4 p1 +1 wheat-field')
  })
})
