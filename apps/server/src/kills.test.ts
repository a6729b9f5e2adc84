import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@machinami/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Block, buildBlock, openBlock } from '../chaos/blocks.ts'
import { goOnUntil, islandOf, twoOnIsland } from './testing/campaign.ts'
import { Pair } from './testing/pair.ts'
import { openPostgres, type TestPostgres } from './testing/postgres.ts'
import { must, until } from './testing/server.ts'

const NOTHING_WRONG = { lost: 0, twice: 0, disagreed: 0, unverified: 0 }

let program: string
/** A PostgreSQL of its own: it is killed, too. */
let postgres: TestPostgres
const home = mkdtempSync(join(tmpdir(), 'machinami-kills-'))
beforeAll(async () => {
  program = buildBlock()
  postgres = await openPostgres()
})
const opened: Block[] = []
afterAll(async () => {
  for (const block of opened) await block.kill()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
})

/** Servers in processes of their own, of one town: any of them can be killed and opened again where it was. */
async function openTown(nodes: number, database?: string) {
  const data = mkdtempSync(join(home, 'town-'))
  const opens = async (houses: Block['houses']): Promise<Block> => {
    const block = await openBlock(program, houses)
    opened.push(block)
    return block
  }
  const blocks: Block[] = []
  for (let node = 0; node < nodes; node++)
    blocks.push(await opens([{ port: 0, data, ...(database === undefined ? {} : { database }) }]))
  return {
    urls: blocks.map(({ houses: [{ port }] }) => `http://127.0.0.1:${port}`),
    kill: (node: number) => blocks[node].kill(),
    open: async (node: number) => {
      blocks[node] = await opens(blocks[node].houses)
    },
    close: () => Promise.all(blocks.map((block) => block.kill())),
  }
}

/** Two tables by sockets and one by requests are played at while servers die; whether all that was told is so. */
async function playedThrough(
  { urls, kill, open, close }: Awaited<ReturnType<typeof openTown>>,
  rounds: number,
  betweenThem: (round: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const pairs = [await Pair.open(urls), await Pair.open(urls), await Pair.open(urls, 'http')]
  const moves = (): number => pairs.reduce((sum, pair) => sum + pair.moves, 0)
  let isEnough = false
  // Now and then somebody lets a bot play: whose answer is whose is in the record.
  const whims = { away: 40, gone: 0 }
  const playing = pairs.map((pair, nth) => pair.play(new Random(nth, 1), () => isEnough, undefined, whims))
  const random = new Random(3, 3)
  for (let round = 0; round < rounds; round++) {
    const wanted = moves() + 10
    while (moves() < wanted && !pairs.every(({ isOver }) => isOver))
      await new Promise((resolve) => setTimeout(resolve, 1 + random.below(20)))
    const node = round % urls.length
    await kill(node)
    await betweenThem(round)
    await open(node)
  }
  isEnough = true
  await Promise.all(playing)
  for (const pair of pairs) expect(await pair.check()).toEqual(NOTHING_WRONG)
  expect(moves()).toBeGreaterThanOrEqual(10 * rounds)
  await close()
}

test('a server that is killed in the middle of moves loses none, plays none twice, and everybody agrees', async () => {
  await playedThrough(await openTown(1), 3)
})

test('three nodes that are killed in turn, and their database, lose no move, play none twice, and everybody agrees', async () => {
  const town = await openTown(3, await postgres.fresh())
  await playedThrough(town, 4, async (round) => (round === 2 ? postgres.crash() : undefined))
})

describe.each(['SQLite', 'PostgreSQL'])('on %s', (database) => {
  test('CAMP-11 A server that is killed in the middle of a card loses nothing that anybody was told.', async () => {
    const { urls, kill, open, close } = await openTown(1, database === 'SQLite' ? undefined : await postgres.fresh())
    const { ann, bob, people } = await twoOnIsland({ url: urls[0] } as never)
    must(await ann.far.do({ do: 'begin' }))
    for (const cards of [1, 3, 5]) {
      await goOnUntil(people, ({ state }) => state.cardsRead >= cards)
      const { n } = islandOf(ann).asked[0]
      const before = ann.told.events.length
      // One of them has read it; the other is about to when the light goes out.
      must(await ann.far.do({ do: 'read', n }))
      const reading = bob.far.do({ do: 'read', n })
      await kill(0)
      await open(0)
      must(await reading)
      await until(() => people.every(({ far }) => far.now.line.is === 'open' && far.now.island !== null))
      expect(ann.told.events.length).toBeGreaterThanOrEqual(before)
    }
    await goOnUntil(people, ({ state }) => state.now.at === 'before-game')
    await until(() => bob.told.events.length === ann.told.events.length)
    expect(bob.told.events).toEqual(ann.told.events)
    expect(bob.told.book).toEqual(ann.told.book)
    for (const { far } of people) far.leave()
    await close()
  })
})
