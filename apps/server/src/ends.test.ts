import { join } from 'node:path'
import { accountAt, findTable, myTables } from '@machinami/remote'
import { DatabaseSync } from '@photostructure/sqlite'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { onEach } from './testing/both.ts'
import { goOnUntil, newCampaign, twoOnIsland } from './testing/campaign.ts'
import { aSecret, must, NODE, newTable, playOn, sit, type TestServer, twoAtTable, until } from './testing/server.ts'

/** What ends by itself, and what does not. */

const DAY = 86_400

const isThere = async (server: TestServer, table: string): Promise<boolean> =>
  (await server.running().rooms.world.store.read(table)) !== null

async function rowsIn({ database, data }: TestServer, table: string): Promise<number> {
  const count = `select count(*) as n from ${table}`
  if (database === null) {
    const db = new DatabaseSync(join(data, 'machinami.db'))
    const { n } = db.prepare(count).get() as { n: number }
    db.close()
    return n
  }
  const sql = postgres(database, { max: 1 })
  const [{ n }] = await sql.unsafe(count)
  await sql.end()
  return Number(n)
}

onEach((open) => {
  test('WIRE-47 A table at which no game ever began goes when nobody who sits there has come for thirty days; games and campaigns stay.', async () => {
    const server = await open()
    const [ann, bob] = [aSecret(), aSecret()]
    const unused = await newTable(server, ann)
    const deserted = await newTable(server, ann)
    const leaver = await sit(server, deserted.table, ann)
    must(await leaver.do({ do: 'leave' }))
    leaver.leave()
    const returned = await newTable(server, ann)
    const listed = await newTable(server, ann)
    const connected = await newTable(server, ann)
    const stays = await sit(server, connected.table, ann)
    const played = await twoAtTable(server)
    await playOn(played.players, 2)
    for (const each of played.players) each.leave()
    const over = await twoAtTable(server)
    await playOn(over.players)
    must(await over.ann.do({ do: 'rematch' }))
    await until(() => over.bob.now.doc?.next !== null)
    const rematch = String(over.bob.now.doc?.next)
    for (const each of over.players) each.leave()
    const founded = await newCampaign(server, ann)
    const { campaign, people } = await twoOnIsland(server)
    must(await people[0].far.do({ do: 'begin' }))
    await goOnUntil(people, () => (people[0].far.now.doc?.evening?.table ?? null) !== null)
    const evening = String(people[0].far.now.doc?.evening?.table)
    for (const { far } of people) far.leave()

    await server.pass(20 * DAY)
    // Whoever sits there has come back, or sees it among their own; who only looks has not.
    const back = await sit(server, returned.table, ann)
    back.leave()
    must(await myTables(NODE, server.url, { tables: [{ table: listed.table, secret: ann }] }))
    must(await myTables(NODE, server.url, { tables: [{ table: unused.table, secret: bob }] }))
    const watcher = await sit(server, unused.table)
    watcher.leave()
    await until(() => server.running().rooms.counts.open === 1)

    await server.pass(11 * DAY)
    for (const gone of [unused.table, deserted.table, rematch]) expect(await isThere(server, gone)).toBe(false)
    expect(await findTable(NODE, server.url, unused.code)).toMatchObject({ refused: 'unknown-code' })
    const stay = [returned.table, listed.table, connected.table, played.table, over.table, founded.table]
    for (const id of [...stay, campaign, evening]) expect([id, await isThere(server, id)]).toEqual([id, true])
    // Nothing of those that went is left.
    expect(await rowsIn(server, 'paper')).toBe(await rowsIn(server, 'game'))
    // The next game never began: another may follow.
    const again = await sit(server, over.table, over.secrets[0])
    expect(again.now.doc?.next).toBeNull()
    must(await again.do({ do: 'rematch' }))
    await until(() => again.now.doc?.next !== null)
    expect(await isThere(server, String(again.now.doc?.next))).toBe(true)

    for (let month = 0; month < 4; month++) await server.pass(31 * DAY)
    const left = [connected.table, played.table, over.table, founded.table, campaign, evening]
    for (const id of [returned.table, listed.table]) expect(await isThere(server, id)).toBe(false)
    for (const id of left) expect([id, await isThere(server, id)]).toEqual([id, true])
    must(await stays.do({ do: 'call-me', name: 'Still Ann' }))
    for (const each of [stays, again]) each.leave()
    await server.close()
  })

  test('WIRE-48 An account’s token that nobody used for 180 days is good no longer and forgotten; the account stays.', async () => {
    const server = await open()
    const account = accountAt(NODE, server.url)
    const words = { name: 'Ann', password: 'wheat field 7' }
    must(await account.create(words))
    must(await account.enter(words))
    await server.pass(179 * DAY)
    expect(await rowsIn(server, 'session')).toBe(2)
    await server.pass(2 * DAY)
    expect(await rowsIn(server, 'session')).toBe(0)
    must(await account.enter(words))
    expect(await rowsIn(server, 'session')).toBe(1)
    await server.close()
  })
})
