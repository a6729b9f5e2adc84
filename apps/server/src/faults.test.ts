import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@machinami/engine'
import connect from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { UNLIMITED } from './door/limits.ts'
import { onEach } from './testing/both.ts'
import { Pair } from './testing/pair.ts'
import { openPostgres } from './testing/postgres.ts'
import { spawnServer } from './testing/process.ts'
import { openServer, playOn, questionTo, type TestServer, twoAtTable, until } from './testing/server.ts'
import { troubleTo } from './testing/trouble.ts'

const NOTHING_WRONG = { lost: 0, twice: 0, disagreed: 0, unverified: 0 }

onEach((open) => {
  test('messages that are dropped, doubled, late, out of order or cut off lose nothing, by sockets and by requests', async () => {
    const server = await open()
    const trouble = await troubleTo(server.url, new Random(11, 1))
    const pairs = await Promise.all([
      Pair.open([trouble.url]),
      Pair.open([trouble.url]),
      Pair.open([trouble.url], 'http'),
    ])
    const enough = 35
    await Promise.all(pairs.map((pair, nth) => pair.play(new Random(nth, 5), () => pair.moves >= enough)))
    for (const pair of pairs) expect(await pair.check([server.url])).toEqual(NOTHING_WRONG)
    for (const what of ['dropped', 'twice', 'late', 'cut'] as const)
      expect([what, trouble.counts[what] > 0]).toEqual([what, true])
    trouble.close()
    await server.close()
  })

  test('a database that answers late keeps everybody waiting, and loses nothing', async () => {
    const server = await open()
    const { store } = server.running().rooms.world
    const write = store.write.bind(store)
    const random = new Random(7, 7)
    store.write = async (step) => {
      await new Promise((resolve) => setTimeout(resolve, random.below(150)))
      const isKept = await write(step)
      await new Promise((resolve) => setTimeout(resolve, random.below(150)))
      return isKept
    }
    const pair = await Pair.open([server.url])
    await pair.play(new Random(1, 5), () => pair.moves >= 12)
    expect(await pair.check()).toEqual(NOTHING_WRONG)
    await server.close()
  })
})

test('a process that stands still for a while takes nobody’s turn', async () => {
  const data = mkdtempSync(join(tmpdir(), 'machinami-still-'))
  const server = await spawnServer({ data, port: 0 })
  onTestFinished(async () => {
    await server.kill()
    rmSync(data, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${server.port}`
  const { ann, bob, players } = await twoAtTable({ url }, { settings: { clock: { is: 'turn', seconds: 5 } } })
  await playOn(players, 2)
  await until(() => players.some((each) => questionTo(each)))
  const entries = ann.now.game?.entries
  server.process.kill('SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, 7000))
  server.process.kill('SIGCONT')
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(ann.now.game?.entries).toBe(entries)
  await playOn(players, 2)
  expect(ann.now.game?.events().map(({ kind }) => kind)).not.toContain('late')
  for (const each of [ann, bob]) each.leave()
})

/** A disk of so many megabytes, where this machine lets us have one. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'machinami-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'machinami', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
}

/** Fills what is left on a disk, down to the last block; empties it again. */
function fill(disk: string): () => void {
  const filler = join(disk, 'filler')
  for (let step = 1_048_576; step >= 512; step >>= 1)
    for (;;) {
      const { size } = statSync(filler, { throwIfNoEntry: false }) ?? { size: 0 }
      try {
        appendFileSync(filler, Buffer.alloc(step))
      } catch {
        truncateSync(filler, size)
        break
      }
    }
  return () => rmSync(filler)
}

/** People play, the disk under the database is filled to the last block, and emptied again. */
async function playOnFullDisk(server: TestServer, disk: string): Promise<void> {
  const { ann, bob, players } = await twoAtTable(server)
  await playOn(players, 6)
  const empty = fill(disk)
  let refusals = 0
  for (let tries = 0; tries < 400 && refusals < 3; tries++) {
    await until(() => players.some((each) => questionTo(each)))
    const who = players.find((each) => questionTo(each)) ?? ann
    const question = questionTo(who)
    const refusal = question ? await who.play(question.n, question.options[0].move) : null
    if (refusal?.refused === 'not-kept') refusals++
  }
  expect(refusals).toBe(3)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
  const told = ann.now.game?.events().length ?? 0
  empty()
  await playOn(players, 10)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const kept = ann.now.game?.events() ?? []
  expect(kept.length).toBeGreaterThan(told)
  await server.restart()
  await until(() => players.every(({ now }) => now.line.is === 'open'))
  await playOn(players, 2)
  expect(ann.now.game?.events().slice(0, kept.length)).toEqual(kept)
  for (const each of [ann, bob]) each.leave()
  await server.close()
}

const FULL = 'a disk that is really full refuses moves with a reason, loses nothing, and goes on when there is room'
test(`${FULL}: SQLite`, async (context) => {
  const disk = smallDisk(2)
  if (disk === null) return context.skip('only root can mount a small disk')
  const data = join(disk, 'data')
  mkdirSync(data)
  await playOnFullDisk(await openServer(UNLIMITED, { DATA: data }), disk)
  execFileSync('umount', [disk])
})

test(`${FULL}: PostgreSQL`, async (context) => {
  const disk = smallDisk(24)
  if (disk === null) return context.skip('only root can mount a small disk')
  const place = join(disk, 'place')
  mkdirSync(place)
  execFileSync('chmod', ['755', disk])
  // One of its own: its disk goes away afterwards.
  const postgres = await openPostgres()
  execFileSync('chown', ['postgres', place])
  const env = { DATABASE_URL: await postgres.fresh(place), SEED_KEY: 'ab'.repeat(32) }
  await playOnFullDisk(await openServer(UNLIMITED, env), disk)
  await postgres.stop()
  execFileSync('umount', [disk])
})

test('a disk that is full under all of PostgreSQL, its log too, loses nothing, and games go on when it is started again', async (context) => {
  const disk = smallDisk(140)
  if (disk === null) return context.skip('only root can mount a small disk')
  chmodSync(disk, 0o755)
  const postgres = await openPostgres(disk)
  const server = await openServer(UNLIMITED, { DATABASE_URL: await postgres.fresh(), SEED_KEY: 'ab'.repeat(32) })
  const health = async () => (await fetch(`${server.url}/healthz`)).status
  const pairs = [await Pair.open([server.url]), await Pair.open([server.url], 'http')]
  let isEnough = false
  const playing = pairs.map((pair, nth) => pair.play(new Random(nth, 6), () => isEnough))
  const more = (before = pairs.map(({ moves }) => moves)) =>
    until(() => pairs.every(({ moves, isOver }, nth) => isOver || moves > before[nth] + 5))
  await more()
  const empty = fill(disk)
  // Others need room as well.
  const sql = connect(postgres.url, { max: 1, onnotice: () => undefined })
  for (let full = false; !full; )
    await sql`create table if not exists noise as select repeat('x', 1000) from generate_series(1, 1000)`
      .then(() => sql`select pg_switch_wal()`)
      .then(() => sql`drop table noise`)
      .catch(() => (full = true))
  await sql.end({ timeout: 0 })
  while ((await health()) === 200) await new Promise((resolve) => setTimeout(resolve, 100))
  empty()
  await postgres.crash()
  await more()
  while ((await health()) !== 200) await new Promise((resolve) => setTimeout(resolve, 100))
  isEnough = true
  await Promise.all(playing)
  for (const pair of pairs) expect(await pair.check()).toEqual(NOTHING_WRONG)
  await server.close()
  await postgres.stop()
  execFileSync('umount', [disk])
})
