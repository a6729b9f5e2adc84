import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FarTable } from '@machinami/remote'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, expect, test } from 'vitest'
import { backup, restore } from './backup.ts'
import { configFrom } from './config.ts'
import { UNLIMITED } from './door/limits.ts'
import { TABLES } from './store/copy.ts'
import { Database } from './store/sqlite/database.ts'
import { onEach } from './testing/both.ts'
import { freshDatabase } from './testing/postgres.ts'
import { must, openServer, playOn, sit, type TestServer, twoAtTable, until } from './testing/server.ts'
import { consoleWords } from './words/console-words.ts'

const words = consoleWords({})
const home = mkdtempSync(join(tmpdir(), 'machinami-backup-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const OTHER_KEY = 'cd'.repeat(32)
const enter = (server: TestServer, path: string): Promise<Response> =>
  fetch(`${server.url}/api/account${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ name: 'Ann', password: 'seven wet umbrellas' }),
  })

/** Everybody comes back to what the copy has of the game, and plays on. */
async function goesOn(server: TestServer, table: string, secrets: readonly string[], ann: FarTable): Promise<void> {
  const again = [await sit(server, table, secrets[0]), await sit(server, table, secrets[1])]
  await until(() => again.every(({ now }) => now.game !== null && now.game.entries > 0))
  const { entries } = again[0].now.game ?? { entries: 0 }
  expect(again[0].now.game?.events()).toEqual(ann.now.game?.events().slice(0, entries))
  expect(again[1].now.lines.map((line) => 'text' in line && line.text)).toEqual(['hello'])
  await playOn(again, 10)
  for (const each of again) each.leave()
  expect((await enter(server, '/enter')).status).toBe(200)
}

test('every column of every table is copied', () => {
  const file = join(home, 'empty.db')
  new Database(file).close()
  const db = new DatabaseSync(file)
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]
  const columns = (table: string) =>
    (db.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[]).map(({ name }) => name)
  const inFile = Object.fromEntries(tables.map(({ name }) => [name, columns(name)]))
  expect(Object.fromEntries(Object.entries(TABLES).map(([name, of]) => [name, Object.keys(of)]))).toEqual(inFile)
  db.close()
})

onEach((open) => {
  test('a backup made while people play is a server of its own, and goes into an empty PostgreSQL as it is', async () => {
    const server = await open()
    const { table, secrets, ann, bob, players } = await twoAtTable(server)
    expect((await enter(server, '')).status).toBe(200)
    must(await ann.do({ do: 'say', text: 'hello' }))
    await playOn(players, 15)
    const copy = mkdtempSync(join(home, 'copy-'))
    const place = {
      data: server.data,
      database: server.database,
      key: server.database === null ? null : 'ab'.repeat(32),
    }
    // A copy that nobody could open one day is none.
    await expect(backup({ ...place, key: OTHER_KEY }, copy, words)).rejects.toThrow(words.otherKey)
    expect(readdirSync(copy)).toEqual([])
    await backup(place, copy, words)
    expect(readdirSync(copy)).toEqual(['machinami.db', 'seed.key'])
    await expect(backup(place, copy, words)).rejects.toThrow(words.copiedAlready(copy))
    for (const file of ['seed.key', 'machinami.db'])
      expect((statSync(join(copy, file)).mode & 0o777).toString(8)).toBe('600')
    // Whoever keeps a copy takes these two files and nothing that lies beside them.
    const taken = mkdtempSync(join(home, 'taken-'))
    for (const file of ['seed.key', 'machinami.db']) copyFileSync(join(copy, file), join(taken, file))
    await playOn(players, 5)

    const url = await freshDatabase()
    const key = readFileSync(join(copy, 'seed.key'), 'utf8').trim()
    const config = (env: { [name: string]: string }) => configFrom({ HOST: '127.0.0.1', ...env })
    const other = restore(config({ DATABASE_URL: url, SEED_KEY: OTHER_KEY }), copy, words)
    await expect(other).rejects.toThrow(words.wrong('SEED_KEY', words.whatIsIn(join(copy, 'seed.key'))))
    await expect(restore(config({}), copy, words)).rejects.toThrow(words.restoreNeeds)
    await restore(config({ DATABASE_URL: url, SEED_KEY: key }), copy, words)
    await expect(restore(config({ DATABASE_URL: url, SEED_KEY: key }), copy, words)).rejects.toThrow(words.notEmpty)

    const inFile = await openServer(UNLIMITED, { DATA: taken })
    const inPostgres = await openServer(UNLIMITED, { DATABASE_URL: url, SEED_KEY: key })
    for (const each of [inFile, inPostgres]) await goesOn(each, table, secrets, ann)
    for (const each of [ann, bob]) each.leave()
    for (const each of [server, inFile, inPostgres]) await each.close()
  })
})
