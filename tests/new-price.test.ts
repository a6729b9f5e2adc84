import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal, type Ruleset, rulesetFor } from '@machinami/cards'
import { formatRecord, readRecord, replay, rulesetHash, upgraded } from '@machinami/engine'
import { Host, type Save } from '@machinami/host'
import { gameCode, gameOfCode } from '@machinami/link'
import { Table, verify } from '@machinami/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextRelease } from './releases/next-release.ts'

const folder = join(import.meta.dirname, 'records')
const files = readdirSync(folder).filter((file) => /\.(txt|json)$/.test(file) && file !== 'biome.json')
const texts = files.filter((file) => file.endsWith('.txt'))
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

function opened(text: string) {
  const record = readRecord(text)
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  return record
}

describe('after a price has changed', () => {
  const { price, begin, end } = nextRelease()
  /** Links people sent before. */
  const links = texts.map((file) => {
    const record = opened(read(file))
    const code = gameCode(record)
    if (isRefusal(code)) throw new Error(code.refused)
    return { file, hash: record.hash, code }
  })
  beforeAll(begin)
  afterAll(end)

  const setup = { edition: 'base', players: 2 } as const
  const kept = () => opened(read('kept/terminal.txt'))
  const seed = read('kept/terminal.txt.seed').trim()

  it('a new game has the new price, and a name for it', () => {
    const ruleset = rulesetFor(setup) as Ruleset
    expect(ruleset.cards.find(({ id }) => id === 'stadium')).toMatchObject({ cost: price - 1 })
    expect(rulesetHash(ruleset)).not.toBe(kept().hash)
  })

  it.each(files)('%s opens, replays and verifies', (file) => {
    const record = opened(read(file))
    expect(replay(record)).toMatchObject({ rules: { hash: record.hash } })
    expect(verify(record)).toMatchObject({ moments: record.moments.length })
  })

  it.each(links)('a link to $file that was sent before opens the same game, which verifies', ({ code, hash }) => {
    const game = gameOfCode(code)
    if (isRefusal(game)) throw new Error(game.refused)
    expect(game.hash).toBe(hash)
    expect(verify(game)).toMatchObject({ moments: game.moments.length })
  })

  it('a game that was left goes on by its own prices, and keeps the name of its rules', () => {
    const table = Table.resume(kept(), { seed, firstQuestion: 1 })
    if (isRefusal(table)) throw new Error(table.refused)
    // What it cost then, whatever it costs today.
    const { cards } = JSON.parse(read('kept/terminal.txt.rules')) as Ruleset
    const stadium = (each: { readonly id: string }) => each.id === 'stadium'
    expect(table.rules.ruleset.cards.find(stadium)).toEqual(cards.find(stadium))
    expect(formatRecord(table.record())).toBe(formatRecord(upgraded(kept())))
  })

  it('a game that the browser kept goes on, with and without the rules beside it', async () => {
    const { ruleset, ...save } = JSON.parse(read('kept/browser.json')) as Save
    for (const kept of [save, { ...save, ruleset } as Save]) {
      const host = new Host({ bytes: randomBytes })
      expect(await host.answer({ do: 'resume', save: kept })).toMatchObject({ is: 'begun' })
      const record = formatRecord(upgraded(opened(save.record)))
      expect(await host.answer({ do: 'record' })).toEqual({ is: 'record', record })
    }
  })

  it('rules that no release has are still refused', () => {
    expect(replay({ ...kept(), hash: '0123456789abcdef' })).toMatchObject({ refused: 'ruleset-differs' })
  })
})
