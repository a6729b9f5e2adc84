import { deepStrictEqual } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITION_IDS, isRefusal, type Ruleset } from '@machinami/cards'
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
import { Table, verify } from '@machinami/table'
import { describe, expect, it } from 'vitest'
import { faultOf } from './laws/records.ts'

type Outcome = readonly [winner: number | null, turn: number, coins: readonly number[], luck: number | null]

/**
 * Games kept since each format (see records/README.md): who won, in which turn, the coins at the end, throws and draws.
 * Nobody has won a game that was left; its seed is not told unless it was given up, nor that of luck from elsewhere.
 */
const KEPT: { readonly [name: string]: Outcome } = {
  base: [0, 65, [37, 4, 4, 7], 69],
  harbor: [0, 59, [10, 5, 34], 134],
  row: [0, 34, [4, 1, 33], 40],
  both: [2, 112, [9, 0, 5, 3, 14], 195],
  two: [3, 52, [12, 5, 8, 0], 129],
  legacy: [0, 46, [1, 6, 22], 49],
  'home-made': [0, 84, [129, 26], 84],
  'un-joined': [0, 49, [4, 0, 5, 10], 49],
  'base-people': [0, 40, [2, 0], 116],
  'base-five': [1, 57, [18, 13, 8, 2, 0], 118],
  'harbor-open': [0, 85, [48, 31, 47, 20], 102],
  'harbor-left': [null, 21, [2, 3], null],
  'row-five': [2, 85, [2, 3, 7, 4, 1], 153],
  'row-left': [null, 24, [26, 16], null],
  'both-four': [1, 92, [5, 9, 13, 1], 159],
  'both-left': [null, 50, [18, 5, 1], null],
  'two-people': [1, 20, [14, 21], 62],
  'two-left': [null, 22, [12, 1, 0, 1, 4], null],
  'legacy-picks': [1, 37, [1, 8], 37],
  'legacy-picking': [null, 0, [3, 3, 3, 3], null],
  'home-made-people': [1, 46, [22, 25, 24], 46],
  'home-made-left': [null, 19, [1, 3], null],
  'other-luck': [0, 46, [4, 15, 10], null],
  '2-base': [2, 51, [1, 12, 18], 121],
  '2-both': [2, 76, [7, 0, 10, 13], 136],
  '2-two': [0, 27, [2, 25], 75],
  '2-legacy': [0, 46, [10, 11, 31], 49],
  '2-home-made': [1, 29, [22, 6], 29],
  '2-given-up': [null, 15, [4, 1], 31],
}

const folder = join(import.meta.dirname, 'records')
const files = readdirSync(folder).filter((file) => /\.(txt|json)$/.test(file) && file !== 'biome.json')
const nameOf = (file: string): string => file.replace(/\..*/, '')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

function opened(record: GameRecord | ReturnType<typeof readRecord>): GameRecord {
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  return record
}

/** Each is read once: nothing changes a record. */
const records = new Map<string, GameRecord>()
function recordIn(file: string): GameRecord {
  const record = records.get(file) ?? opened(readRecord(read(file)))
  records.set(file, record)
  return record
}

describe('a record made once opens for ever', () => {
  it('there is one of every edition as text and as JSON, and none is lost', () => {
    const pairs = [...EDITION_IDS, 'home-made'].flatMap((name) => [`${name}.json`, `${name}.txt`])
    expect(files).toEqual(expect.arrayContaining(pairs))
    expect([...new Set(files.map(nameOf))].toSorted()).toEqual(Object.keys(KEPT).toSorted())
  })

  describe.each(files)('%s', (file) => {
    const [winner, turn, coins, luck] = KEPT[nameOf(file)]

    it('is read, and its facts alone tell the board', () => {
      const board = boardAfter(recordIn(file))
      expect([board.winner, board.turn, board.towns.map((town) => town.coins)]).toEqual([winner, turn, coins])
    })

    it('is played again by its causes, with the same facts, state and board', () => {
      const record = recordIn(file)
      const played = replay(record)
      expect(isRefusal(played) ? played : faultOf(played.rules, { record, state: played.state })).toBeNull()
    })

    it('has the dice and draws of the seed that was promised', () => {
      const record = recordIn(file)
      const finished = winner !== null
      expect(verify(record)).toMatchObject({ moments: record.moments.length, finished, checkedLuck: luck })
    })

    it('becomes text and JSON and stays the same game', () => {
      const record = recordIn(file)
      deepStrictEqual(parseRecord(formatRecord(record)), record)
      deepStrictEqual(recordFromJson(recordToJson(record)), record)
    })
  })

  const inBoth = Object.keys(KEPT).filter((name) => files.includes(`${name}.txt`) && files.includes(`${name}.json`))
  it.each(inBoth)('%s says the same as text and as JSON', (name) => {
    deepStrictEqual(recordIn(`${name}.txt`), recordIn(`${name}.json`))
  })

  it('gains told apart by an older program are read, and told together today', () => {
    const text = read('un-joined.txt')
    expect(text).toContain('p2 +1 wheat-field, p3 +1 wheat-field')
    expect(formatRecord(opened(parseRecord(text)))).toContain('p2 p3 p4 p1 +1 wheat-field')
  })
})

describe('a game that was left goes on for ever', () => {
  const kept = JSON.parse(read('kept/browser.json')) as { record: string; seed: string; ruleset: Ruleset }
  const saved = {
    browser: kept,
    terminal: {
      record: read('kept/terminal.txt'),
      seed: read('kept/terminal.txt.seed').trim(),
      ruleset: JSON.parse(read('kept/terminal.txt.rules')) as Ruleset,
    },
  }

  it.each(['browser', 'terminal'] as const)('as the %s kept it, with or without the rules beside it', (place) => {
    const { record, seed, ruleset } = saved[place]
    for (const beside of [{ ruleset }, {}]) {
      const table = Table.resume(opened(readRecord(record)), { seed, botSeed: 3, firstQuestion: 1, ...beside })
      if (isRefusal(table)) throw new Error(table.refused)
      while (!table.isOver) {
        table.run()
        const [question] = table.asked()
        if (question) table.play(question.seat, question.n, question.options.at(-1)?.move ?? 0)
      }
      expect(verify(table.record())).toMatchObject({ finished: true })
    }
  })
})
