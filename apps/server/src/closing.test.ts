import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@machinami/engine'
import { expect, onTestFinished, test } from 'vitest'
import { Pair } from './testing/pair.ts'
import { freshDatabase } from './testing/postgres.ts'
import { type ServerProcess, spawnServer } from './testing/process.ts'
import { sit, until } from './testing/server.ts'
import { silenceTo } from './testing/silence.ts'

/** A server that is told to end, as systemd and containers do. */

const NOTHING_WRONG = { lost: 0, twice: 0, disagreed: 0, unverified: 0 }
/** Milliseconds after which whoever runs a server does not wait any longer (`deploy/machinami.service`). */
const LONGEST = 15_000

function folder(): string {
  const data = mkdtempSync(join(tmpdir(), 'machinami-closing-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  return data
}

/** How it ended, and how long that took. */
async function ended({ process }: ServerProcess): Promise<{ code: number; after: number }> {
  const began = performance.now()
  const exit = once(process, 'exit')
  process.kill('SIGTERM')
  const [code] = (await exit) as [number]
  return { code, after: performance.now() - began }
}

test('a server that is told to end in the middle of moves keeps them all, and games go on at the next', async () => {
  const data = folder()
  const first = await spawnServer({ data, port: 0 })
  const url = `http://127.0.0.1:${first.port}`
  const pairs = await Promise.all([Pair.open([url]), Pair.open([url], 'http')])
  let isEnough = false
  const playing = pairs.map((pair, nth) => pair.play(new Random(nth, 9), () => isEnough))
  await until(() => pairs.every(({ moves }) => moves > 5))
  expect((await ended(first)).code).toBe(0)
  const second = await spawnServer({ data, port: first.port })
  onTestFinished(() => second.kill())
  const before = pairs.map(({ moves }) => moves)
  await until(() => pairs.every(({ moves, isOver }, nth) => isOver || moves > before[nth] + 5))
  isEnough = true
  await Promise.all(playing)
  for (const pair of pairs) expect(await pair.check()).toEqual(NOTHING_WRONG)
})

test('a node that is told to end hands its tables over: nobody who was there still seems to be', async () => {
  const env = { DATABASE_URL: await freshDatabase(), SEED_KEY: 'ab'.repeat(32) }
  const nodes = [
    await spawnServer({ data: folder(), port: 0, env }),
    await spawnServer({ data: folder(), port: 0, env }),
  ]
  onTestFinished(async () => {
    for (const node of nodes) await node.kill()
  })
  const urls = nodes.map(({ port }) => `http://127.0.0.1:${port}`)
  const pair = await Pair.open(urls)
  await pair.play(new Random(4, 9), () => pair.moves >= 6)
  const onlooker = await sit({ url: urls[1] }, pair.table)
  await until(() => onlooker.now.here.length === 2)
  expect(await ended(nodes[0])).toMatchObject({ code: 0 })
  await until(() => onlooker.now.here.length === 1)
  // Whoever was there finds the other node by the proxy in front; here, by its address.
  onlooker.leave()
  expect(await pair.check([urls[1]])).toEqual(NOTHING_WRONG)
})

test('a node whose database says nothing ends in time, too', async () => {
  const way = await silenceTo(await freshDatabase())
  const env = { DATABASE_URL: way.url, SEED_KEY: 'ab'.repeat(32) }
  const node = await spawnServer({ data: folder(), port: 0, env })
  onTestFinished(async () => {
    await node.kill()
    way.close()
  })
  const pair = await Pair.open([`http://127.0.0.1:${node.port}`])
  await pair.play(new Random(5, 9), () => pair.moves >= 3)
  way.pull('lost')
  expect((await ended(node)).after).toBeLessThan(LONGEST)
  for (const each of pair.players) each.leave()
})
