import { newSecret } from '@machinami/remote'
import type { GameChoice } from '@machinami/wire'
import { signal } from '@preact/signals'
import { keep, placeOf, recall } from '../store/storage.ts'

/** A seat somewhere: whoever holds its secret has it. Secrets are kept in this browser and sent nowhere but to their table. */
export interface MyTable {
  readonly table: string
  readonly secret: string
  /** When we were last there. */
  readonly at: number
  /** What it was about then. */
  readonly game?: GameChoice
  readonly names?: readonly string[]
  /** The table of the next game with the same people, if we were told. */
  readonly next?: string
  readonly talk?: Talk
}

/** What somebody has heard at a table, and whom they do not want to hear. */
export interface Talk {
  /** The last line that was read. */
  readonly read?: number
  /** Seats whose words are not shown. */
  readonly muted?: readonly number[]
}

const KEY = 'tables'
/** Older ones are forgotten. */
const MOST = 50

function kept(): readonly MyTable[] {
  try {
    const value: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isMyTable) : []
  } catch {
    return []
  }
}

export function isMyTable(value: unknown): value is MyTable {
  if (typeof value !== 'object' || value === null) return false
  const { table, secret, at } = value as Partial<MyTable>
  return typeof table === 'string' && typeof secret === 'string' && typeof at === 'number'
}

/** Tables at which somebody here has a seat, the last visited first. */
export const myTables = signal<readonly MyTable[]>(kept())

// Another tab of this browser has sat down somewhere, or given a seat up.
addEventListener('storage', ({ key }: StorageEvent) => {
  if (key === placeOf(KEY)) myTables.value = kept()
})

function put(tables: readonly MyTable[]): void {
  myTables.value = tables.slice(0, MOST)
  keep(KEY, JSON.stringify(myTables.value))
}

const others = (table: string): MyTable[] => kept().filter((each) => each.table !== table)

/** We have a seat there, and have just been there. */
export function holdSeat(table: string, secret: string, about: Pick<MyTable, 'game' | 'names'> = {}): void {
  const { next, talk } = kept().find((each) => each.table === table) ?? {}
  const stays = { ...(next !== undefined && { next }), ...(talk && { talk }) }
  put([{ table, secret, at: Date.now(), ...about, ...stays }, ...others(table)])
}

/** Kept with the seat, so that whoever comes back goes on listening where they stopped. */
export function keepTalk(table: string, talk: Talk): void {
  put(kept().map((each) => (each.table === table ? { ...each, talk: { ...each.talk, ...talk } } : each)))
}

/**
 * The same people play again: our seat there is ours by the secret of the one before. Once only: whoever has given that
 * seat up does not get it again.
 */
export function holdNext(before: string, next: string): void {
  const all = kept()
  const mine = all.find(({ table }) => table === before)
  if (!mine || mine.next === next) return
  const told = all.map((each) => (each === mine ? { ...mine, next } : each))
  const isHeld = all.some(({ table }) => table === next)
  // Nothing was said there yet, and somebody else may sit where one was muted.
  const { talk: _, ...seat } = mine
  put(isHeld ? told : [{ ...seat, table: next, at: Date.now() }, ...told])
}

/** Tables that another device of ours knows; where both do, the later visit is right. */
export function mergeTables(found: readonly MyTable[]): void {
  const all = new Map(kept().map((each) => [each.table, each]))
  const news = found.filter(({ table, at }) => at > (all.get(table)?.at ?? 0))
  if (news.length === 0) return
  for (const each of news) all.set(each.table, each)
  put([...all.values()].sort((a, b) => b.at - a.at))
}

export const giveUpSeat = (table: string): void => put(others(table))

export const freshSecret = (): string => newSecret(crypto.getRandomValues(new Uint8Array(16)))

/** Who we are at a table: the secret of the seat we have, or one for the seat we may take. */
export const secretFor = (table: string): string => kept().find((each) => each.table === table)?.secret ?? freshSecret()

/** What this player is called at tables elsewhere. */
export const myName = signal<string>(recall('name') ?? '')

export function callMe(name: string): void {
  myName.value = name
  keep('name', name)
}
