import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { People } from '../people.ts'
import {
  type Changed,
  type Health,
  type Here,
  type Kept,
  type NewTableRow,
  type Nodes,
  type Rolled,
  rolledSince,
  SEALED,
  type Store,
  type Write,
} from '../store.ts'
import { Cables } from './cables.ts'
import { CHANNEL, Ears } from './ears.ts'
import { PostgresPeople } from './postgres-people.ts'
import { Reading } from './reading.ts'
import { MIGRATIONS } from './schema.ts'
import { WRITE } from './statements.ts'

interface Waiting {
  readonly write: Write
  readonly since: number
  readonly resolve: (isKept: boolean) => void
  readonly reject: (problem: unknown) => void
}

/** So many steps in one statement, so many statements at once. */
const LARGEST_BATCH = 64
const MOST_BATCHES = 2
/** Milliseconds the first one waits for company: a statement and its notice cost several times as much as a step. */
const GATHER = 1
/** The longest notice there can be is 8000 bytes. */
const IDS_PER_NOTICE = 200
/** In a notice: somebody came or went there. */
const HERE = '~'
/** Who has not been heard of for so long is not there any more. */
const HERE_FOR = '60 seconds'

/** So many games are added to the sum of their dice in one step. */
const GAMES_AT_ONCE = 2000
const countsIn = ({ counts }: postgres.Row): number[] => (counts as readonly unknown[]).map(Number)

/** One of the two databases disagreed with itself: the same statement may go through the next time. */
const isWorthATry = (problem: unknown): boolean =>
  ['40P01', '40001'].includes(String((problem as { code?: string }).code))

/**
 * A database for any number of nodes. Steps that come while others are being written go into the next statement; other
 * nodes are told after the commit, by ids alone, so that no notice holds up a commit.
 */
export class PostgresStore implements Store, Nodes {
  readonly nodes: Nodes
  readonly people: People
  private readonly url: string
  private readonly cables = new Cables()
  private readonly sql: postgres.Sql
  private readonly reading: Reading
  private gathering: NodeJS.Timeout | null = null
  private readonly node = randomUUID()
  private waiting: Waiting[] = []
  private batches = 0
  private told = new Set<string>()
  private telling: Promise<void> | null = null
  private ears: Ears | null = null
  private isClosing = false

  private constructor(url: string) {
    this.url = url
    this.sql = postgres(url, this.cables.options)
    this.people = this.cables.patient(new PostgresPeople(this.sql))
    this.nodes = this.cables.patient(this)
    this.reading = new Reading(this.sql)
  }

  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url)
    try {
      await store.migrate()
      // What nodes that were killed said of who is there.
      await store.sql`delete from here where at < now() - interval '1 day'`
    } catch (problem) {
      await store.hangUp()
      throw problem
    }
    return store.cables.patient(store)
  }

  /** One node at a time; a database that is newer than this program is left alone. */
  private async migrate(): Promise<void> {
    await this.sql.begin(async (sql) => {
      // Another node may be at it, and where there is much it takes long.
      await sql`set local statement_timeout = 0`
      await sql`select pg_advisory_xact_lock(7426834)`
      await sql`create table if not exists schema_version (version int not null)`
      const [row] = await sql<{ version: number }[]>`select version from schema_version`
      const has = row?.version ?? 0
      if (has > MIGRATIONS.length)
        throw new Error(
          `this database has schema ${has}, which is newer than this program knows (${MIGRATIONS.length})`,
        )
      for (const migration of MIGRATIONS.slice(has)) await sql.unsafe(migration)
      if (!row) await sql`insert into schema_version values (${MIGRATIONS.length})`
      else await sql`update schema_version set version = ${MIGRATIONS.length}`
    })
  }

  async create({
    id,
    phase,
    asked,
    told,
    mark,
    due,
    clock,
    said,
    doc,
    head,
    seed,
    code,
    listed,
  }: NewTableRow): Promise<boolean> {
    return this.sql.begin(async (sql) => {
      const taken =
        code === null ? [] : await sql`insert into code values (${code}, ${id}) on conflict do nothing returning code`
      if (code !== null && taken.length === 0) return false
      const made = await sql`insert into game (id, version, phase, asked, told, mark, due, clock, said)
        values (${id}, 1, ${phase}, ${asked}, ${told}, ${mark}, ${due}, ${clock}, ${said}) on conflict do nothing returning id`
      if (made.length === 0) {
        if (code !== null) await sql`delete from code where code = ${code}`
        return false
      }
      await sql`insert into paper (game, doc, head, seed, code, listed)
        values (${id}, ${doc}, ${head}, ${seed && Buffer.from(seed)}, ${code}, ${listed})`
      return true
    })
  }

  read(id: string, from = 0): Promise<Kept | null> {
    return this.reading.read(id, from)
  }

  async find(code: string): Promise<string | null> {
    const [row] = await this.sql`select game from code where code = ${code}`
    return row ? String(row.game) : null
  }

  write(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ write, since: this.cables.now, resolve, reject })
      if (this.batches < MOST_BATCHES) this.gathering ??= setTimeout(() => this.send(), GATHER)
    })
  }

  /** What waits goes out together; two steps of one table never do. */
  private send(): void {
    clearTimeout(this.gathering ?? undefined)
    this.gathering = null
    // Nobody waits for those any more, and whoever sent them was told so: they come to an end here.
    const late = this.waiting.filter(({ since }) => this.cables.isGivenUp(since))
    this.waiting = this.waiting.filter((each) => !late.includes(each))
    for (const { reject } of late) reject(new Error('the database says nothing'))
    if (this.batches >= MOST_BATCHES || this.waiting.length === 0) return
    const ids = new Set<string>()
    const batch: Waiting[] = []
    this.waiting = this.waiting.filter((each) => {
      if (batch.length >= LARGEST_BATCH || ids.has(each.write.id)) return true
      ids.add(each.write.id)
      batch.push(each)
      return false
    })
    this.batches++
    this.writeAll(batch)
      .catch((problem: unknown) => batch.forEach(({ reject }) => reject(problem)))
      .finally(() => {
        this.batches--
        this.send()
      })
  }

  private async writeAll(batch: readonly Waiting[]): Promise<void> {
    const steps = JSON.stringify(batch.map(({ write }) => rowOf(write)))
    const write = async () => this.sql.unsafe<{ id: string }[]>(WRITE, [steps], { prepare: true })
    const rows = await write().catch((problem: unknown) => {
      if (!isWorthATry(problem)) throw problem
      return write()
    })
    const kept = new Set(rows.map(({ id }) => id))
    for (const { write: each, resolve } of batch) resolve(kept.has(each.id))
    this.tellOthers(kept)
  }

  /** After the commit, all that gathered since the last notice at once. One that is lost is made up for by comparing. */
  private tellOthers(ids: Iterable<string>): void {
    for (const id of ids) this.told.add(id)
    this.telling ??= this.cables
      .inTime(this.notify())
      .catch(() => undefined)
      .finally(() => {
        this.telling = null
        if (this.told.size > 0) this.tellOthers([])
      })
  }

  private async notify(): Promise<void> {
    const ids = [...this.told].slice(0, IDS_PER_NOTICE)
    for (const id of ids) this.told.delete(id)
    await this.sql.notify(CHANNEL, `${this.node} ${ids.join(' ')}`)
  }

  /** Calls back with tables that changed on another node; with null when some may have been missed. */
  async watch(changed: (id: string | null, what: Changed) => void): Promise<void> {
    const hear = (payload: string): void => {
      const [node, ...ids] = payload.split(' ')
      if (node === this.node) return
      for (const id of ids) changed(id.replace(HERE, ''), id.startsWith(HERE) ? 'here' : 'step')
    }
    this.ears = new Ears(this.url, this.cables, hear, () => changed(null, 'any'))
    await this.ears.listen()
  }

  get health(): Health {
    const { isSilent, givenUp } = this.cables
    return { isDeaf: this.ears?.isDeaf ?? false, isSilent, givenUp }
  }

  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.sql`select id, version from game where id = any(${ids as string[]})`
    return new Map(rows.map(({ id, version }) => [String(id), Number(version)]))
  }

  async setHere(id: string, { seats, adding, watching }: Here): Promise<void> {
    const { sql, node } = this
    if (this.isClosing) return
    if (seats.length + watching === 0) await sql`delete from here where game = ${id} and node = ${node}`
    else
      await sql`insert into here (game, node, seats, adding, watching, at)
        values (${id}, ${node}, ${seats.join(' ')}, ${adding.join(' ')}, ${watching}, now())
        on conflict (game, node) do update
        set seats = excluded.seats, adding = excluded.adding, watching = excluded.watching, at = now()`
    this.tellOthers([HERE + id])
  }

  async hereElsewhere(id: string): Promise<Here> {
    const rows = await this.sql`select seats, adding, watching from here
      where game = ${id} and node <> ${this.node} and at > now() - ${HERE_FOR}::interval`
    const numbers = (text: unknown): number[] =>
      String(text)
        .split(' ')
        .filter((each) => each !== '')
        .map(Number)
    const seats = rows.flatMap((row) => numbers(row.seats))
    const adding = rows.flatMap((row) => numbers(row.adding))
    return { seats, adding, watching: rows.reduce((sum, row) => sum + Number(row.watching), 0) }
  }

  async lines(id: string, from: number, most: number): Promise<string[]> {
    const rows = await this.sql`select line from (
      select n, line from line where game = ${id} and n >= ${from} order by n desc limit ${most}) as latest order by n`
    return rows.map(({ line }) => String(line))
  }

  async listed(most: number): Promise<string[]> {
    const rows = await this.sql`select game, doc from paper where listed order by created desc limit ${most}`
    return rows.map(({ game, doc }) => JSON.stringify({ ...JSON.parse(String(doc)), id: game }))
  }

  async due(now: number, most: number): Promise<string[]> {
    const rows = await this.sql`select id from game where due <= ${now} order by due limit ${most}`
    return rows.map(({ id }) => String(id))
  }

  async erase(id: string): Promise<void> {
    await this.sql.begin(async (sql) => {
      await sql`delete from game where id = ${id}`
      await eraseRest(sql, id)
    })
    this.tellOthers([id])
  }

  async unused(before: number, most: number): Promise<string[]> {
    const rows = await this.sql`select id from game join paper on paper.game = id
      where ${this.isUnused(before)} order by created limit ${most}`
    return rows.map(({ id }) => String(id))
  }

  /** A head is written when a game begins, and stays. */
  private isUnused(before: number) {
    const { sql } = this
    const then = sql`to_timestamp(${before / 1000})`
    return sql`head is null and created < ${then} and touched < ${then} and doc::json -> 'campaign' is null`
  }

  async touch(id: string, before: number, now: number): Promise<void> {
    await this.sql`update game set touched = to_timestamp(${now / 1000})
      where id = ${id} and touched < to_timestamp(${before / 1000})`
  }

  async eraseUnused(id: string, before: number): Promise<boolean> {
    const isGone = await this.sql.begin(async (sql) => {
      const gone = await sql`delete from game using paper
        where id = ${id} and paper.game = id and ${this.isUnused(before)} returning id`
      if (gone.length > 0) await eraseRest(sql, id)
      return gone.length > 0
    })
    if (isGone) this.tellOthers([id])
    return isGone
  }

  async rolled(): Promise<Rolled> {
    for (;;) {
      const ended = await this.sql`select game from rolled limit ${GAMES_AT_ONCE}`
      if (ended.length > 0) await this.addUp(ended.map(({ game }) => String(game)))
      if (ended.length < GAMES_AT_ONCE) break
    }
    const [sum] = await this.sql`select games, counts from dice`
    return { games: Number(sum.games), counts: countsIn(sum) }
  }

  /** One node at a time: what another has added meanwhile is not there any more. */
  private async addUp(games: readonly string[]): Promise<void> {
    await this.sql.begin(async (sql) => {
      const [sum] = await sql`select games, counts from dice for update`
      const ended = await sql`delete from rolled where game = any(${games as string[]}) returning counts`
      const all = rolledSince({ games: Number(sum.games), counts: countsIn(sum) }, ended.map(countsIn))
      await sql`update dice set games = ${all.games}, counts = ${all.counts as number[]}`
    })
  }

  async sealed(): Promise<Uint8Array | null> {
    for (const looking of Object.values(SEALED)) {
      const [row] = await this.sql.unsafe<{ sealed: Uint8Array }[]>(looking)
      if (row) return row.sealed
    }
    return null
  }

  async sealFirst(sealed: Uint8Array): Promise<Uint8Array> {
    await this.sql`insert into seal values (1, ${Buffer.from(sealed)}) on conflict do nothing`
    const [row] = await this.sql<{ sealed: Uint8Array }[]>`select sealed from seal`
    return row.sealed
  }

  async close(): Promise<void> {
    if (this.gathering) this.send()
    this.isClosing = true
    // Whoever was here is not any more: others would wait a minute for them.
    const left = this.sql`delete from here where node = ${this.node} returning game`
    const gone = await this.cables.inTime(left).catch(() => [])
    if (gone.length > 0) this.tellOthers(gone.map(({ game }) => HERE + String(game)))
    while (this.telling) await this.telling
    await this.hangUp()
  }

  private async hangUp(): Promise<void> {
    await this.ears?.close()
    await this.sql.end({ timeout: 2 })
    this.cables.close()
  }
}

/** What belongs to a table that is erased. */
async function eraseRest(sql: postgres.TransactionSql, id: string): Promise<void> {
  for (const table of ['paper', 'deed', 'line', 'here', 'code']) await sql`delete from ${sql(table)} where game = ${id}`
}

/** A step as the statement reads it. */
function rowOf({ id, version, asked, becomes, deeds, papers, line, code, listed, rolled }: Write) {
  const { seed, ...texts } = papers ?? {}
  return {
    ...{ ...becomes, ...texts, id, version, asked, now_asked: becomes.asked, line, listed, no_code: code === null },
    rolled: rolled ?? null,
    deeds: deeds.length === 0 ? null : deeds.join('\n'),
    seed: seed ? Buffer.from(seed).toString('hex') : null,
  }
}
