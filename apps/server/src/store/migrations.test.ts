import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DiceSeen } from '@machinami/wire'
import { DatabaseSync } from '@photostructure/sqlite'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNLIMITED } from '../door/limits.ts'
import { freshDatabase } from '../testing/postgres.ts'
import { openServer, playOn, sit, twoAtTable, until } from '../testing/server.ts'
import { consoleWords } from '../words/console-words.ts'
import { MIGRATIONS as ON_POSTGRES } from './postgres/schema.ts'
import { MIGRATIONS as ON_SQLITE } from './sqlite/schema.ts'

/** A game that was begun under any schema there ever was goes on under today's. */

const home = mkdtempSync(join(tmpdir(), 'machinami-migrations-'))
const words = consoleWords({})
const KEY = 'ab'.repeat(32)
/** A game of today, and what of it every schema had a place for. */
let game: { table: string; secrets: string[]; entries: number }
let rows: { readonly [table: string]: readonly { readonly [column: string]: unknown }[] }
/** Games that were over under a schema that has a place for their dice. */
const ENDED = ['over-1', 'over-2', 'over-3']
const BEFORE = 1000
const COUNTS = Array.from({ length: 17 }, (_, nth) => BEFORE + nth)
const hasRolled = (version: number): boolean => version >= 2
const TABLES = ['game', 'paper', 'deed', 'line'] as const

beforeAll(async () => {
  const played = await openServer(UNLIMITED, { DATA: join(home, 'played'), SEED_KEY: KEY })
  const { table, secrets, ann, bob, players } = await twoAtTable(played)
  await playOn(players, 12)
  await ann.do({ do: 'say', phrase: 'hello' })
  game = { table, secrets, entries: ann.now.game?.entries ?? 0 }
  for (const each of [ann, bob]) each.leave()
  await played.running().close()
  copyFileSync(join(home, 'played', 'machinami.db'), join(home, 'played.db'))
  const db = new DatabaseSync(join(home, 'played.db'))
  rows = Object.fromEntries(TABLES.map((name) => [name, db.prepare(`select * from ${name}`).all() as never]))
  db.close()
}, 120_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function goesOn(env: { [name: string]: string }, counted: number): Promise<void> {
  // With another key it would never go on: that is said before anything is written down as right.
  for (const wrong of ['cd', 'ef'])
    await expect(openServer(UNLIMITED, { ...env, SEED_KEY: wrong.repeat(32) })).rejects.toThrow(words.otherKey)
  const upgraded = await openServer(UNLIMITED, { SEED_KEY: KEY, ...env })
  const again = [
    await sit(upgraded, game.table, game.secrets[0]),
    await sit(upgraded, game.table, game.secrets[1], 'http'),
  ]
  await until(() => again.every(({ now }) => (now.game?.entries ?? 0) >= game.entries))
  expect(again[0].now.game?.entries).toBe(game.entries)
  expect(again[0].now.lines).toHaveLength(1)
  await playOn(again)
  await until(() => again.every(({ now }) => now.game?.isOver ?? false))
  // What later schemas count is counted from then on, with what was counted before.
  const dice = (await (await fetch(`${upgraded.url}/api/dice`)).json()) as DiceSeen
  expect(dice.games).toBe(counted + 1)
  for (const [nth, count] of [...dice.faces.counts, ...dice.totals.counts].entries()) {
    const thisGame = count - counted * COUNTS[nth]
    expect(thisGame).toBeGreaterThanOrEqual(0)
    expect(thisGame).toBeLessThan(BEFORE)
  }
  for (const each of again) each.leave()
  await upgraded.close()
}

describe.each(ON_SQLITE.map((_, nth) => nth + 1))('schema %i', (version) => {
  test('of SQLite is brought forward, and a game goes on', async () => {
    const data = mkdtempSync(join(home, 'sqlite-'))
    const db = new DatabaseSync(join(data, 'machinami.db'))
    for (const migration of ON_SQLITE.slice(0, version)) db.exec(migration)
    db.exec(`pragma user_version = ${version}`)
    for (const name of TABLES) {
      const known = (db.prepare(`pragma table_info(${name})`).all() as { name: string }[]).map((each) => each.name)
      for (const row of rows[name]) {
        const into = `insert into ${name} (${known.join(', ')}) values (${known.map(() => '?').join(', ')})`
        db.prepare(into).run(...known.map((column) => row[column] as string))
      }
    }
    // What they were played by is not there.
    db.exec('pragma foreign_keys = off')
    for (const game of hasRolled(version) ? ENDED : [])
      db.prepare('insert into rolled values (?, ?)').run(game, JSON.stringify(COUNTS))
    db.close()
    await goesOn({ DATA: data }, hasRolled(version) ? ENDED.length : 0)
  })

  test('of PostgreSQL is brought forward, and a game goes on', async () => {
    const url = await freshDatabase()
    const sql = postgres(url, { max: 1, onnotice: () => undefined })
    for (const migration of ON_POSTGRES.slice(0, version)) await sql.unsafe(migration)
    await sql`create table schema_version (version int not null)`
    await sql`insert into schema_version values (${version})`
    for (const name of TABLES)
      for (const row of rows[name]) {
        const { touched: _, created: __, listed, ...rest } = row
        const values = { ...rest, ...(listed === undefined ? {} : { listed: listed === 1 }) }
        await sql`insert into ${sql(name)} ${sql(values as { [column: string]: string })}`
      }
    for (const game of hasRolled(version) ? ENDED : []) await sql`insert into rolled values (${game}, ${COUNTS})`
    await sql.end()
    await goesOn({ DATABASE_URL: url }, hasRolled(version) ? ENDED.length : 0)
  })
})

test('both databases have as many schemas', () => {
  expect(ON_POSTGRES).toHaveLength(ON_SQLITE.length)
})
