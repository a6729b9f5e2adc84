import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createTable,
  type FarTable,
  newSecret,
  type SocketLike,
  sitAt,
  type World,
  worldAround,
} from '@machinami/remote'
import { isRefused, type NewTable, type TableMade } from '@machinami/wire'
import { WebSocket } from 'ws'
import { configFrom } from '../config.ts'
import { type Limits, UNLIMITED } from '../door/limits.ts'
import { type Running, type StartOptions, start } from '../server.ts'

/** Node as the other side needs it. */
export const NODE: World = worldAround((url) => new WebSocket(url) as unknown as SocketLike)

export interface TestServer {
  readonly url: string
  readonly port: number
  readonly data: string
  /** Of a PostgreSQL; null: one file in the data folder. */
  readonly database: string | null
  readonly running: () => Running
  /** The server's clock goes on so many seconds, and everything due by then happens. */
  readonly pass: (seconds: number) => Promise<void>
  /** Closes it and opens it again on the same port and the same file, so many seconds later. */
  restart(seconds?: number): Promise<void>
  close(): Promise<void>
}

export async function openServer(
  limits: Partial<Limits> = UNLIMITED,
  env: { [name: string]: string } = {},
  { logTo, time }: Pick<StartOptions, 'logTo' | 'time'> = {},
): Promise<TestServer> {
  const data = env.DATA ?? mkdtempSync(join(tmpdir(), 'machinami-server-'))
  const config = configFrom({ HOST: '127.0.0.1', PORT: '0', DATA: data, LOG_LEVEL: 'fatal', ...env })
  let ahead = 0
  const now = () => Date.now() + ahead
  const how = { limits, time: time ?? { now, skipped: () => 0 }, ...(logTo ? { logTo } : {}) }
  let running = await start(config, how)
  const { port } = running
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    data,
    database: config.database,
    running: () => running,
    pass: async (seconds) => {
      running.rooms.noteTime()
      ahead += seconds * 1000
      await running.rooms.lookAround()
    },
    restart: async (seconds = 0) => {
      await running.close()
      ahead += seconds * 1000
      running = await start({ ...config, port }, how)
    },
    close: async () => {
      await running.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export const aSecret = (): string => newSecret(randomBytes(16))

export function must<T>(value: T): Exclude<T, { refused: string }> {
  if (isRefused(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, { refused: string }>
}

export function there<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('there is nothing')
  return value
}

/** Milliseconds: more than a busy machine needs for anything, less than a whole test has. */
const PATIENCE = 120_000

/** Waits until it is so; in the end whoever waited in vain says what for. */
export async function until(isSo: () => boolean | Promise<boolean>, patience = PATIENCE): Promise<void> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > patience)
      throw new Error(`waited ${patience / 1000} s in vain until ${inWords(isSo)}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/** What it looks at, as it stands in the test but for blanks. */
const inWords = (isSo: () => unknown): string => String(isSo).replace(/^(?:async ?)?\(\) ?=> ?/, '')

export const BASE: NewTable = { game: { setup: { edition: 'base' } }, seats: 2, name: 'Ann' }

export const newTable = async (
  server: Pick<TestServer, 'url'>,
  secret: string,
  table: NewTable = BASE,
): Promise<TableMade> => must(await createTable(NODE, server.url, secret, table))

/** Somebody sits down, or watches, and waits until they see the table. */
export async function sit(
  server: Pick<TestServer, 'url'>,
  table: string,
  secret?: string,
  by: 'socket' | 'http' = 'socket',
  world: World = NODE,
): Promise<FarTable> {
  const far = sitAt({ server: server.url, table, world, by, ...(secret === undefined ? {} : { secret }) })
  await until(() => far.now.doc !== null)
  return far
}

/** A table of two at which the game has begun. */
export async function twoAtTable(
  server: Pick<TestServer, 'url'>,
  how: Partial<NewTable> = {},
  by: 'socket' | 'http' = 'socket',
) {
  const secrets = [aSecret(), aSecret()]
  const { table, code } = await newTable(server, secrets[0], { ...BASE, ...how })
  const ann = await sit(server, table, secrets[0], by)
  const bob = await sit(server, table, secrets[1], by)
  must(await bob.do({ do: 'join', name: 'Bob' }))
  must(await ann.do({ do: 'begin' }))
  await until(() => [ann, bob].every(({ now }) => now.game !== null && now.game.entries > 0))
  return { table, code, secrets, ann, bob, players: [ann, bob] }
}

/** The first option of whoever is asked; for a given number of answers, or to the end. */
export async function playOn(players: readonly FarTable[], most = Number.POSITIVE_INFINITY): Promise<number> {
  let moves = 0
  while (moves < most && !players.some(({ now }) => now.game?.isOver)) {
    const asked = players.find((each) => questionTo(each))
    if (!asked) {
      await until(() => players.some((each) => questionTo(each) || each.now.game?.isOver))
      continue
    }
    const question = questionTo(asked)
    // The last option builds something where it can, so that games end.
    if (question) must(await asked.play(question.n, question.options[question.options.length - 1].move))
    moves++
  }
  return moves
}

export const questionTo = ({ now: { game, me } }: FarTable) => game?.asked().find(({ seat }) => seat === me)

/** A socket without any manners of its own. */
export async function rawSocket(server: Pick<TestServer, 'url'>) {
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`)
  const frames: { [field: string]: unknown }[] = []
  let last = 0
  ws.on('message', (data: Buffer) => {
    const { f, ...frame } = JSON.parse(data.toString()) as { f: number; [field: string]: unknown }
    if (f !== ++last) throw new Error(`frame ${f} came after ${last - 1}`)
    frames.push(frame)
  })
  await new Promise((resolve) => ws.once('open', resolve))
  const next = async (is: string) => {
    await until(() => frames.some((frame) => frame.is === is))
    return frames.splice(
      frames.findIndex((frame) => frame.is === is),
      1,
    )[0]
  }
  return { ws, frames, next, send: (up: unknown) => ws.send(typeof up === 'string' ? up : JSON.stringify(up)) }
}
