import {
  addressOf,
  createTable,
  diceOf,
  eraseTable,
  findTable,
  listTables,
  myTables as myTablesAt,
  noticesOf,
  recordOf,
  worldAround,
} from '@machinami/remote'
import {
  type DiceSeen,
  isRefused,
  type NewTable,
  type NoticesOffered,
  type TableGlance,
  type TableListed,
  type WireRefused,
} from '@machinami/wire'
import { fetchLettersFor } from './letters.ts'
import { freshSecret, giveUpSeat, holdSeat, type MyTable, myTables } from './my-tables.ts'

/** The server this page came from. */
export const SERVER = location.origin

/** Whoever runs the server opens the page by a name that leads nowhere on other machines. */
const isOnlyHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)

/** Under which address others open this page; null where only this machine can. */
export async function addressForOthers(): Promise<string | null> {
  if (!isOnlyHere) return SERVER
  const found = await orNone(addressOf(world, SERVER))
  return isNoServer(found) || isRefused(found) ? SERVER : found.address
}

/** There is nobody at the other end, or it is no server of ours. */
export interface NoServer {
  readonly noServer: true
}
export const isNoServer = (value: unknown): value is NoServer =>
  typeof value === 'object' && value !== null && 'noServer' in value

const orNone = <T>(asking: Promise<T>): Promise<T | NoServer> => asking.catch(() => ({ noServer: true }))

const world = worldAround()

/** Makes a table with a seat for us at it. */
export async function makeTable(table: NewTable): Promise<string | WireRefused | NoServer> {
  const secret = freshSecret()
  const made = await orNone(createTable(world, SERVER, secret, table))
  if (isNoServer(made) || isRefused(made)) return made
  holdSeat(made.table, secret)
  return made.table
}

export async function tableOf(code: string): Promise<string | WireRefused | NoServer> {
  const found = await orNone(findTable(world, SERVER, code))
  return isNoServer(found) || isRefused(found) ? found : found.table
}

export async function openTables(): Promise<readonly TableListed[] | NoServer> {
  const found = await orNone(listTables(world, SERVER))
  if (isNoServer(found)) return found
  fetchLettersFor(found)
  return isRefused(found) ? [] : found.tables
}

/** Gives our seat up there, or erases a game of ours that is over. Where nobody answers it stays on our list: false. */
export async function leaveTable({ table, secret }: MyTable): Promise<boolean> {
  if (isNoServer(await orNone(eraseTable(world, SERVER, table, secret)))) return false
  giveUpSeat(table)
  return true
}

/** How our own tables stand just now; null where the server does not say. */
export async function glances(): Promise<readonly TableGlance[] | null> {
  const tables = myTables.peek().map(({ table, secret }) => ({ table, secret }))
  if (tables.length === 0) return []
  const found = await orNone(myTablesAt(world, SERVER, { tables }))
  fetchLettersFor(found)
  return isNoServer(found) || isRefused(found) ? null : found.tables
}

/** The record of the game of a table, for whoever has its address; null where there is none. */
export async function recordAt(table: string): Promise<string | null> {
  const found = await orNone(recordOf(world, SERVER, table))
  fetchLettersFor(found)
  return isNoServer(found) ? null : found
}

/** Everything that was thrown on this server. */
export async function allDice(): Promise<DiceSeen | NoServer> {
  const found = await orNone(diceOf(world, SERVER))
  return isRefused(found) ? { noServer: true } : found
}

/** How this server can tell people who are away; null where nobody answers. */
export async function noticesOffered(): Promise<NoticesOffered | null> {
  const found = await orNone(noticesOf(world, SERVER))
  return isNoServer(found) || isRefused(found) ? null : found
}
