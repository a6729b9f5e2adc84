import type postgres from 'postgres'
import {
  hasRoomFor,
  type PasskeyRow,
  type People,
  type PersonRow,
  type ThingListed,
  type ThingName,
  type ThingRow,
} from '../people.ts'

/** Accounts in a database for any number of nodes. */
export class PostgresPeople implements People {
  private readonly sql: postgres.Sql

  constructor(sql: postgres.Sql) {
    this.sql = sql
  }

  async addPerson({ id, name, doc }: PersonRow, passkey?: PasskeyRow): Promise<boolean> {
    const made = await this.sql`
      with made as (
        insert into person (id, name, doc) values (${id}, ${name}, ${doc}) on conflict do nothing returning id
      ), opened as (
        insert into passkey select ${passkey?.id ?? null}::text, id, ${passkey?.doc ?? null}::text from made
        where ${passkey !== undefined}
      )
      select id from made`
    return made.length === 1
  }

  async person(id: string): Promise<PersonRow | null> {
    const [row] = await this.sql<PersonRow[]>`select id, name, doc from person where id = ${id}`
    return row ?? null
  }

  async personNamed(name: string): Promise<PersonRow | null> {
    const [row] = await this.sql<PersonRow[]>`select id, name, doc from person where name = ${name}`
    return row ?? null
  }

  async setPersonDoc(id: string, doc: string): Promise<void> {
    await this.sql`update person set doc = ${doc} where id = ${id}`
  }

  async dropPerson(id: string): Promise<void> {
    await this.sql`delete from person where id = ${id}`
  }

  async addSession(key: string, person: string, now: number): Promise<void> {
    await this.sql`insert into session values (${key}, ${person}, ${now})`
  }

  async personWith(key: string, now: number, from: number): Promise<PersonRow | null> {
    const [row] = await this.sql<PersonRow[]>`
      with used as (update session set used = ${now} where key = ${key} and used >= ${from} returning person)
      select person.id, name, doc from person join used on used.person = person.id`
    return row ?? null
  }

  async dropSession(key: string): Promise<void> {
    await this.sql`delete from session where key = ${key}`
  }

  async dropSessionsBefore(from: number): Promise<void> {
    await this.sql`delete from session where used < ${from}`
  }

  async dropSessions(person: string, but: string): Promise<void> {
    await this.sql`delete from session where person = ${person} and key <> ${but}`
  }

  async addPasskey({ id, person, doc }: PasskeyRow): Promise<boolean> {
    const { count } = await this.sql`insert into passkey values (${id}, ${person}, ${doc}) on conflict do nothing`
    return count === 1
  }

  async setPasskeyDoc(id: string, doc: string): Promise<void> {
    await this.sql`update passkey set doc = ${doc} where id = ${id}`
  }

  async dropPasskey(person: string, id: string, mayBeLast: boolean): Promise<void> {
    await this.sql.begin(async (sql) => {
      // Two at once would each think that the other stays.
      await sql`select id from person where id = ${person} for update`
      const others = await sql`select id from passkey where person = ${person} and id <> ${id}`
      if (mayBeLast || others.length > 0) await sql`delete from passkey where person = ${person} and id = ${id}`
    })
  }

  async passkey(id: string): Promise<PasskeyRow | null> {
    const [row] = await this.sql<PasskeyRow[]>`select id, person, doc from passkey where id = ${id}`
    return row ?? null
  }

  async passkeysOf(person: string): Promise<PasskeyRow[]> {
    return [...(await this.sql<PasskeyRow[]>`select id, person, doc from passkey where person = ${person}`)]
  }

  async listThings(person: string, sql: postgres.ISql = this.sql): Promise<ThingListed[]> {
    const rows = await sql`select kind, id, changed, length(sealed) as size from thing
      where person = ${person} order by kind, id`
    return rows.map(({ kind, id, changed, size }) => ({ kind, id, changed: Number(changed), size }))
  }

  async things(person: string, wanted: readonly ThingName[]): Promise<ThingRow[]> {
    const rows = await this.sql`select kind, id, sealed, changed from thing
      join unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ id }) => id)}::text[]) as wanted (kind, id)
      using (kind, id) where person = ${person}`
    return rows.map(({ kind, id, sealed, changed }) => ({ kind, id, sealed, changed: Number(changed) }))
  }

  async putThings(person: string, things: readonly ThingRow[]): Promise<ThingName[] | 'too-much'> {
    return this.sql.begin(async (sql) => {
      // One after the other: at the same time each would have room.
      await sql`select 1 from person where id = ${person} for update`
      if (things.length > 0 && !hasRoomFor(await this.listThings(person, sql), things)) return 'too-much'
      const late: ThingName[] = []
      for (const { kind, id, sealed, changed, replaces = null } of things) {
        const { count } = await sql`insert into thing
          values (${person}, ${kind}, ${id}, ${Buffer.from(sealed)}, ${changed})
          on conflict (person, kind, id) do update set sealed = excluded.sealed, changed = excluded.changed
          where thing.changed < excluded.changed and thing.changed = coalesce(${replaces}, thing.changed)`
        if (count === 0) late.push({ kind, id })
      }
      return late
    })
  }

  async dropThings(person: string, things: readonly ThingName[]): Promise<void> {
    for (const { kind, id } of things)
      await this.sql`delete from thing where person = ${person} and kind = ${kind} and id = ${id}`
  }
}
