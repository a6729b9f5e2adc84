import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { type Kept, type NewTableRow, type Papers, type Rolled, rolledSince, SEALED, type Write } from '../store.ts'
import { peopleIn } from './people-table.ts'
import { MIGRATIONS } from './schema.ts'

/** One file, written through one connection. Everything here is synchronous: it runs on a thread of its own. */
export class Database {
  private readonly db: DatabaseSyncInstance
  /** Accounts. */
  readonly people = peopleIn({
    run: (sql, ...values) => this.run(sql, ...values),
    one: (sql, ...values) => this.one(sql, ...values),
    all: (sql, ...values) => this.all(sql, ...values),
  })
  private readonly statements = new Map<string, StatementSyncInstance>()

  constructor(file: string) {
    // For its owner alone, whoever made the folder: what SQLite puts beside it is as the file is.
    closeSync(openSync(file, 'a', 0o600))
    this.db = new DatabaseSync(file)
    this.db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
    )
    this.migrate()
  }

  private migrate(): void {
    const { user_version: has } = this.db.prepare('pragma user_version').get() as { user_version: number }
    if (has > MIGRATIONS.length)
      throw new Error(`this database has schema ${has}, which is newer than this program knows (${MIGRATIONS.length})`)
    for (let version = has; version < MIGRATIONS.length; version++)
      this.together(() => this.db.exec(`${MIGRATIONS[version]}; pragma user_version = ${version + 1}`))
  }

  /** All of it or nothing; synced when it returns. */
  together<T>(work: () => T): T {
    this.db.exec('begin immediate')
    try {
      const result = work()
      this.db.exec('commit')
      return result
    } catch (problem) {
      if (this.db.isTransaction) this.db.exec('rollback')
      throw problem
    }
  }

  create(row: NewTableRow): boolean {
    const { id, phase, asked, told, mark, due, clock, said, doc, head, seed, code, listed } = row
    const isTaken = this.one('select 1 from game where id = ? union all select 1 from paper where code = ?', id, code)
    if (isTaken) return false
    const now = Date.now()
    this.run(
      'insert into game values (?, 1, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, phase, asked, told, mark, due, clock, said, now],
    )
    this.run('insert into paper values (?, ?, ?, ?, ?, ?, ?)', id, doc, head, seed, code, listed ? 1 : 0, now)
    return true
  }

  read(id: string, from: number): Kept | null {
    const row = this.one('select * from game join paper on paper.game = game.id where id = ?', id)
    if (!row) return null
    const tail = 'select deeds from deed where game = ? and version >= ? order by version'
    const steps = this.all(tail, id, from) as { deeds: string }[]
    const { version, phase, asked, told, mark, due, clock, said, doc, head, seed, code, listed } =
      row as unknown as Kept
    const deeds = steps.flatMap((step) => step.deeds.split('\n'))
    const standing = { phase, asked, told, mark, due, clock, said }
    return { id, version, ...standing, doc, head, seed, code, listed: Boolean(listed), deeds }
  }

  /** Comparing and setting are one statement: whoever comes second changes nothing. */
  write({ id, version, asked, becomes, deeds, papers, line, code, listed, rolled }: Write): boolean {
    const { phase, told, mark, due, clock, said } = becomes
    const { changes } = this.run(
      `update game set version = version + 1, phase = ?, asked = ?, told = ?, mark = ?, due = ?, clock = ?, said = ?,
         touched = ?
       where id = ? and version = ? and asked = ?`,
      ...[phase, becomes.asked, told, mark, due, clock, said, Date.now(), id, version, asked],
    )
    if (changes !== 1) return false
    if (deeds.length > 0) this.run('insert into deed values (?, ?, ?)', id, version, deeds.join('\n'))
    if (papers) this.file(id, papers)
    if (line !== undefined) this.run('insert into line values (?, ?, ?)', id, said - 1, line)
    if (code !== undefined) this.run('update paper set code = ? where game = ?', code, id)
    if (listed !== undefined) this.run('update paper set listed = ? where game = ?', listed ? 1 : 0, id)
    if (rolled) this.run('insert or replace into rolled values (?, ?)', id, JSON.stringify(rolled))
    return true
  }

  private file(id: string, { doc, head, seed }: Partial<Papers>): void {
    const set =
      'update paper set doc = coalesce(?, doc), head = coalesce(?, head), seed = coalesce(?, seed) where game = ?'
    this.run(set, doc ?? null, head ?? null, seed ?? null, id)
  }

  find(code: string): string | null {
    return (this.one('select game from paper where code = ?', code)?.game as string | undefined) ?? null
  }

  lines(id: string, from: number, most: number): string[] {
    const sql =
      'select line from (select n, line from line where game = ? and n >= ? order by n desc limit ?) order by n'
    return this.all(sql, id, from, most).map((row) => String(row.line))
  }

  listed(most: number): string[] {
    const sql = `select json_set(doc, '$.id', game) as doc from paper where listed = 1 order by created desc limit ?`
    return this.all(sql, most).map((row) => String(row.doc))
  }

  due(now: number, most: number): string[] {
    return this.all('select id from game where due <= ? order by due limit ?', now, most).map((row) => String(row.id))
  }

  erase(id: string): void {
    this.run('delete from game where id = ?', id)
  }

  unused(before: number, most: number): string[] {
    return this.all(`select id from ${UNUSED} order by created limit ?`, before, before, most).map((row) =>
      String(row.id),
    )
  }

  touch(id: string, before: number, now: number): void {
    this.run('update game set touched = ? where id = ? and touched < ?', now, id, before)
  }

  eraseUnused(id: string, before: number): boolean {
    const sql = `delete from game where id = ? and id in (select id from ${UNUSED})`
    return this.run(sql, id, before, before).changes === 1
  }

  rolled(): Rolled {
    const sum = this.one('select games, counts from dice') as { games: number; counts: string }
    const known = { games: sum.games, counts: JSON.parse(sum.counts) as number[] }
    const ended = this.all('select counts from rolled').map(({ counts }) => JSON.parse(String(counts)) as number[])
    if (ended.length === 0) return known
    const all = rolledSince(known, ended)
    this.run('update dice set games = ?, counts = ?', all.games, JSON.stringify(all.counts))
    this.run('delete from rolled')
    return all
  }

  sealed(): Uint8Array | null {
    for (const looking of Object.values(SEALED)) {
      const row = this.one(looking)
      if (row) return row.sealed as Uint8Array
    }
    return null
  }

  sealFirst(sealed: Uint8Array): Uint8Array {
    this.run('insert or ignore into seal values (1, ?)', sealed)
    return this.one('select sealed from seal')?.sealed as Uint8Array
  }

  close(): void {
    this.db.close()
  }

  private prepared(sql: string): StatementSyncInstance {
    const known = this.statements.get(sql) ?? this.db.prepare(sql)
    this.statements.set(sql, known)
    return known
  }

  private run(sql: string, ...values: Value[]): { readonly changes: number | bigint } {
    return this.prepared(sql).run(...values)
  }

  private one(sql: string, ...values: Value[]): Row | undefined {
    return this.prepared(sql).get(...values) as Row | undefined
  }

  private all(sql: string, ...values: Value[]): Row[] {
    return this.prepared(sql).all(...values) as Row[]
  }
}

/** A head is written when a game begins, and stays. */
const UNUSED = `paper join game on id = game
  where head is null and created < ? and touched < ? and json_extract(doc, '$.campaign') is null`

type Value = string | number | null | Uint8Array
type Row = { readonly [column: string]: unknown }
