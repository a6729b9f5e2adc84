import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { UNLIMITED } from './door/limits.ts'
import { onEach } from './testing/both.ts'
import { openServer, playOn, sit, twoAtTable } from './testing/server.ts'
import { consoleWords } from './words/console-words.ts'

/** The key that seals what is in a database, and what happens without it. */

const words = consoleWords({})
const home = mkdtempSync(join(tmpdir(), 'machinami-keys-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const KEY = 'ab'.repeat(32)
const OTHER_KEY = 'cd'.repeat(32)

onEach((open) => {
  test.each(['nothing yet', 'a game'])('a database with %s opens with the key it began with alone', async (what) => {
    const server = await open(UNLIMITED, { DATA: mkdtempSync(join(home, 'data-')), SEED_KEY: KEY })
    const where = { DATA: server.data, ...(server.database === null ? {} : { DATABASE_URL: server.database }) }
    const withKey = (key: string) => openServer(UNLIMITED, { ...where, SEED_KEY: key })
    const game = what === 'a game' ? await twoAtTable(server) : null
    if (game) await playOn(game.players, 4)
    // While it runs, as another node would; and after it.
    await expect(withKey(OTHER_KEY)).rejects.toThrow(words.otherKey)
    for (const each of game?.players ?? []) each.leave()
    await server.running().close()
    await expect(withKey(OTHER_KEY)).rejects.toThrow(words.otherKey)
    const again = await withKey(KEY)
    if (game) {
      const players = [await sit(again, game.table, game.secrets[0]), await sit(again, game.table, game.secrets[1])]
      await playOn(players, 4)
      for (const each of players) each.leave()
    }
    await again.close()
  })
})

test('a database whose key is gone gets no other one, and opens when it is back', async () => {
  const DATA = mkdtempSync(join(home, 'gone-'))
  const file = join(DATA, 'seed.key')
  await (await openServer(UNLIMITED, { DATA })).running().close()
  copyFileSync(file, join(home, 'kept.key'))
  rmSync(file)
  await expect(openServer(UNLIMITED, { DATA })).rejects.toThrow(words.noKey(file))
  expect(existsSync(file)).toBe(false)
  copyFileSync(join(home, 'kept.key'), file)
  await (await openServer(UNLIMITED, { DATA })).close()
})
