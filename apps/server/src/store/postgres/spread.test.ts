import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/postgres.ts'
import { PostgresStore } from './postgres-store.ts'
import { READ } from './reading.ts'
import { WRITE } from './statements.ts'

/** What a PostgreSQL that spreads tables over machines asks of them and of statements (docs/HOSTING.md). */

/** Each table, and what decides on which machine a row is. */
const SPREAD: { readonly [table: string]: string } = {
  ...{ game: 'id', paper: 'game', deed: 'game', line: 'game', here: 'game', rolled: 'game', code: 'code' },
}
const ON_ONE_MACHINE = ['person', 'session', 'passkey', 'thing', 'seal', 'dice', 'schema_version']

let sql: postgres.Sql
beforeAll(async () => {
  const url = await freshDatabase()
  await (await PostgresStore.open(url)).close()
  sql = postgres(url, { max: 1 })
})
afterAll(() => sql.end())

test('every table is spread by something, or stays on one machine', async () => {
  const tables =
    await sql`select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`
  expect(tables.map(({ relname }) => String(relname)).toSorted()).toEqual(
    [...Object.keys(SPREAD), ...ON_ONE_MACHINE].toSorted(),
  )
})

test('nothing is unique over several machines: what spreads a table is in each of its keys', async () => {
  const keys = await sql`select relname, (
      select array_agg(attname::text) from pg_attribute where attrelid = indrelid and attnum = any(indkey)
    ) as columns from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`
  const spread = keys.filter(({ relname }) => SPREAD[relname] !== undefined)
  expect(spread).toHaveLength(Object.keys(SPREAD).length)
  for (const { relname, columns } of spread) expect(columns, relname).toContain(SPREAD[relname])
})

test('no table that is spread refers to another, and none has a trigger, a sequence or a rule', async () => {
  const names = Object.keys(SPREAD)
  expect(
    await sql`select conname from pg_constraint where contype = 'f'
    and (conrelid::regclass::text = any(${names}) or confrelid::regclass::text = any(${names}))`,
  ).toHaveLength(0)
  expect(await sql`select tgname from pg_trigger where not tgisinternal`).toHaveLength(0)
  expect(
    await sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  ).toHaveLength(0)
  expect(await sql`select rulename from pg_rules where schemaname = 'public'`).toHaveLength(0)
})

test('what is changed or looked for in many games at once calls nothing that differs from call to call', async () => {
  const called = [...`${WRITE} ${READ}`.matchAll(/\b([a-z_]+)\s*\(/g)].map(([, name]) => name)
  const volatile = await sql`select distinct proname from pg_proc where provolatile = 'v' and proname = any(${called})`
  expect(volatile).toHaveLength(0)
})

test('what led to a game is found by its key, however many others there are, and put together by game', async () => {
  await sql`insert into game (id, version, phase, asked, told, mark, said)
    select 'g' || n, 50, 'playing', 0, 0, '', 0 from generate_series(1, 2000) as n`
  await sql`insert into paper (game, doc, listed) select id, '', false from game`
  await sql`insert into deed select id, nth, 'deed' from game, generate_series(1, 50) as nth`
  for (const ids of [['g7'], Array.from({ length: 64 }, (_, nth) => `g${nth * 20 + 1}`)]) {
    const plan = await sql.unsafe(`explain ${READ}`, [ids, ids.map(() => 48)])
    expect(plan.map((row) => String(row['QUERY PLAN'])).join('\n')).not.toMatch(/Seq Scan on deed/)
  }
  expect(READ).toContain('group by deed.game')
})
