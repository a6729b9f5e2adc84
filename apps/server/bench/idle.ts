import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { type ServerProcess, spawnServer } from '../src/testing/process.ts'
import { BenchTable, fewAtATime } from './clients.ts'

/**
 * What a table costs at which people are connected, while it is played at and at rest: the slope between few and many, so
 * that what Node takes at the start is not the tables'. Beside it, as many sockets of a server that does nothing.
 */

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const FLAGS = ['--expose-gc', '--import', here('./collect.mjs')]
const MORE = 4
/** So many come back to a table at rest. */
const COMING_BACK = 100
/** Long enough that all tables are only in the database again. Milliseconds. */
const REST = 15_000
/** Answers that were given when a table is in the middle of its game. */
const MIDDLE = 60

interface Memory {
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
}

const memoryOf = ({ process: server }: ServerProcess): Promise<Memory> =>
  new Promise((resolve) => {
    let said = ''
    const hear = (piece: Buffer): void => {
      said += piece.toString()
      const [, memory] = /memory (.*)\n/.exec(said) ?? []
      if (memory === undefined) return
      server.stderr?.off('data', hear)
      resolve(JSON.parse(memory) as Memory)
    }
    server.stderr?.on('data', hear)
    server.kill('SIGUSR2')
  })

async function slope(
  what: string,
  bundle: string,
  few: number,
  open: (url: string) => Promise<unknown>,
  last: () => Promise<object> = async () => ({}),
  restAfter = 2,
): Promise<object> {
  const data = mkdtempSync(join(tmpdir(), 'machinami-bench-'))
  const server = await spawnServer({ data, port: 0, env: { REST_AFTER: String(restAfter) }, bundle, flags: FLAGS })
  const after = async (tables: number): Promise<Memory> => {
    await fewAtATime(Array.from({ length: tables }), () => open(`http://127.0.0.1:${server.port}`))
    await new Promise((resolve) => setTimeout(resolve, REST))
    return memoryOf(server)
  }
  const before = await after(few)
  const then = await after((MORE - 1) * few)
  const each = (name: keyof Memory): string => ((then[name] - before[name]) / ((MORE - 1) * few) / 1024).toFixed(1)
  const more = await last()
  await server.kill()
  rmSync(data, { recursive: true, force: true })
  return {
    what,
    'heap KB': each('heapUsed'),
    'outside the heap KB': each('external'),
    'resident KB': each('rss'),
    ...more,
  }
}

/** How long it takes to be back at a table that is only in the database. */
async function backAt(tables: readonly BenchTable[]): Promise<object> {
  const times: number[] = []
  for (const table of tables.slice(0, COMING_BACK)) times.push(await table.comeBack())
  times.sort((a, b) => a - b)
  return { 'back at it, p50 ms': times[times.length >> 1].toFixed(1), 'slowest ms': times[times.length - 1].toFixed(1) }
}

/** Tables in the middle of their games, all of them awake. */
export const activeTables = (bundle: string, few: number): Promise<object> =>
  slope(
    `table of two, ${MIDDLE} answers into its game`,
    bundle,
    few,
    (url) => new BenchTable([url], 0, { waits: [], moves: 0, games: 0 }, 0, MIDDLE).playToTheMiddle(),
    undefined,
    3600,
  )

export function idleTables(bundle: string, few: number): Promise<object> {
  const tables: BenchTable[] = []
  const open = (url: string): Promise<void> => {
    const table = new BenchTable([url], 0, { waits: [], moves: 0, games: 0 }, 1e9)
    tables.push(table)
    return table.begin()
  }
  return slope('table of two at rest', bundle, few, open, () => backAt(tables))
}

export const bareSockets = (few: number): Promise<object> =>
  slope('two sockets, no table', here('./bare.mjs'), few, (url) => Promise.all([connected(url), connected(url)]))

const connected = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false })
    socket.once('open', resolve).once('error', reject)
  })
