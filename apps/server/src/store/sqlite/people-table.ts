import {
  hasRoomFor,
  type PasskeyRow,
  type PeopleAtOnce,
  type PersonRow,
  type ThingListed,
  type ThingRow,
} from '../people.ts'

type Value = string | number | null | Uint8Array
type Row = { readonly [column: string]: unknown }

/** What is asked of the file. */
export interface Asking {
  readonly run: (sql: string, ...values: Value[]) => { readonly changes: number | bigint }
  readonly one: (sql: string, ...values: Value[]) => Row | undefined
  readonly all: (sql: string, ...values: Value[]) => Row[]
}

const PERSON = 'select person.id, person.name, person.doc from person'
const orNull = <T>(row: Row | undefined): T | null => (row as T | undefined) ?? null

/** Accounts in one file. */
export const peopleIn = ({ run, one, all }: Asking): PeopleAtOnce => ({
  ...thingsIn({ run, all }),
  addPerson: ({ id, name, doc }, passkey) => {
    const isNew = run('insert or ignore into person values (?, ?, ?, ?)', id, name, doc, Date.now()).changes === 1
    if (isNew && passkey) run('insert into passkey values (?, ?, ?)', passkey.id, id, passkey.doc)
    return isNew
  },
  person: (id) => orNull<PersonRow>(one(`${PERSON} where id = ?`, id)),
  personNamed: (name) => orNull<PersonRow>(one(`${PERSON} where name = ?`, name)),
  setPersonDoc: (id, doc) => void run('update person set doc = ? where id = ?', doc, id),
  dropPerson: (id) => void run('delete from person where id = ?', id),
  addSession: (key, person, now) => void run('insert into session values (?, ?, ?)', key, person, now),
  personWith: (key, now, from) => {
    if (run('update session set used = ? where key = ? and used >= ?', now, key, from).changes !== 1) return null
    return orNull<PersonRow>(one(`${PERSON} join session on session.person = person.id where key = ?`, key))
  },
  dropSession: (key) => void run('delete from session where key = ?', key),
  dropSessionsBefore: (from) => void run('delete from session where used < ?', from),
  dropSessions: (person, but) => void run('delete from session where person = ? and key <> ?', person, but),
  addPasskey: ({ id, person, doc }) =>
    run('insert into passkey values (?, ?, ?) on conflict do nothing', id, person, doc).changes === 1,
  setPasskeyDoc: (id, doc) => void run('update passkey set doc = ? where id = ?', doc, id),
  dropPasskey: (person, id, mayBeLast) => {
    const isSpare = mayBeLast || all('select id from passkey where person = ? and id <> ?', person, id).length > 0
    if (isSpare) run('delete from passkey where person = ? and id = ?', person, id)
  },
  passkey: (id) => orNull<PasskeyRow>(one('select * from passkey where id = ?', id)),
  passkeysOf: (person) => all('select * from passkey where person = ?', person) as unknown as PasskeyRow[],
})

type Things = Pick<PeopleAtOnce, 'listThings' | 'things' | 'putThings' | 'dropThings'>

function thingsIn({ run, all }: Pick<Asking, 'run' | 'all'>): Things {
  const listThings = (person: string): ThingListed[] =>
    all(
      'select kind, id, changed, length(sealed) as size from thing where person = ? order by kind, id',
      person,
    ) as unknown as ThingListed[]
  return {
    listThings,
    things: (person, wanted) =>
      wanted.flatMap(({ kind, id }) =>
        all(
          'select kind, id, sealed, changed from thing where person = ? and kind = ? and id = ?',
          ...[person, kind, id],
        ),
      ) as unknown as ThingRow[],
    putThings: (person, things) => {
      if (things.length > 0 && !hasRoomFor(listThings(person), things)) return 'too-much'
      return things.flatMap(({ kind, id, sealed, changed, replaces = null }) => {
        const { changes } = run(
          `insert into thing values (?, ?, ?, ?, ?) on conflict (person, kind, id)
         do update set sealed = excluded.sealed, changed = excluded.changed
         where changed < excluded.changed and changed = coalesce(?, changed)`,
          ...[person, kind, id, sealed, changed, replaces],
        )
        return Number(changes) === 0 ? [{ kind, id }] : []
      })
    },
    dropThings: (person, things) => {
      for (const { kind, id } of things)
        run('delete from thing where person = ? and kind = ? and id = ?', person, kind, id)
    },
  }
}
