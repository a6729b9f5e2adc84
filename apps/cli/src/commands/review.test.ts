import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal } from '@machinami/cards'
import { formatRecord, type GameRecord, parseRecord } from '@machinami/engine'
import type { Review } from '@machinami/review'
import { Table } from '@machinami/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { machinami, scratch } from '../testing/terminal.ts'

const folder = join(scratch(), 'games')
const file = join(folder, 'game.txt')
let record: GameRecord

beforeAll(() => {
  const seats = [
    { name: 'Ann <b>', bot: 'random' },
    { name: 'Bo', bot: 'planner' },
  ]
  const table = Table.create({
    setup: { edition: 'base', players: 2 },
    seats,
    seed: '00112233445566778899aabbccddeeff',
  })
  if (isRefusal(table)) throw new Error(table.refused)
  table.run()
  record = table.record()
  mkdirSync(folder)
  writeFileSync(file, formatRecord(record))
})

describe('review', () => {
  it('says why a game went as it did, in every language', async () => {
    for (const lang of ['en', 'nl', 'ja']) {
      const { code, out, err } = await machinami(['review', file, '--lang', lang])
      expect(err).toBe('')
      expect(code).toBe(0)
      expect(out).toContain('Bo')
      expect(out).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('adds up in JSON, too', async () => {
    const { out } = await machinami(['review', file, '--json'])
    const review = JSON.parse(out) as Review
    for (const { points } of review.seats)
      expect(points.start + points.luck + points.own + points.others).toBe(points.result)
    // Near, between a change of a price and the next training.
    expect(review.restsOn).toMatchObject({ judge: 'net', rules: expect.stringMatching(/^(taught|near)$/) })
  })

  it('writes one page that needs nothing else, and obeys no name', async () => {
    const page = join(folder, 'review.html')
    expect((await machinami(['review', file, '--html', page])).code).toBe(0)
    const html = readFileSync(page, 'utf8')
    expect(html).toContain('<svg')
    expect(html).toContain('Ann &lt;b&gt;')
    expect(html).not.toMatch(/<script|https?:/)
    expect((await machinami(['review', file, '--html', page])).code).toBe(1)
  })

  it('shows the facts of a game whose rules nobody knows', async () => {
    const foreign = join(folder, 'foreign.txt')
    writeFileSync(foreign, formatRecord(record).replace(/^hash .*$/m, 'hash 0123456789abcdef'))
    const { code, out } = await machinami(['review', foreign])
    expect(code).toBe(0)
    expect(out).toContain('rules that this program does not have')
    expect(out).toContain('Dice')
    const page = join(folder, 'foreign.html')
    expect((await machinami(['review', foreign, '--html', page])).code).toBe(0)
    const html = readFileSync(page, 'utf8')
    expect(html).toContain('rules that this program does not have')
    expect(html).toMatch(/<td>Wheat Field<td>\d+/)
    expect(html).not.toMatch(/<svg|<script|https?:/)
    expect((await machinami(['review', foreign, '--html', page])).code).toBe(1)
    expect(JSON.parse((await machinami(['review', foreign, '--json'])).out)).toHaveProperty('dice')
  })

  it('says what is wrong with what is no game', async () => {
    const broken = join(folder, 'broken.txt')
    writeFileSync(broken, 'machinami 2\nrules base')
    expect((await machinami(['review', broken])).code).toBe(1)
    expect((await machinami(['review', join(folder, 'missing.txt')])).code).toBe(1)
    expect((await machinami(['review', file, '--json', '--html', 'x.html'])).code).toBe(2)
  })
})

describe('link', () => {
  it('makes a link, and the game of it again', async () => {
    const made = await machinami(['link', file])
    expect(made.out).toMatch(/^#g\/[A-Za-z0-9_-]+\n$/)
    expect(made.err).toContain('http://localhost:8080/')
    const back = await machinami(['link', `https://example.org/${made.out.trim()}`])
    expect(back.code).toBe(0)
    expect(parseRecord(back.out)).toEqual(record)
    const at = await machinami(['link', file, '--at', '12'])
    expect(at.out.trim()).toBe(`${made.out.trim()}/12`)
    expect((await machinami(['review', made.out.trim(), '--json'])).code).toBe(0)
  })

  it('refuses what is damaged, cut short or too far on', async () => {
    const link = (await machinami(['link', file])).out.trim()
    for (const wrong of [link.slice(0, -3), link.slice(0, 10), '#g/', `${link.slice(0, 20)}x${link.slice(21)}`]) {
      const { code, err } = await machinami(['link', wrong])
      expect(code).toBe(1)
      expect(err).toMatch(/link/)
    }
    expect((await machinami(['link', file, '--at', '100000'])).code).toBe(2)
  })
})

describe('history', () => {
  it('lists the games of a folder and counts what is none', async () => {
    const { code, out, err } = await machinami(['history', folder])
    expect(code).toBe(0)
    expect(out).toContain('game.txt')
    expect(out).toContain('Bo won')
    expect(err).toContain('damaged')
    expect(out).toMatch(/\d{4}-\d\d-\d\d/)
    const { games } = JSON.parse((await machinami(['history', folder, '--json'])).out)
    expect(games[0]).toMatchObject({ players: ['Ann <b>', 'Bo'], result: 'won' })
    expect((await machinami(['history', join(folder, 'nowhere')])).code).toBe(1)
  })
})
