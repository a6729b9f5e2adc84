import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@machinami/engine'
import { expect, test } from 'vitest'
import { Pair } from './testing/pair.ts'
import { spawnServer } from './testing/process.ts'

test('a server that is killed in the middle of moves loses none, plays none twice, and everybody agrees', async () => {
  const data = mkdtempSync(join(tmpdir(), 'machinami-kills-'))
  let server = await spawnServer({ data, port: 0 })
  const { port } = server
  const urls = [`http://127.0.0.1:${port}`]
  const pairs = [await Pair.open(urls), await Pair.open(urls), await Pair.open(urls, 'http')]
  let isEnough = false
  const playing = pairs.map((pair, nth) => pair.play(new Random(nth, 1), () => isEnough))
  const random = new Random(3, 3)
  for (let kills = 0; kills < 3; kills++) {
    const moves = pairs.reduce((sum, pair) => sum + pair.moves, 0)
    while (pairs.reduce((sum, pair) => sum + pair.moves, 0) < moves + 10 && !pairs.every(({ isOver }) => isOver))
      await new Promise((resolve) => setTimeout(resolve, 1 + random.below(20)))
    await server.kill()
    server = await spawnServer({ data, port })
  }
  isEnough = true
  await Promise.all(playing)
  for (const pair of pairs) expect(await pair.check()).toEqual({ lost: 0, twice: 0, disagreed: 0, unverified: 0 })
  expect(pairs.reduce((sum, pair) => sum + pair.moves, 0)).toBeGreaterThan(30)
  await server.kill()
  rmSync(data, { recursive: true, force: true })
})
