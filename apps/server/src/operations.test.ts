import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '@machinami/remote'
import type { DiceSeen } from '@machinami/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configFrom } from './config.ts'
import { UNLIMITED } from './door/limits.ts'
import { addressesForOthers } from './greeting.ts'
import { start } from './server.ts'
import { onBoth } from './testing/both.ts'
import {
  must,
  NODE,
  openServer,
  playOn,
  questionTo,
  rawSocket,
  sit,
  type TestServer,
  twoAtTable,
  until,
} from './testing/server.ts'
import { timeOfDay } from './time.ts'

let server: TestServer
const useIt = (opened: TestServer): void => {
  server = opened
}

onBoth(useIt, (open) => {
  test('health is told after something was really read', async () => {
    const healthy = await fetch(`${server.url}/healthz`)
    expect([healthy.status, await healthy.json()]).toMatchObject([200, { ok: true }])
    const { store } = server.running().rooms.world
    const due = store.due.bind(store)
    store.due = () => Promise.reject(new Error('no disk'))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
    store.due = due
  })

  test('metrics count steps, refusals and sockets, and are for those who may read them', async () => {
    const { players } = await twoAtTable(server)
    await playOn(players, 5)
    await players[0].do({ do: 'play', n: 0, move: 'pass' })
    const text = await (await fetch(`${server.url}/metrics`)).text()
    expect(text).toMatch(/machinami_steps_total \d{1,4}\n/)
    expect(text).toMatch(/machinami_refusals_total\{code="stale-question"\} 1/)
    expect(text).toMatch(/machinami_sockets 2/)
    expect(text).toMatch(/machinami_tables_awake \d/)
    for (const each of players) each.leave()
    const closed = await open(UNLIMITED, { METRICS_TOKEN: 'tell-me' })
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(403)
    expect((await fetch(`${closed.url}/metrics`, { headers: { authorization: 'Bearer tell-me' } })).status).toBe(200)
    await closed.close()
  })

  test('WIRE-46 Whoever sits at the server’s own machine is told where others find it.', async () => {
    expect(await addressOf(NODE, server.url)).toEqual({ address: null })
    const known = await open({}, { PUBLIC_URL: 'https://play.example.org' })
    expect(await addressOf(NODE, known.url)).toEqual({ address: 'https://play.example.org' })
    // Behind a proxy nobody told it of, everybody seems to sit there.
    const passedOn = { headers: { 'x-forwarded-for': '203.0.113.7' } }
    expect(await (await fetch(`${known.url}/api/address`, passedOn)).json()).toEqual({ address: null })
    expect((await fetch(`${known.url}/metrics`, passedOn)).status).toBe(403)
    await known.close()
    const wide = await open({}, { HOST: '0.0.0.0' })
    expect(await addressOf(NODE, wide.url)).toEqual({ address: addressesForOthers(wide.port, '0.0.0.0').at(0) ?? null })
    await wide.close()
  })

  test('a disk that takes nothing loses nothing: the move is refused, and goes through later', async () => {
    const { ann, bob, players } = await twoAtTable(server)
    await playOn(players, 4)
    const { store } = server.running().rooms.world
    const write = store.write.bind(store)
    store.write = () => Promise.reject(new Error('database or disk is full'))
    const who = players.find(({ now }) => now.game?.asked().some(({ seat }) => seat === now.me)) ?? ann
    const [question] = who.now.game?.asked() ?? []
    const before = who.now.game?.entries
    expect(await who.play(question.n, question.options[0].move)).toEqual({ refused: 'not-kept' })
    expect(who.now.game?.entries).toBe(before)
    store.write = write
    expect(await who.play(question.n, question.options[0].move)).toBeNull()
    await playOn(players, 4)
    for (const each of [ann, bob]) each.leave()
  })

  test('a step that was kept although nobody heard so is not taken twice', async () => {
    const { table, ann, bob, players } = await twoAtTable(server)
    await playOn(players, 4)
    const { store } = server.running().rooms.world
    const write = store.write.bind(store)
    store.write = async (step) => {
      await write(step)
      throw new Error('the line was cut before the answer came')
    }
    must(await ann.do({ do: 'say', text: 'once' }))
    const who = players.find(questionTo) ?? ann
    const [question] = who.now.game?.asked() ?? []
    expect(await who.play(question.n, question.options[0].move)).toBeNull()
    store.write = write
    await playOn(players, 4)
    const late = await sit(server, table)
    await until(() => late.now.game?.entries === ann.now.game?.entries)
    expect(late.now.lines.map(({ text }) => text)).toEqual(['once'])
    expect(late.now.game?.events()).toEqual(ann.now.game?.events())
    for (const each of [ann, bob, late]) each.leave()
  })

  test('WIRE-51 A line that is said again by its name, because nobody knew whether it was kept, is there once.', async () => {
    const { table, secrets, ann, bob } = await twoAtTable(server)
    const { store } = server.running().rooms.world
    const write = store.write.bind(store)
    const read = store.read.bind(store)
    // It is kept, the answer is lost, and nobody can be asked.
    const perhaps = async (text: string): Promise<void> => {
      store.write = async (step) => {
        await write(step)
        store.read = () => Promise.reject(new Error('the database says nothing'))
        throw new Error('the line was cut before the answer came')
      }
      expect(await ann.do({ do: 'say', text })).toEqual({ refused: 'not-kept' })
      Object.assign(store, { write, read })
    }
    await perhaps('once')
    must(await ann.do({ do: 'say', text: 'once' }))
    // Somebody else speaks first: what nobody knew of is told before that.
    await perhaps('who is there?')
    must(await bob.do({ do: 'say', text: 'me' }))
    const again = { do: 'say', text: 'thrice', line: 'the-name-of-a-line' } as const
    const raw = await rawSocket(server)
    raw.send({ do: 'sit', v: 1, table, secret: secrets[0], id: 0 })
    for (const id of [1, 2]) raw.send({ ...again, id })
    await until(() => raw.frames.filter(({ is }) => is === 'done').length === 3)
    must(await ann.do(again))
    // A name is its owner's: somebody else's line is another.
    must(await bob.do({ ...again, text: 'four' }))
    const late = await sit(server, table)
    const said = ['once', 'who is there?', 'me', 'thrice', 'four']
    for (const { now } of [ann, bob, late]) {
      await until(() => now.lines.length >= said.length)
      expect(now.lines.map(({ text }) => text)).toEqual(said)
    }
    raw.ws.close()
    for (const each of [ann, bob, late]) each.leave()
  })

  test('a clock that jumps takes nobody’s time, and a server that was away neither', async () => {
    const { ann, bob, players } = await twoAtTable(server, { settings: { clock: { is: 'turn', seconds: 60 } } })
    await playOn(players, 2)
    await server.pass(-3600)
    const left = async () => {
      const who = players.findIndex(({ now }) => now.game?.asked().some(({ seat }) => seat === now.me))
      await playOn(players, 1)
      return ann.now.clock?.left[who] ?? 0
    }
    expect(await left()).toBeLessThanOrEqual(60_000)
    await server.restart(3 * 3600)
    await server.pass(1)
    await until(() => players.every(({ now }) => now.line.is === 'open'))
    expect(ann.now.game?.events().some(({ kind }) => kind === 'late')).toBe(false)
    await playOn(players, 2)
    for (const each of [ann, bob]) each.leave()
  })

  test('a machine that sleeps for an hour takes nobody’s time, and wakes up to the right time of day', async () => {
    let slept = 0
    // More than a busy machine needs for anything, and nothing beside an hour.
    const A_WHILE = 300_000
    const sleeper = await open(UNLIMITED, {}, { time: timeOfDay(() => Date.now() + slept) })
    const bank = {
      settings: { clock: { is: 'bank', seconds: 900, more: 5 }, away: { bot: 'planner', after: 60 } },
    } as const
    const { table, secrets, ann, bob, players } = await twoAtTable(sleeper, bank)
    const turn = await twoAtTable(sleeper, { settings: { clock: { is: 'turn', seconds: 5 } } })
    await playOn(players, 2)
    await until(() => players.some((each) => questionTo(each)))
    const asked = players.findIndex((each) => questionTo(each))
    const before = ann.now.clock?.left[asked] ?? 0
    for (let nights = 0; nights < 3; nights++) {
      // Somebody's line did not outlast the night.
      if (nights === 1) players[asked].leave()
      slept += 3_600_000
      const { rooms } = sleeper.running()
      expect(Math.abs(rooms.world.now() - Date.now() - slept)).toBeLessThan(A_WHILE)
      await rooms.lookAround()
    }
    const kinds = turn.ann.now.game?.events().map(({ kind }) => kind)
    expect(kinds).not.toContain('late')
    players[asked] = await sit(sleeper, table, secrets[asked])
    await until(() => players[asked].now.clock !== null)
    const { left = [] } = players[asked].now.clock ?? {}
    expect(left[asked]).toBeGreaterThan(before - 60_000)
    expect(players[asked].now.doc?.seats.some((seat) => 'standIn' in seat)).toBe(false)
    must(await players[asked].do({ do: 'say', text: 'good morning' }))
    await until(() => players[asked].now.lines.length === 1)
    expect(Math.abs(players[asked].now.lines[0].at - Date.now() - slept)).toBeLessThan(A_WHILE)
    for (const each of [ann, bob, ...players, ...turn.players]) each.leave()
    await sleeper.close()
  })

  test('whoever goes late from a room that was let go leaves the one that was opened since alone', async () => {
    const { table, ann, bob, players } = await twoAtTable(server)
    for (const each of players) each.leave()
    await until(() => server.running().rooms.counts.open === 0)
    const { rooms } = server.running()
    const visitor = () => {
      const at = { key: null, adds: false, seat: -1, told: 0, heard: 0, knowsHead: false }
      return { ...at, send: () => undefined, dismiss: () => undefined }
    }
    const [first, second, third] = [visitor(), visitor(), visitor()]
    const before = await rooms.enter(table, first)
    if ('refused' in before) throw new Error(before.refused)
    rooms.leave(before, first)
    const since = await rooms.enter(table, second)
    expect(since).not.toBe(before)
    rooms.leave(before, first)
    expect(await rooms.enter(table, third)).toBe(since)
    if ('refused' in since) throw new Error(since.refused)
    for (const each of [second, third]) rooms.leave(since, each)
    expect(rooms.counts.open).toBe(0)
    for (const each of [ann, bob]) each.leave()
  })

  test('a table that takes long keeps nobody else’s clock waiting', async () => {
    const stuck = await twoAtTable(server)
    const other = await twoAtTable(server, { settings: { clock: { is: 'turn', seconds: 5 } } })
    const { store } = server.running().rooms.world
    const write = store.write.bind(store)
    let go = (): void => undefined
    const held = new Promise<void>((resolve) => (go = resolve))
    store.write = (step) => (step.id === stuck.table ? held.then(() => write(step)) : write(step))
    const playing = playOn(stuck.players, 1)
    await until(() => other.ann.now.game?.events().some(({ kind }) => kind === 'late') ?? false)
    store.write = write
    go()
    await playing
    for (const each of [...stuck.players, ...other.players]) each.leave()
  })

  test('WIRE-35 What was thrown in all games that are over is counted and held against chance, for everybody to see.', async () => {
    const look = async () => (await (await fetch(`${server.url}/api/dice`)).json()) as DiceSeen
    const before = await look()
    const { ann, bob, players } = await twoAtTable(server)
    await playOn(players, 4)
    // Nobody learns anything from games that are still played.
    expect((await look()).games).toBe(before.games)
    await playOn(players)
    await until(() => players.every(({ now }) => now.game?.isOver ?? false))
    const thrown = ann.now.game?.events().flatMap((event) => (event.kind === 'rolled' ? event.dice : [])) ?? []
    const after = await look()
    expect(after.games).toBe(before.games + 1)
    expect(after.faces.counts.map((count, nth) => count - before.faces.counts[nth])).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => thrown.filter((die) => die === face).length),
    )
    expect(after.faces).toMatchObject({ freedom: 5 })
    expect(after.totals).toMatchObject({ freedom: 10 })
    for (const each of [ann, bob]) each.leave()
  })
})

describe('whatever the database', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  test('a folder that cannot be made is told, not tried for ever', async () => {
    const config = configFrom({ DATA: '/proc/nowhere/data', HOST: '127.0.0.1', PORT: '0' })
    await expect(start(config)).rejects.toThrow('/proc/nowhere')
  })

  test('the games are for their owner alone, in whoever’s folder', async () => {
    const data = mkdtempSync(join(tmpdir(), 'machinami-theirs-'))
    chmodSync(data, 0o755)
    const running = await start(configFrom({ DATA: data, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal' }))
    for (const file of readdirSync(data)) expect([file, statSync(join(data, file)).mode & 0o77]).toEqual([file, 0])
    await running.close()
    rmSync(data, { recursive: true })
  })

  test('the folder of the games is for its owner alone', async () => {
    const home = mkdtempSync(join(tmpdir(), 'machinami-owner-'))
    const data = join(home, 'data')
    const running = await start(configFrom({ DATA: data, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal' }))
    expect((statSync(data).mode & 0o777).toString(8)).toBe('700')
    await running.close()
    rmSync(home, { recursive: true })
  })

  test('a port that is taken is the only thing complained about', async () => {
    const data = mkdtempSync(join(tmpdir(), 'machinami-taken-'))
    const said: string[] = []
    const taken = configFrom({ DATA: data, HOST: '127.0.0.1', PORT: new URL(server.url).port })
    const opening = start(taken, { logTo: { write: (line: string) => void said.push(line) } })
    await expect(opening).rejects.toThrow('EADDRINUSE')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(said).toEqual([])
    rmSync(data, { recursive: true })
  })

  test('WIRE-34 The API describes itself, with every address there is and the shapes that are checked.', async () => {
    const api = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string
      paths: { [path: string]: { [method: string]: unknown } }
      components: { schemas: { Up: object } }
    }
    expect(api.openapi).toBe('3.1.0')
    const { http } = server.running().app
    const described = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      })),
    )
    expect(described.filter(({ method, url }) => !http.hasRoute({ method, url }))).toEqual([])
    const methods = [...http.printRoutes({ commonPrefix: false }).matchAll(/\(([A-Z, ]+)\)/g)].flatMap(([, all]) =>
      all.split(', '),
    )
    // Not described are the description itself and the metrics.
    expect(methods.filter((method) => method !== 'HEAD')).toHaveLength(described.length + 2)
    expect(JSON.stringify(api.components.schemas.Up)).toContain('seat-bot')
  })
})
