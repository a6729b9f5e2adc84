import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Random } from '@machinami/engine'
import { type Findings, Pair } from '../src/testing/pair.ts'
import { openPostgres } from '../src/testing/postgres.ts'
import { troubleTo } from '../src/testing/trouble.ts'
import { type Block, buildBlock, openBlock } from './blocks.ts'

/**
 * Kills real servers at random instants while people play, and compares what they were told with what is there afterwards.
 * Stops after so many kills or minutes, and adds up in `out/chaos.json`.
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '2' },
    towns: { type: 'string', default: '8' },
    postgres: { type: 'boolean', default: false },
    trouble: { type: 'boolean', default: false },
    out: { type: 'string', default: 'out/chaos.json' },
  },
})
const kind = `${values.postgres ? 'PostgreSQL, three nodes' : 'SQLite'}${values.trouble ? ', on bad lines' : ''}`

interface Total extends Findings {
  /** Servers that were killed after something had been done at them, and the processes they were in. */
  kills: number
  processes: number
  databaseKills: number
  moves: number
  games: number
  /** How often a bot stood in for somebody, and what it answered. */
  standIns: number
  byBots: number
  /** What went wrong on bad lines. */
  messages: number
  dropped: number
  doubled: number
  late: number
  cut: number
  seconds: number
}

const NONE: Total = {
  kills: 0,
  processes: 0,
  databaseKills: 0,
  moves: 0,
  games: 0,
  standIns: 0,
  byBots: 0,
  messages: 0,
  dropped: 0,
  doubled: 0,
  late: 0,
  cut: 0,
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
  const before = { ...NONE, ...all[kind] }
  const sum = Object.fromEntries(
    Object.entries(before).map(([field, value]) => [field, value + (more[field as keyof Total] ?? 0)]),
  )
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, `${JSON.stringify({ ...all, [kind]: sum }, null, 2)}\n`)
}

const data = mkdtempSync(join(tmpdir(), 'machinami-chaos-'))
const program = buildBlock()
const database = values.postgres ? await openPostgres() : null
const random = new Random(Date.now() % 2 ** 31, 7)
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A town has a database, its own servers, and people who play there. */
interface Town {
  /** Where its servers are, and how people get there. */
  homes: readonly string[]
  urls: readonly string[]
  moves: number
  /** By node: how many moves there were when it was opened. */
  readonly since: number[]
}

const towns = Array.from({ length: Number(values.towns) }, (): Town => ({ homes: [], urls: [], moves: 0, since: [] }))
const databases = database ? await Promise.all(towns.map(() => database.fresh())) : []
/** Node n of every town is in block n: one process, killed at once. */
const blocks: Block[] = []
for (let node = 0; node < (database ? 3 : 1); node++) {
  const houses = towns.map((_, nth) => {
    const own = join(data, `${nth}-${node}`)
    return { port: 0, data: own, ...(databases[nth] ? { database: databases[nth] } : {}) }
  })
  blocks.push(await openBlock(program, houses))
}
/** Lines between people and servers on which messages get lost, come twice, late or out of order. */
const lines = new Map<string, Awaited<ReturnType<typeof troubleTo>>>()
for (const [nth, town] of towns.entries()) {
  town.homes = blocks.map(({ houses }) => `http://127.0.0.1:${houses[nth].port}`)
  town.since.push(...blocks.map(() => 0))
  if (values.trouble) for (const home of town.homes) lines.set(home, await troubleTo(home, random))
  town.urls = town.homes.map((home) => lines.get(home)?.url ?? home)
}

let isEnough = false
/** People let bots play now and then, and are gone now and then: whose answer is whose must be in the record. */
const WHIMS = { away: 25, gone: 8 }

/** One table after the other, each checked when it is over. */
async function people(town: Town, nth: number): Promise<void> {
  while (!isEnough) {
    const own = town.urls.map((_, at) => town.urls[(nth + at) % town.urls.length])
    const pair = await Pair.open(own, nth % 3 === 2 ? 'http' : 'socket')
    await pair.play(
      random,
      () => isEnough,
      () => town.moves++,
      WHIMS,
    )
    const findings = await pair.check(town.homes)
    const { moves, standIns, byBots } = pair
    add({ ...findings, moves, standIns, byBots, games: 1 })
    if (Object.values(findings).every((each) => each === 0)) continue
    console.error(`table ${pair.table}:`, findings)
    writeFileSync(join(dirname(values.out), `chaos-${pair.table}.txt`), pair.record)
  }
}

const began = Date.now()
let nth = 0
const playing = towns.flatMap((town) => Array.from({ length: Number(values.tables) }, () => people(town, nth++)))
const allMoves = (): number => towns.reduce((sum, { moves }) => sum + moves, 0)
let kills = 0
const until = began + Number(values.minutes) * 60_000
for (let rounds = 1; kills < Number(values.kills) && Date.now() < until; rounds++) {
  const wanted = allMoves() + 1 + random.below(12 * towns.length)
  while (allMoves() < wanted) await pause(2)
  await pause(random.below(25))
  const at = random.below(blocks.length)
  // A server at which nothing was done since it was opened had nothing to lose: it does not count.
  const counted = towns.filter(({ moves, since }) => moves > since[at]).length
  await blocks[at].kill()
  if (database && rounds % 10 === 0) {
    await database.crash()
    add({ databaseKills: towns.length })
  }
  blocks[at] = await openBlock(program, blocks[at].houses)
  for (const town of towns) town.since[at] = town.moves
  kills += counted
  add({ kills: counted, processes: 1 })
  if (rounds % 25 === 0)
    console.log(`${kills} kills, ${allMoves()} moves, ${Math.round((Date.now() - began) / 1000)} s`)
}
isEnough = true
await Promise.all(playing)
add({ seconds: Math.round((Date.now() - began) / 1000) })
for (const line of lines.values()) {
  const { messages, dropped, twice: doubled, late, cut } = line.counts
  add({ messages, dropped, doubled, late, cut })
  line.close()
}
for (const block of blocks) await block.kill()
await database?.stop()
rmSync(data, { recursive: true, force: true })
console.log(`${kind}, all runs together:`)
console.table([read()[kind]])
process.exit(0)
