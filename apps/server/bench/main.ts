import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openPostgres } from '../src/testing/postgres.ts'
import { type ServerProcess, spawnServer } from '../src/testing/process.ts'
import { BenchTable, fewAtATime, type Times } from './clients.ts'
import { activeTables, bareSockets, idleTables } from './idle.ts'

/**
 * Whole games by simulated people on this machine, every move synced. Bounded, loopback only, stops by itself. What the
 * server costs is its own CPU time; waiting times are those of a machine that plays all the people as well.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    sockets: { type: 'string', default: '40,100,1000,2000,5000' },
    nodes: { type: 'string', default: '0,1,2,3' },
    idle: { type: 'string', default: '500' },
    pace: { type: 'string', default: '1000,3000' },
  },
})
const BUNDLE = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const SECONDS = Number(values.seconds)
/** Clock ticks per second of /proc. */
const TICKS = 100

/** CPU seconds and resident bytes of a process. */
function usage(pid: number): { readonly cpu: number; readonly memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: Number(fields[21]) * 4096 }
}

const usageOf = (servers: readonly ServerProcess[]) =>
  servers
    .map(({ process: { pid } }) => usage(pid ?? 0))
    .reduce((a, b) => ({ cpu: a.cpu + b.cpu, memory: a.memory + b.memory }))

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN

/** `pace`: how many moves a second everybody together would make if nobody ever had to wait. */
async function round(servers: readonly ServerProcess[], sockets: number, pace: number): Promise<object> {
  const urls = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  const times: Times = { waits: [], moves: 0, games: 0 }
  const empty = usageOf(servers)
  const think = ((sockets / 2) * 1000) / pace
  const tables = Array.from({ length: sockets / 2 }, (_, nth) => new BenchTable(urls, nth, times, think))
  await fewAtATime(tables, (table) => table.begin())
  await pause(1)
  times.waits.length = 0
  times.moves = 0
  const before = usageOf(servers)
  const began = performance.now()
  await pause(SECONDS)
  const seconds = (performance.now() - began) / 1000
  const after = usageOf(servers)
  const sorted = times.waits.toSorted((a, b) => a - b)
  const { moves } = times
  for (const table of tables) table.close()
  return {
    sockets,
    thinking: think === 0 ? 'no' : `${(think / 1000).toFixed(2)} s`,
    'moves/s': Math.round(moves / seconds),
    'moves per server-CPU-s': Math.round(moves / (after.cpu - before.cpu)),
    'server CPU': `${Math.round((100 * (after.cpu - before.cpu)) / seconds)} %`,
    'p50 ms': at(sorted, 0.5).toFixed(1),
    'p99 ms': at(sorted, 0.99).toFixed(1),
    'KB per table': Math.round((after.memory - empty.memory) / 1024 / tables.length),
  }
}

const paces = values.pace.split(',').map(Number)
/** Few play as fast as they can; many think, as people do. */
const pacesOf = (sockets: number): readonly number[] => (sockets > 200 ? paces : [Number.POSITIVE_INFINITY])

async function measure(
  name: string,
  nodes: number,
  env: { [name: string]: string },
  sockets: readonly number[],
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'machinami-bench-'))
  const rows: object[] = []
  for (const [each, pace] of sockets.flatMap((n) => pacesOf(n).map((pace) => [n, pace] as const))) {
    const servers: ServerProcess[] = []
    for (let nth = 0; nth < nodes; nth++)
      servers.push(await spawnServer({ data, port: 0, env: { ...env, REST_AFTER: '2' }, bundle: BUNDLE }))
    rows.push(await round(servers, each, pace))
    for (const server of servers) await server.kill()
  }
  console.log(`\n${name}`)
  console.table(rows)
  rmSync(data, { recursive: true, force: true })
}

const sockets = values.sockets.split(',').map(Number)
for (const nodes of values.nodes.split(',').map(Number)) {
  if (nodes === 0) await measure('SQLite', 1, {}, sockets)
  else {
    const database = await openPostgres()
    const env = { DATABASE_URL: await database.fresh(), SEED_KEY: 'cd'.repeat(32) }
    await measure(`PostgreSQL, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`, nodes, env, sockets.slice(0, 3))
    await database.stop()
  }
}
const tables = Number(values.idle)
if (tables > 0) {
  console.log(
    `\nmemory of a table with two people connected, after collecting garbage: from ${tables} tables to ${4 * tables}`,
  )
  console.table([await activeTables(BUNDLE, tables), await idleTables(BUNDLE, tables), await bareSockets(tables)])
}
process.exit(0)
