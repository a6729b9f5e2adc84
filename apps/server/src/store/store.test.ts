import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../testing/postgres.ts'
import { until } from '../testing/server.ts'
import { PostgresStore } from './postgres/postgres-store.ts'
import { SqliteStore } from './sqlite/sqlite-store.ts'
import type { NewTableRow, Standing, Store, Write } from './store.ts'

/** What every store promises, on both databases. */

const STANDING: Standing = { phase: 'playing', asked: 3, told: 20, mark: 'm', due: null, clock: null, said: 0 }
const row = (id: string, more: Partial<NewTableRow> = {}): NewTableRow => ({
  ...{ id, code: null, phase: 'waiting', asked: 0, told: 0, mark: '', due: null, clock: null, said: 0 },
  ...{ doc: '{"a":"ö"}', head: null, seed: null, listed: false },
  ...more,
})
const step = (id: string, version: number, asked: number, more: Partial<Write> = {}): Write => ({
  ...{ id, version, asked, becomes: { ...STANDING, asked: asked + 1 }, deeds: [`p1 roll ${version}`] },
  ...more,
})

const home = mkdtempSync(join(tmpdir(), 'machinami-stores-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

let files = 0
const KINDS = {
  SQLite: async (): Promise<() => Promise<Store>> => {
    const file = join(home, `${files++}.db`)
    return () => SqliteStore.open(file)
  },
  PostgreSQL: async (): Promise<() => Promise<Store>> => {
    const url = await freshDatabase()
    return () => PostgresStore.open(url)
  },
}

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('%s', (kind) => {
  let open: () => Promise<Store>
  let store: Store
  beforeAll(async () => {
    open = await KINDS[kind]()
    store = await open()
  }, 60_000)
  afterAll(() => store.close())

  test('what was sealed first of all stays; before that anything sealed is found', async () => {
    const bytes = (sealed: Uint8Array | null) => sealed && [...sealed]
    expect(await store.sealed()).toBeNull()
    await store.create(row('sealed', { seed: Buffer.from([7, 8]) }))
    expect(bytes(await store.sealed())).toEqual([7, 8])
    await store.erase('sealed')
    await store.people.addPerson({ id: 'p', name: 'p', doc: '{}' })
    await store.people.putThings('p', [{ kind: 'k', id: 'i', sealed: Buffer.from([9]), changed: 1 }])
    expect(bytes(await store.sealed())).toEqual([9])
    await store.people.dropPerson('p')
    expect(await store.sealed()).toBeNull()
    const first = await Promise.all([1, 2, 3, 4].map((n) => store.sealFirst(Buffer.from([n]))))
    expect(new Set(first.map((sealed) => sealed[0])).size).toBe(1)
    expect(bytes(await store.sealed())).toEqual(bytes(first[0]))
  })

  test('what was kept is read again, after a restart too', async () => {
    expect(await store.create(row('one', { code: 'tako-miru-37', seed: Buffer.from([1, 2, 255]) }))).toBe(true)
    const becomes = { ...STANDING, due: 1_800_000_000_000, clock: '{"left":[1]}', said: 1 }
    const papers = { doc: '{"b":1}', head: '{"h":1}' }
    const line = '{"n":0,"text":"日本"}'
    expect(await store.write(step('one', 1, 0, { becomes, papers, line, deeds: ['a', 'b'] }))).toBe(true)
    expect(await store.write(step('one', 2, 3, { becomes: { ...becomes, asked: 4, told: 30 }, deeds: ['c'] }))).toBe(
      true,
    )
    const wanted = {
      ...{ id: 'one', version: 3, code: 'tako-miru-37', phase: 'playing', asked: 4, told: 30, mark: 'm' },
      ...{ due: 1_800_000_000_000, clock: '{"left":[1]}', said: 1, doc: '{"b":1}', head: '{"h":1}', listed: false },
      deeds: ['a', 'b', 'c'],
    }
    const kept = await store.read('one')
    expect(kept).toMatchObject(wanted)
    expect([...(kept?.seed ?? [])]).toEqual([1, 2, 255])
    await store.close()
    store = await open()
    expect(await store.read('one')).toMatchObject(wanted)
    expect(await store.lines('one', 0, 10)).toEqual([line])
    expect(await store.read('none')).toBeNull()
    expect(await store.read('one', 2)).toMatchObject({ version: 3, doc: '{"b":1}', deeds: ['c'] })
    expect(await store.read('one', 3)).toMatchObject({ version: 3, deeds: [] })
  })

  test('of two answers to one question one counts', async () => {
    await store.create(row('two'))
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => store.write(step('two', 1, 0, { deeds: [`${nth}`] }))),
    )
    expect(tries.filter((isKept) => isKept)).toHaveLength(1)
    const kept = await store.read('two')
    expect(kept).toMatchObject({ version: 2, asked: 1, deeds: [String(tries.indexOf(true))] })
    expect(await store.write(step('two', 2, 0))).toBe(false)
    expect(await store.write(step('two', 1, 1))).toBe(false)
    expect(await store.write(step('nobody', 1, 0))).toBe(false)
  })

  test('what was refused leaves nothing behind', async () => {
    await store.create(row('three', { code: 'kaka-kaka-11' }))
    const all = { papers: { doc: 'x', head: 'x', seed: Buffer.from('x') }, line: 'x', code: null, listed: true }
    expect(await store.write(step('three', 9, 0, all))).toBe(false)
    expect(await store.read('three')).toMatchObject({ version: 1, doc: '{"a":"ö"}', head: null, seed: null, deeds: [] })
    expect(await store.lines('three', 0, 10)).toEqual([])
    expect(await store.find('kaka-kaka-11')).toBe('three')
  })

  test('many steps of many tables at once are all kept, in order', async () => {
    const ids = Array.from({ length: 40 }, (_, nth) => `many${nth}`)
    await Promise.all(ids.map((id) => store.create(row(id))))
    await Promise.all(
      ids.map(async (id) => {
        for (let nth = 0; nth < 10; nth++) expect(await store.write(step(id, nth + 1, nth))).toBe(true)
      }),
    )
    for (const id of ids)
      expect((await store.read(id))?.deeds).toEqual(Array.from({ length: 10 }, (_, nth) => `p1 roll ${nth + 1}`))
  })

  test('one thing that cannot be done takes nothing with it that came at the same time', async () => {
    await store.create(row('both'))
    const [isKept, session] = await Promise.allSettled([
      store.write(step('both', 1, 0)),
      store.people.addSession('key', 'nobody who is known', 0),
    ])
    expect(isKept).toEqual({ status: 'fulfilled', value: true })
    expect(session.status).toBe('rejected')
    expect(await store.read('both')).toMatchObject({ version: 2 })
  })

  test('ids and codes are given once; a code that is let go leads nowhere and can be given again', async () => {
    expect(await store.create(row('four', { code: 'popo-popo-00' }))).toBe(true)
    expect(await store.create(row('four'))).toBe(false)
    expect(await store.create(row('five', { code: 'popo-popo-00' }))).toBe(false)
    expect(await store.read('five')).toBeNull()
    expect(await store.write(step('four', 1, 0, { code: null }))).toBe(true)
    expect(await store.find('popo-popo-00')).toBeNull()
    expect((await store.read('four'))?.code).toBeNull()
    expect(await store.create(row('five', { code: 'popo-popo-00' }))).toBe(true)
    expect(await store.find('popo-popo-00')).toBe('five')
  })

  test('the list and what is due are what was said last', async () => {
    await store.create(row('six', { listed: true, due: 50 }))
    await store.create(row('seven', { due: 60 }))
    expect(await store.due(55, 10)).toEqual(['six'])
    expect(await store.due(60, 1)).toEqual(['six'])
    expect((await store.listed(10)).map((doc) => JSON.parse(doc).id)).toEqual(['six'])
    await store.write(step('six', 1, 0, { listed: false }))
    expect(await store.listed(10)).toEqual([])
    expect(await store.due(100, 10)).toEqual(['seven'])
  })

  test('what was thrown in games that are over is added up', async () => {
    await store.create(row('nine'))
    await store.create(row('ten'))
    expect(await store.rolled()).toEqual({ games: 0, counts: [] })
    await store.write(step('nine', 1, 0, { rolled: [1, 2, 3] }))
    await store.write(step('ten', 1, 0, { rolled: [10, 20, 30] }))
    expect(await store.write(step('ten', 1, 0, { rolled: [7, 7, 7] }))).toBe(false)
    expect(await store.rolled()).toEqual({ games: 2, counts: [11, 22, 33] })
    expect(await store.rolled()).toEqual({ games: 2, counts: [11, 22, 33] })
    await store.erase('nine')
    await store.create(row('eleven'))
    await store.write(step('eleven', 1, 0, { rolled: [0, 0, 7] }))
    await store.erase('eleven')
    expect(await store.rolled()).toEqual({ games: 3, counts: [11, 22, 40] })
    await store.close()
    store = await open()
    expect(await store.rolled()).toEqual({ games: 3, counts: [11, 22, 40] })
  })

  test('while games end, and many ask, each is added once', async () => {
    const before = await store.rolled()
    const ids = Array.from({ length: 60 }, (_, nth) => `ends${nth}`)
    await Promise.all(ids.map((id) => store.create(row(id))))
    // Another node, or the same one again.
    const others = kind === 'PostgreSQL' ? [await open(), await open()] : []
    const all = [store, ...others]
    const asked = await Promise.all(
      ids.map(async (id, nth) => {
        await all[nth % all.length].write(step(id, 1, 0, { rolled: [1, 10, 100] }))
        return (await all[(nth + 1) % all.length].rolled()).games
      }),
    )
    expect(Math.max(...asked)).toBe(before.games + ids.length)
    for (const each of all)
      expect(await each.rolled()).toEqual({
        games: before.games + ids.length,
        counts: [0, 1, 2].map((nth) => (before.counts[nth] ?? 0) + ids.length * 10 ** nth),
      })
    for (const each of others) await each.close()
  })

  test('of what was said the last lines are told, from a number on', async () => {
    await store.create(row('eight'))
    for (let n = 0; n < 5; n++)
      await store.write(step('eight', n + 1, n, { line: `${n}`, becomes: { ...STANDING, asked: n + 1, said: n + 1 } }))
    expect(await store.lines('eight', 0, 3)).toEqual(['2', '3', '4'])
    expect(await store.lines('eight', 4, 3)).toEqual(['4'])
    expect(await store.lines('eight', 5, 3)).toEqual([])
  })
})

test('dice that were added up are not looked at again, however many games there were', async () => {
  const file = join(home, 'dice.db')
  const url = await freshDatabase()
  for (const store of [await SqliteStore.open(file), await PostgresStore.open(url)]) {
    await store.create(row('dice'))
    await store.write(step('dice', 1, 0, { rolled: [1, 2] }))
    expect(await store.rolled()).toEqual({ games: 1, counts: [1, 2] })
    await store.close()
  }
  const db = new DatabaseSync(file)
  expect(db.prepare('select * from rolled').all()).toHaveLength(0)
  db.close()
  const sql = postgres(url, { max: 1 })
  expect(await sql`select * from rolled`).toHaveLength(0)
  await sql.end()
})

test('a database of a newer program is left alone', async () => {
  const file = join(home, 'newer.db')
  await (await SqliteStore.open(file)).close()
  const db = new DatabaseSync(file)
  db.exec('pragma user_version = 99')
  db.close()
  await expect(SqliteStore.open(file)).rejects.toThrow(/newer than this program/)
  const url = await freshDatabase()
  await (await PostgresStore.open(url)).close()
  const sql = postgres(url, { max: 1 })
  await sql`update schema_version set version = 99`
  await sql.end()
  await expect(PostgresStore.open(url)).rejects.toThrow(/newer than this program/)
})

test('nodes that start together make the schema once', async () => {
  const url = await freshDatabase()
  const stores = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(url)))
  expect(await stores[0].create(row('x'))).toBe(true)
  expect(await stores[3].read('x')).toMatchObject({ id: 'x' })
  for (const store of stores) await store.close()
})

test('other nodes are told which tables changed, and who is there', async () => {
  const url = await freshDatabase()
  const [one, two] = [await PostgresStore.open(url), await PostgresStore.open(url)]
  const heard: (string | null)[] = []
  const own: (string | null)[] = []
  await two.watch((id) => heard.push(id))
  await one.watch((id) => own.push(id))
  await one.create(row('t'))
  await one.write(step('t', 1, 0))
  await until(() => heard.includes('t'))
  expect(own.filter((id) => id !== null)).toEqual([])
  await one.setHere('t', { seats: [0, 2], adding: [2], watching: 1 })
  expect(await two.hereElsewhere('t')).toEqual({ seats: [0, 2], adding: [2], watching: 1 })
  expect(await one.hereElsewhere('t')).toEqual({ seats: [], adding: [], watching: 0 })
  await one.setHere('t', { seats: [], adding: [], watching: 0 })
  expect(await two.hereElsewhere('t')).toEqual({ seats: [], adding: [], watching: 0 })
  await one.setHere('t', { seats: [0], adding: [], watching: 0 })
  const sql = postgres(url, { max: 1 })
  await sql`update here set at = now() - interval '2 days'`
  await (await PostgresStore.open(url)).close()
  expect(await sql`select 1 from here`).toHaveLength(0)
  await sql.end()
  expect(await two.versions(['t', 'none'])).toEqual(new Map([['t', 2]]))
  await one.setHere('t', { seats: [0], adding: [], watching: 0 })
  expect(await two.hereElsewhere('t')).toEqual({ seats: [0], adding: [], watching: 0 })
  await one.close()
  expect(await two.hereElsewhere('t')).toEqual({ seats: [], adding: [], watching: 0 })
  await one.setHere('t', { seats: [0], adding: [], watching: 0 })
  await two.close()
})
