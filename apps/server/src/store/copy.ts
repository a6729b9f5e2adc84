import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import postgres from 'postgres'
import { PostgresStore } from './postgres/postgres-store.ts'
import { Database } from './sqlite/database.ts'

/** What is in a column: both databases have the same ones, and write some of them differently. */
type Kind = 'text' | 'number' | 'time' | 'flag' | 'bytes' | 'list'
type Row = { readonly [column: string]: unknown }

export const TABLES: { readonly [table: string]: { readonly [column: string]: Kind } } = {
  game: {
    ...{ id: 'text', version: 'number', phase: 'text', asked: 'number', told: 'number', mark: 'text' },
    ...{ due: 'number', clock: 'text', said: 'number', touched: 'time' },
  },
  paper: {
    ...{ game: 'text', doc: 'text', head: 'text', seed: 'bytes', code: 'text', listed: 'flag', created: 'time' },
  },
  deed: { game: 'text', version: 'number', deeds: 'text' },
  line: { game: 'text', n: 'number', line: 'text' },
  rolled: { game: 'text', counts: 'list' },
  person: { id: 'text', name: 'text', doc: 'text', created: 'time' },
  session: { key: 'text', person: 'text', used: 'number' },
  passkey: { id: 'text', person: 'text', doc: 'text' },
  thing: { person: 'text', kind: 'text', id: 'text', sealed: 'bytes', changed: 'number' },
  seal: { one: 'number', sealed: 'bytes' },
  dice: { one: 'number', games: 'number', counts: 'list' },
}

type Value = string | number | null | Uint8Array

/** A value of PostgreSQL as SQLite keeps it. */
function toFile(kind: Kind, value: unknown): Value {
  if (value === null) return null
  if (kind === 'number' || kind === 'time' || kind === 'flag') return Number(value)
  if (kind === 'list') return JSON.stringify((value as readonly unknown[]).map(Number))
  return value as string | Uint8Array
}

/** And the other way round. */
function fromFile(kind: Kind, value: unknown): postgres.ParameterOrJSON<never> {
  if (value === null) return null
  if (kind === 'time') return new Date(Number(value))
  if (kind === 'flag') return value === 1
  if (kind === 'list') return JSON.parse(value as string) as number[]
  return kind === 'bytes' ? Buffer.from(value as Uint8Array) : (value as string | number)
}

/** Rows that are in memory at once. */
const AT_ONCE = 500

/** Everything in a PostgreSQL as of one moment, as a file that a server opens. */
export async function copyToFile(url: string, file: string): Promise<void> {
  const draft = `${file}.new`
  new Database(draft).close()
  const db = new DatabaseSync(draft)
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 })
  try {
    db.exec('pragma foreign_keys = off; begin')
    await sql.begin('isolation level repeatable read read only', async (moment) => {
      for (const [table, columns] of Object.entries(TABLES)) {
        const names = Object.keys(columns)
        // A new database has something in it already.
        db.exec(`delete from ${table}`)
        const put = db.prepare(`insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`)
        await moment.unsafe(`select ${names.join()} from ${table}`).cursor(AT_ONCE, (rows) => {
          for (const row of rows as Row[]) put.run(...names.map((name) => toFile(columns[name], row[name])))
        })
      }
    })
    db.exec('commit')
    // All of it in one file: nobody takes those beside a database along, and here none are left.
    db.prepare('vacuum into ?').run(file)
  } finally {
    db.close()
    for (const each of ['', '-wal', '-shm']) rmSync(`${draft}${each}`, { force: true })
    await sql.end({ timeout: 1 })
  }
}

/** Everything in such a file into a PostgreSQL that has nothing yet, all of it or nothing; false where it has. */
export async function copyFromFile(file: string, url: string): Promise<boolean> {
  await (await PostgresStore.open(url)).close()
  // The file may be of an older program: a copy of it is brought forward.
  const copy = join(tmpdir(), `machinami-${randomUUID()}.db`)
  const original = new DatabaseSync(file)
  original.prepare('vacuum into ?').run(copy)
  original.close()
  new Database(copy).close()
  const db = new DatabaseSync(copy)
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 })
  try {
    return await sql.begin(async (whole) => {
      const some = await whole`select 1 from game union all select 1 from person limit 1`
      if (some.length > 0) return false
      for (const [table, columns] of Object.entries(TABLES)) {
        const names = Object.keys(columns)
        await whole`delete from ${whole(table)}`
        const put = async (rows: readonly Row[]): Promise<void> => {
          const values = rows.map((row) =>
            Object.fromEntries(names.map((name) => [name, fromFile(columns[name], row[name])])),
          )
          if (values.length > 0) await whole`insert into ${whole(table)} ${whole(values, ...names)}`
        }
        let rows: Row[] = []
        for (const row of db.prepare(`select ${names.join()} from ${table}`).iterate()) {
          rows.push(row as Row)
          if (rows.length === AT_ONCE) await put(rows.splice(0))
        }
        await put(rows)
      }
      await whole`insert into code select code, game from paper where code is not null`
      return true
    })
  } finally {
    db.close()
    rmSync(copy, { force: true })
    await sql.end({ timeout: 1 })
  }
}
