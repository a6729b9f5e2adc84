import { Random } from '@machinami/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNLIMITED } from './door/limits.ts'
import { Pair } from './testing/pair.ts'
import { freshDatabase } from './testing/postgres.ts'
import { openServer, playOn, questionTo, sit, type TestServer, there, twoAtTable, until } from './testing/server.ts'
import { silenceTo } from './testing/silence.ts'

/** A database that falls silent: nothing comes back, and nothing is closed. */

const NOTHING_WRONG = { lost: 0, twice: 0, disagreed: 0, unverified: 0 }
/** Milliseconds. */
const A_FEW_SECONDS = 9000

type Way = Awaited<ReturnType<typeof silenceTo>>
const SEED_KEY = 'ab'.repeat(32)
let database: string
let way: Way
let server: TestServer

const health = async ({ url }: TestServer = server): Promise<number> => (await fetch(`${url}/healthz`)).status
const metric = async (name: string, { url }: TestServer = server): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^machinami_database_${name} (\\d+)$`, 'm').exec(text)?.[1])
}

beforeAll(async () => {
  database = await freshDatabase()
  way = await silenceTo(database)
  server = await openServer(UNLIMITED, { DATABASE_URL: way.url, SEED_KEY })
})
afterAll(async () => {
  await server.close()
  way.close()
})

describe.each(['lost', 'late'] as const)('what was under way is %s', (how) => {
  test('where only the cables there were are dead, a move is kept on others, long before the network gives them up', async () => {
    const { ann, bob, players } = await twoAtTable(server)
    await playOn(players, 4)
    const entries = ann.now.game?.entries ?? 0
    const who = there(players.find((each) => questionTo(each)))
    const { n, options } = there(questionTo(who))
    way.pull(how, 'old')
    // On a busy machine the first try may come to nothing; the network would take a quarter of an hour.
    await until(async () => (await who.play(n, options[0].move)) === null)
    way.putBack()
    await playOn(players, 4)
    expect(ann.now.game?.entries).toBeGreaterThan(entries)
    await until(async () => (await metric('connections_given_up')) > 0)
    for (const each of [ann, bob]) each.leave()
  })

  test('where nothing comes through at all, a move is refused within seconds, and goes through later', async () => {
    const { ann, bob, players } = await twoAtTable(server)
    await playOn(players, 4)
    const who = there(players.find((each) => questionTo(each)))
    const { n, options } = there(questionTo(who))
    way.pull(how)
    const began = performance.now()
    expect(await who.play(n, options[0].move)).toEqual({ refused: 'not-kept' })
    expect(performance.now() - began).toBeLessThan(A_FEW_SECONDS)
    expect(await health()).toBe(503)
    expect(await metric('silent')).toBe(1)
    // Who comes now does not wait long either.
    const later = performance.now()
    expect(await who.play(n, options[0].move)).toEqual({ refused: 'not-kept' })
    expect(performance.now() - later).toBeLessThan(A_FEW_SECONDS / 2)
    way.putBack()
    await until(async () => (await health()) === 200)
    expect(await metric('silent')).toBe(0)
    expect(await who.play(n, options[0].move)).toBeNull()
    await playOn(players, 4)
    for (const each of [ann, bob]) each.leave()
  })

  test('while it falls silent again and again nothing is lost, and nothing played twice', async () => {
    const pairs = await Promise.all([Pair.open([server.url]), Pair.open([server.url]), Pair.open([server.url], 'http')])
    let rounds = 0
    const pulling = (async () => {
      for (; rounds < 3; rounds++) {
        const before = pairs.map(({ moves }) => moves)
        await until(() => pairs.every(({ moves, isOver }, nth) => isOver || moves > before[nth] + 2))
        way.pull(how, rounds === 1 ? 'old' : 'all')
        await new Promise((resolve) => setTimeout(resolve, 7000))
        way.putBack()
      }
    })()
    await Promise.all(pairs.map((pair, nth) => pair.play(new Random(nth, 15), () => rounds === 3)))
    await pulling
    for (const pair of pairs) expect(await pair.check()).toEqual(NOTHING_WRONG)
  })

  test('a node that hears nothing of others says so, and hears again', async () => {
    const other = await openServer(UNLIMITED, { DATABASE_URL: database, SEED_KEY })
    const { table, secrets, ann, bob } = await twoAtTable(other)
    bob.leave()
    const far = await sit(server, table, secrets[1])
    await playOn([ann, far], 2)
    // Nodes do not compare before it is said.
    const { rooms } = server.running()
    Object.assign(rooms, { compared: Number.POSITIVE_INFINITY })
    way.pull(how, 'ears')
    await new Promise((resolve) => setTimeout(resolve, 100))
    const here = await sit(other, table, secrets[1])
    await playOn([ann, here], 4)
    expect(far.now.game?.entries).toBeLessThan(ann.now.game?.entries ?? 0)
    await until(async () => (await metric('deaf')) === 1)
    expect(await health(other)).toBe(200)
    await until(() => far.now.game?.entries === ann.now.game?.entries)
    await until(async () => (await metric('deaf')) === 0)
    await until(async () => (await health()) === 200)
    await playOn([ann, here], 1)
    await until(() => far.now.game?.entries === ann.now.game?.entries)
    way.putBack()
    Object.assign(rooms, { compared: 0 })
    for (const each of [ann, far, here]) each.leave()
    await other.close()
  })
})
