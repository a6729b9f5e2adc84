import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Random } from '@machinami/engine'
import { type Findings, Pair } from '../src/testing/pair.ts'
import { openPostgres } from '../src/testing/postgres.ts'
import { type ServerProcess, spawnServer } from '../src/testing/process.ts'

/**
 * Kills real servers at random instants while people play, and compares what they were told with what is there afterwards.
 * Adds up in `out/chaos.json` until so many kills are reached; can be broken off and started again at any time.
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '6' },
    postgres: { type: 'boolean', default: false },
    out: { type: 'string', default: 'out/chaos.json' },
  },
})
const BUNDLE = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const kind = values.postgres ? 'PostgreSQL, three nodes' : 'SQLite'

interface Total extends Findings {
  kills: number
  databaseKills: number
  moves: number
  games: number
  seconds: number
}

const NONE: Total = {
  kills: 0,
  databaseKills: 0,
  moves: 0,
  games: 0,
  seconds: 0,
  lost: 0,
  twice: 0,
  disagreed: 0,
  unverified: 0,
}

function read(): { [kind: string]: Total } {
  try {
    return JSON.parse(readFileSync(values.out, 'utf8')) as { [kind: string]: Total }
  } catch {
    return {}
  }
}

function add(more: Partial<Total>): void {
  const all = read()
  const before = all[kind] ?? NONE
  const sum = Object.fromEntries(
    Object.entries(before).map(([field, value]) => [field, value + (more[field as keyof Total] ?? 0)]),
  )
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, `${JSON.stringify({ ...all, [kind]: sum }, null, 2)}\n`)
}

const data = mkdtempSync(join(tmpdir(), 'machinami-chaos-'))
const database = values.postgres ? await openPostgres() : null
const url = await database?.fresh()
const env: { [name: string]: string } = url ? { DATABASE_URL: url, SEED_KEY: 'cd'.repeat(32) } : {}
const nodes: ServerProcess[] = []
for (let nth = 0; nth < (database ? 3 : 1); nth++) nodes.push(await spawnServer({ data, port: 0, env, bundle: BUNDLE }))
const ports = nodes.map(({ port }) => port)
const urls = ports.map((port) => `http://127.0.0.1:${port}`)

const random = new Random(Date.now() % 2 ** 31, 7)
let isEnough = false
let moves = 0

/** One table after the other, each checked when it is over. */
async function people(nth: number): Promise<void> {
  while (!isEnough) {
    const own = urls.map((_, at) => urls[(nth + at) % urls.length])
    const pair = await Pair.open(own, nth % 3 === 2 ? 'http' : 'socket')
    await pair.play(
      random,
      () => isEnough,
      () => moves++,
    )
    const findings = await pair.check()
    add({ ...findings, moves: pair.moves, games: 1 })
    if (Object.values(findings).some((each) => each > 0)) console.error(`table ${pair.table}:`, findings)
  }
}

const began = Date.now()
const playing = Array.from({ length: Number(values.tables) }, (_, nth) => people(nth))
for (let kills = 1; kills <= Number(values.kills); kills++) {
  // Some moves must have been made since the last time, or there would be nothing to lose.
  const wanted = moves + 1 + random.below(20)
  while (moves < wanted) await new Promise((resolve) => setTimeout(resolve, 2))
  await new Promise((resolve) => setTimeout(resolve, random.below(25)))
  const at = random.below(nodes.length)
  await nodes[at].kill()
  if (database && kills % 25 === 0) {
    await database.crash()
    add({ databaseKills: 1 })
  }
  nodes[at] = await spawnServer({ data, port: ports[at], env, bundle: BUNDLE })
  add({ kills: 1 })
  if (kills % 50 === 0) console.log(`${kills} kills, ${moves} moves, ${Math.round((Date.now() - began) / 1000)} s`)
}
isEnough = true
await Promise.all(playing)
add({ seconds: Math.round((Date.now() - began) / 1000) })
for (const node of nodes) await node.kill()
await database?.stop()
rmSync(data, { recursive: true, force: true })
console.log(`${kind}, all runs together:`)
console.table([read()[kind]])
process.exit(0)
