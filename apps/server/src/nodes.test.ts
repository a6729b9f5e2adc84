import { isRefusal } from '@machinami/cards'
import { parseRecord } from '@machinami/engine'
import { eraseTable, recordOf, sitAt, type World } from '@machinami/remote'
import { verify } from '@machinami/table'
import type { NewTable } from '@machinami/wire'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UNLIMITED } from './door/limits.ts'
import { letterBox } from './testing/letters.ts'
import { freshDatabase } from './testing/postgres.ts'
import {
  aSecret,
  BASE,
  must,
  NODE,
  newTable,
  openServer,
  playOn,
  questionTo,
  sit,
  type TestServer,
  there,
  until,
} from './testing/server.ts'

let nodes: TestServer[]
let box: Awaited<ReturnType<typeof letterBox>>
beforeAll(async () => {
  box = await letterBox()
  const env = {
    ...{ DATABASE_URL: await freshDatabase(), SEED_KEY: 'ab'.repeat(32) },
    ...{ NOTICES: 'home', HOOKS: 'on', PUBLIC_URL: 'http://play.test' },
  }
  nodes = [await openServer(UNLIMITED, env), await openServer(UNLIMITED, env)]
}, 120_000)
afterAll(async () => {
  for (const node of nodes ?? []) await node.close()
  box?.close()
}, 60_000)

async function acrossNodes(settings: NewTable['settings'] = {}) {
  const [one, two] = nodes
  const secrets = [aSecret(), aSecret()]
  const { table, code } = await newTable(one, secrets[0], { ...BASE, settings })
  const ann = await sit(one, table, secrets[0])
  const bob = await sit(two, table, secrets[1])
  must(await bob.do({ do: 'join', name: 'Bob' }))
  await until(() => ann.now.doc?.seats[1].is === 'person')
  await until(() => ann.now.here.length === 2)
  must(await ann.do({ do: 'begin' }))
  await until(() => [ann, bob].every(({ now }) => (now.game?.entries ?? 0) > 0))
  return { table, code, secrets, ann, bob, players: [ann, bob] }
}

test('WIRE-29 People on different nodes play one game: a move is accepted on any node, and all hear of it.', async () => {
  const { table, ann, bob, players } = await acrossNodes()
  await until(() => ann.now.here.length === 2 && bob.now.here.length === 2)
  // Both have added to the dice, wherever they are.
  expect(ann.now.promised?.nonces?.map(({ seat, reveal }) => [seat, reveal !== null])).toEqual([
    [0, true],
    [1, true],
  ])
  must(await bob.do({ do: 'say', text: 'hi' }))
  await until(() => ann.now.lines.length === 1)
  await playOn(players)
  await until(() => players.every(({ now }) => now.game?.isOver))
  expect(ann.now.game?.events()).toEqual(bob.now.game?.events())
  for (const node of nodes)
    expect(isRefusal(verify(must(parseRecord((await recordOf(NODE, node.url, table)) ?? ''))))).toBe(false)
  for (const each of players) each.leave()
})

test('WIRE-30 Two nodes never both accept an answer to the same question.', async () => {
  const { table, secrets, ann, bob, players } = await acrossNodes()
  // Each of them sits on both nodes and answers on both at once.
  const others = [await sit(nodes[1], table, secrets[0]), await sit(nodes[0], table, secrets[1])]
  for (let moves = 0; moves < 25; moves++) {
    await until(() => [...players, ...others].every((each) => each.now.game?.entries === ann.now.game?.entries))
    await until(() => players.some((each) => questionTo(each)))
    const who = players.findIndex((each) => questionTo(each))
    const { n, options } = there(questionTo(players[who]))
    const [first, last] = [options[0].move, options[options.length - 1].move]
    await until(() => questionTo(others[who]) !== undefined)
    const results = await Promise.all([players[who].play(n, first), others[who].play(n, last)])
    const accepted = results.filter((result) => result === null).length
    expect(first === last ? [1, 2] : [1]).toContain(accepted)
  }
  const record = must(parseRecord((await recordOf(NODE, nodes[0].url, table, secrets[0])) ?? ''))
  expect(isRefusal(verify(record))).toBe(false)
  for (const each of [ann, bob, ...others]) each.leave()
})

test('WIRE-31 Requests may go to another node each time.', async () => {
  let turn = 0
  const anyNode: World = {
    ...NODE,
    fetch: (url, options, hold) => NODE.fetch(url.replace(nodes[0].url, nodes[turn++ % 2].url), options, hold),
  }
  const { table, ann, bob, secrets } = await acrossNodes()
  ann.leave()
  const wandering = sitAt({ server: nodes[0].url, table, secret: secrets[0], world: anyNode, by: 'http' })
  await until(() => wandering.now.game !== null)
  await playOn([wandering, bob], 12)
  await until(() => wandering.now.game?.entries === bob.now.game?.entries)
  expect(wandering.now.game?.events()).toEqual(bob.now.game?.events())
  // While nothing happens hardly anything is asked, and nobody is turned away for it.
  const before = turn
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  // However late this machine comes back to it.
  expect(turn - before).toBeLessThan(3 + (performance.now() - began) / 1000)
  for (const each of [wandering, bob]) each.leave()
})

test('whoever is at a table that is erased on another node has to go, as on the same one', async () => {
  const { table, secrets, ann, bob } = await acrossNodes()
  must(await bob.do({ do: 'leave' }))
  must(await ann.do({ do: 'leave' }))
  await until(() => bob.now.doc?.phase === 'over')
  must(await eraseTable(NODE, nodes[0].url, table, secrets[0]))
  await until(() => bob.now.line.is !== 'open')
  for (const each of [ann, bob]) each.leave()
})

test('a notice that is lost keeps nobody behind: not who comes in, not who answers, and soon nobody', async () => {
  const { table, secrets, ann, bob } = await acrossNodes()
  const [one, two] = nodes.map((node) => node.running().rooms)
  const dumb = one.world.store as unknown as { notify: () => Promise<void>; told: Set<string> }
  const { notify } = dumb
  dumb.notify = async () => dumb.told.clear()
  // However slow this machine is, nodes do not compare before it is said.
  Object.assign(two, { compared: Number.POSITIVE_INFINITY })
  const onNodeOne = [ann, await sit(nodes[0], table, secrets[1])]
  await playOn(onNodeOne, 6)
  const entries = ann.now.game?.entries ?? 0
  expect(bob.now.game?.entries).toBeLessThan(entries)
  const cas = await sit(nodes[1], table)
  await until(() => cas.now.game?.entries === entries)
  // He heard it when somebody came in; what happens then he is not told either, until he says something himself.
  await until(() => bob.now.game?.entries === entries)
  await playOn(onNodeOne, 4)
  const more = ann.now.game?.entries ?? 0
  await bob.play(1, -1)
  await until(() => bob.now.game?.entries === more)
  // And where nobody comes or says anything, nodes compare by themselves.
  await playOn(onNodeOne, 4)
  Object.assign(two, { compared: Number.NEGATIVE_INFINITY })
  await nodes[1].pass(0)
  await until(() => bob.now.game?.entries === ann.now.game?.entries)
  expect(bob.now.game?.events()).toEqual(ann.now.game?.events())
  // Nor is anybody left behind at a table that has gone to rest there.
  Object.assign(two, { compared: Number.POSITIVE_INFINITY })
  const { open } = two as unknown as { open: Map<string, { readonly isAwake: boolean; forget(): void }> }
  const atTwo = there(open.get(table))
  atTwo.forget()
  expect(atTwo.isAwake).toBe(false)
  await playOn(onNodeOne, 4)
  Object.assign(two, { compared: Number.NEGATIVE_INFINITY })
  await nodes[1].pass(0)
  await until(() => bob.now.game?.entries === ann.now.game?.entries)
  dumb.notify = notify
  for (const each of [...onNodeOne, bob, cas]) each.leave()
})

test('who was at a node that was killed does not seem to be there for ever', async () => {
  const { table, ann, bob } = await acrossNodes()
  await until(() => bob.now.here.length === 2)
  // What is left of it: nobody says anything any more, and what it said last grows old.
  const { store } = nodes[0].running().rooms.world
  const said = there(store.nodes)
  const setHere = said.setHere.bind(said)
  said.setHere = async () => undefined
  const sql = postgres(there(nodes[0].database), { max: 1 })
  await sql`update here set at = at - interval '2 minutes' where game = ${table} and seats = '0'`
  await sql.end()
  Object.assign(nodes[1].running().rooms, { compared: Number.NEGATIVE_INFINITY })
  await nodes[1].pass(0)
  await until(() => bob.now.here.length === 1)
  said.setHere = setHere
  for (const each of [ann, bob]) each.leave()
})

test('WIRE-43 What is due happens once, however many nodes look: a clock gives one answer, a bell rings once.', async () => {
  const passes = (seconds: number) => Promise.all(nodes.map((node) => node.pass(seconds)))
  const clocked = await acrossNodes({ clock: { is: 'turn', seconds: 30 } })
  await until(() => clocked.players.some((each) => questionTo(each)))
  const late = clocked.players.findIndex((each) => questionTo(each))
  await passes(31)
  await until(() => questionTo(clocked.players[1 - late]) !== undefined)
  await passes(1)
  await until(() => clocked.ann.now.game?.entries === clocked.bob.now.game?.entries)
  const events = clocked.ann.now.game?.events() ?? []
  expect(events).toEqual(clocked.bob.now.game?.events())
  const answered = events.flatMap((event) => (event.kind === 'late' ? [event.seat] : []))
  expect(new Set(answered)).toEqual(new Set([late]))
  // One turn has passed, not two.
  expect(events.filter(({ kind }) => kind === 'turn').length).toBeLessThanOrEqual(2)

  const rung = await acrossNodes({ clock: { is: 'days', days: 2 }, away: null })
  must(await rung.ann.do({ do: 'ring', way: 'hook', to: `${box.url}/hook`, lang: 'en' }))
  await until(() => questionTo(rung.bob)?.question === 'dice' || questionTo(rung.ann) !== undefined)
  while (questionTo(rung.bob)?.question !== 'dice') {
    await playOn(rung.players, 1)
    await until(() => rung.players.some((each) => questionTo(each)))
  }
  rung.ann.leave()
  await until(() => rung.bob.now.here.length === 1)
  while (questionTo(rung.bob)) await playOn([rung.bob], 1)
  await passes(9)
  await until(() => box.letters.length > 0)
  for (let times = 0; times < 3; times++) await passes(60)
  expect(box.letters.length).toBe(1)
  for (const each of [...clocked.players, rung.bob]) each.leave()
})
