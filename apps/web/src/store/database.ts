import { signal } from '@preact/signals'
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { KeepProblem } from '../words/keep-problems.ts'
import { LATER_STORES, type Rows, STORES, type StoreName } from './kept.ts'

/**
 * What this browser keeps for good: one IndexedDB database, a store for each kind of row (`kept`).
 *
 *     const game = await read('games', key)           // GameRow | undefined | NotKept
 *     const campaigns = await readAll('campaigns')    // CampaignRow[] | NotKept
 *     const failed = await write(put('campaigns', row), erase('nets', hash))   // null, or why nothing of it was kept
 *
 * A write happens as a whole or not at all. Why something could not be kept or read is a code, never an exception;
 * `keepProblem` has the last one, and `KeepNotice` (shell) says it in the reader's language.
 */

export interface NotKept {
  readonly notKept: KeepProblem
}
export const isNotKept = (value: unknown): value is NotKept =>
  typeof value === 'object' && value !== null && 'notKept' in value

/** Why the last thing could not be kept or read; null once something could again. */
export const keepProblem = signal<KeepProblem | null>(null)

export const DATABASE = 'machinami'

/** What each version adds to the one before it: an older database runs those it has not. Never change one; add one. */
const MIGRATIONS: readonly ((database: IDBPDatabase<unknown>) => void)[] = [
  (database) => {
    for (const name of STORES) database.createObjectStore(name, { keyPath: 'key' })
  },
  (database) => {
    for (const name of LATER_STORES) database.createObjectStore(name, { keyPath: 'key' })
  },
]

type Database = IDBPDatabase<unknown>

let opened: Promise<Database> | null = null
/** Milliseconds until somebody is told that another tab is in the way. */
const PATIENCE = 3000

class InTheWay extends Error {}

function open(): Promise<Database> {
  opened ??= openAnew().catch((reason: unknown) => {
    // The next one to ask tries again: what was in the way may be gone.
    opened = null
    throw reason
  })
  return opened
}

function openAnew(): Promise<Database> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const opening = openDB(DATABASE, MIGRATIONS.length, {
      upgrade: (database, from) => {
        for (const migrate of MIGRATIONS.slice(from)) migrate(database)
      },
      blocked: () => {
        setTimeout(() => {
          isLate = true
          reject(new InTheWay())
        }, PATIENCE)
      },
      // A newer version waits in another tab: this one lets go, and opens again when it is asked for something.
      blocking: () => void letGo(),
      terminated: () => {
        opened = null
      },
    })
    opening.then((database) => (isLate ? database.close() : resolve(database)), reject)
  })
}

/** Closes the database until it is needed again. */
export async function letGo(): Promise<void> {
  const was = opened
  opened = null
  await was?.then(
    (database) => database.close(),
    () => undefined,
  )
}

function problemOf(reason: unknown): KeepProblem {
  if (reason instanceof InTheWay) return 'other-tab'
  switch (reason instanceof Error || reason instanceof DOMException ? reason.name : '') {
    case 'QuotaExceededError':
      return 'full'
    case 'VersionError':
      return 'newer'
    case 'SecurityError':
    case 'InvalidStateError':
    case 'ReferenceError':
    case 'TypeError':
      return 'refused'
    default:
      return 'broken'
  }
}

async function attempt<T>(work: (database: Database) => Promise<T>): Promise<T | NotKept> {
  try {
    const done = await work(await open())
    keepProblem.value = null
    return done
  } catch (reason) {
    const notKept = problemOf(reason)
    if (notKept === 'broken') console.error(reason)
    keepProblem.value = notKept
    return { notKept }
  }
}

export const read = <S extends StoreName>(store: S, key: string): Promise<Rows[S] | undefined | NotKept> =>
  attempt((database) => database.get(store, key) as Promise<Rows[S] | undefined>)

export const readAll = <S extends StoreName>(store: S): Promise<Rows[S][] | NotKept> =>
  attempt((database) => database.getAll(store) as Promise<Rows[S][]>)

export type Change =
  | { readonly put: Rows[StoreName]; readonly store: StoreName }
  | { readonly erase: string; readonly store: StoreName }

export const put = <S extends StoreName>(store: S, row: Rows[S]): Change => ({ store, put: row })
export const erase = (store: StoreName, key: string): Change => ({ store, erase: key })

type Deed = IDBPTransaction<unknown, string[], 'readwrite'>

const beginDeed = (database: Database, stores: readonly StoreName[]): Deed => {
  const deed = database.transaction([...new Set(stores)], 'readwrite')
  deed.done.catch(() => undefined)
  return deed
}

/** Everything is asked for at once, so that it is done even if the page is closed now. */
async function doAll(deed: Deed, changes: readonly Change[]): Promise<void> {
  try {
    for (const change of changes) {
      const store = deed.objectStore(change.store)
      // What goes wrong with one of them is told by the whole.
      ;('put' in change ? store.put(change.put) : store.delete(change.erase)).catch(() => undefined)
    }
  } catch (reason) {
    deed.abort()
    throw reason
  }
  deed.commit()
  await deed.done
}

/** All of it or nothing. */
export async function write(...changes: readonly Change[]): Promise<NotKept | null> {
  return attempt(async (database) => {
    const stores = changes.map(({ store }) => store)
    await doAll(beginDeed(database, stores), changes)
    return null
  })
}

/** What must still be so when something is written: another tab may have been quicker. */
export interface Unless<S extends StoreName> {
  readonly store: S
  readonly key: string
  readonly isChanged: (row: Rows[S] | undefined) => boolean
}

/** All of it or nothing; `changed`, and nothing of it, where a row is not as it was any more. */
export async function writeUnless<S extends StoreName>(
  { store, key, isChanged }: Unless<S>,
  ...changes: readonly Change[]
): Promise<NotKept | 'changed' | null> {
  return attempt(async (database) => {
    const deed = beginDeed(database, [store, ...changes.map((change) => change.store)])
    if (isChanged((await deed.objectStore(store).get(key)) as Rows[S] | undefined)) return 'changed'
    await doAll(deed, changes)
    return null
  })
}
