import { request } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { rulesetFor } from '@machinami/cards'
import { PROTOCOL } from '@machinami/wire'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { UNLIMITED } from './door/limits.ts'
import { onBoth } from './testing/both.ts'
import {
  aSecret,
  BASE,
  must,
  newTable,
  playOn,
  rawSocket,
  sit,
  type TestServer,
  there,
  twoAtTable,
  until,
} from './testing/server.ts'
import { stolenFrom } from './testing/stolen.ts'

/** docs/SECURITY.md, threat by threat; messages and moves are in protocol.test.ts and tables.test.ts. */

const UPGRADE = `upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.from('0123456789abcdef').toString('base64')}\r\n\r\n`

let server: TestServer
const useIt = (opened: TestServer): void => {
  server = opened
}

const post = (path: string, body: unknown, headers: { [name: string]: string } = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

onBoth(useIt, (open) => {
  test('SEC-1 Whoever steals the database has neither seats nor dice.', async () => {
    const { secrets, players } = await twoAtTable(server)
    await playOn(players, 5)
    const { store, sealer } = server.running().rooms.world
    const kept = there(await store.read(there(players[0].now.doc).id))
    const seed = sealer.open(there(kept.seed))
    const loot = await stolenFrom(server)
    expect(loot.has(there(players[0].now.doc).id)).toBe(true)
    for (const secret of [...secrets, seed]) expect(loot.has(secret)).toBe(false)
    for (const each of players) each.leave()
  })

  test('SEC-2 No secret, and no key made from one, is told to anybody.', async () => {
    const { table, secrets, players } = await twoAtTable(server)
    const watcher = await rawSocket(server)
    watcher.send({ do: 'sit', v: PROTOCOL, table })
    await watcher.next('news')
    await playOn(players, 5)
    await until(() => watcher.frames.some(({ is }) => is === 'news'))
    const told = JSON.stringify([
      watcher.frames,
      await (await fetch(`${server.url}/api/tables/${table}/record`)).text(),
    ])
    for (const secret of secrets) expect(told).not.toContain(secret)
    expect(told).not.toMatch(/keys|botSeed|"seed"/)
    watcher.ws.close()
    for (const each of players) each.leave()
  })

  test('SEC-3 Logs hold no secret, whatever goes wrong.', async () => {
    let logged = ''
    const logTo = { write: (line: string) => void (logged += line) }
    const talkative = await open(UNLIMITED, { LOG_LEVEL: 'trace' }, { logTo })
    const secret = aSecret()
    const { table } = await newTable(talkative, secret)
    talkative.running().rooms.world.store.write = () => Promise.reject(new Error('no disk'))
    const ann = await sit(talkative, table, secret)
    await ann.do({ do: 'call-me', name: 'A' })
    await fetch(`${talkative.url}/api/tables/${table}/poll`, {
      method: 'POST',
      body: '{',
      headers: { authorization: `Bearer ${secret}` },
    })
    ann.leave()
    await talkative.close()
    expect(logged).toContain('no disk')
    expect(logged).not.toContain(secret)
  })

  test('SEC-4 Others’ picks, what comes next and what was not kept yet are in no frame.', async () => {
    const picks = { setup: { edition: 'legacy', first: 0, house: { 'town-square': 'two-of-four' } } } as const
    const { table, secrets, ann, bob } = await twoAtTable(server, { game: picks })
    const watcher = await rawSocket(server)
    watcher.send({ do: 'sit', v: PROTOCOL, table })
    const question = there(ann.now.game?.asked().find(({ seat }) => seat === 0))
    must(await ann.play(question.n, question.options[0].move))
    await until(() => watcher.frames.some((frame) => JSON.stringify(frame).includes('face-down')))
    const card = JSON.stringify(question.options[0].answer)
    expect(JSON.stringify(watcher.frames)).not.toContain(card)
    expect(JSON.stringify(bob.now.game?.events())).not.toContain(card)
    expect(JSON.stringify(ann.now.game?.events())).toContain(card)
    const record = await fetch(`${server.url}/api/tables/${table}/record`, {
      headers: { authorization: `Bearer ${secrets[1]}` },
    })
    expect(await record.text()).toContain('face-down')
    // Everything a step brings comes in one frame, and only when it is kept.
    const { store } = server.running().rooms.world
    const write = store.write.bind(store)
    let go = (): void => undefined
    store.write = (step) => new Promise<void>((resolve) => (go = resolve)).then(() => write(step))
    const before = bob.now.game?.entries
    const next = there(bob.now.game?.asked().find(({ seat }) => seat === 1))
    const playing = bob.play(next.n, next.options[0].move)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([ann.now.game?.entries, bob.now.game?.entries]).toEqual([before, before])
    store.write = write
    go()
    must(await playing)
    watcher.ws.close()
    for (const each of [ann, bob]) each.leave()
  })

  test('SEC-5 Pages of other addresses can neither post nor open sockets.', async () => {
    const elsewhere = { origin: 'https://evil.example' }
    expect((await post('/api/tables', BASE, { ...elsewhere, authorization: `Bearer ${aSecret()}` })).status).toBe(403)
    const ws = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: elsewhere })
    expect(await new Promise((resolve) => ws.once('error', (problem) => resolve(problem.message)))).toMatch(/403/)
    const own = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { origin: server.url } })
    await new Promise((resolve) => own.once('open', resolve))
    own.close()
    // Whoever is turned away does not stay on the line, and one that breaks breaks nothing else.
    const line = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
    const closed = new Promise((resolve) => line.once('end', resolve).on('error', () => undefined))
    line.write(`GET /api/socket HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\n${UPGRADE}`)
    line.resume()
    await closed
    await until(() => line.destroyed || (line.write('still here'), false))
    const { server: door } = server.running().app.http
    const broken = new PassThrough()
    door.emit('upgrade', { url: '/elsewhere', headers: {}, socket: {} }, broken, Buffer.alloc(0))
    broken.destroy(new Error('reset'))
    await new Promise((resolve) => broken.once('close', resolve))
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await post('/api/tables', JSON.stringify(BASE), { 'content-type': type })).status).toBe(415)
    expect((await fetch(server.url)).headers.get('set-cookie')).toBeNull()
  })

  test('SEC-6 Names and words are text: nothing that turns or hides letters gets through.', async () => {
    const secret = aSecret()
    expect(
      await (await post('/api/tables', { ...BASE, name: 'a\u0000b' }, { authorization: `Bearer ${secret}` })).json(),
    ).toMatchObject({
      refusal: { refused: 'bad-name' },
    })
    const { table } = await newTable(server, secret, { ...BASE, name: '<img src=x>' })
    const ann = await sit(server, table, secret)
    must(await ann.do({ do: 'say', text: 'a\u202eb\u2066c\nd<script>' }))
    await until(() => ann.now.lines.length === 1)
    expect(ann.now.lines[0].text).toBe('a b c d<script>')
    const page = await fetch(`${server.url}/api/tables/${table}/record`)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    ann.leave()
  })

  test('SEC-7 Somebody who does not read is cut off before the memory fills.', async () => {
    const slow = await open({ unread: 20_000, burst: 1e6, perSecond: 1e6 })
    const { table, players } = await twoAtTable(slow)
    const lazy = connect(slow.port, '127.0.0.1')
    lazy.write(`GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1:${slow.port}\r\n${UPGRADE}`)
    await new Promise((resolve) => lazy.once('data', resolve))
    lazy.pause()
    const frame = (up: unknown): Buffer => {
      const text = Buffer.from(JSON.stringify(up))
      const head = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0])
      return Buffer.concat([head, text])
    }
    const closed = new Promise((resolve) => lazy.once('close', resolve))
    lazy.on('error', () => undefined)
    lazy.write(frame({ do: 'sit', v: PROTOCOL, table, id: 1 }))
    // Every refusal is answered; nobody reads the answers.
    const asking = setInterval(() => {
      for (let i = 0; i < 500 && lazy.writable; i++) lazy.write(frame({ do: 'nonsense', more: 'y'.repeat(200) }))
    }, 1)
    await until(() => slow.running().app.sockets.count === 2)
    clearInterval(asking)
    lazy.destroy()
    await closed
    // Nor does what waits for somebody who fetches, and never says what came.
    const deeds = Array.from({ length: 16 }, (_, id) => ({ do: 'ping', id }))
    const poll = async (more: object) => {
      const how = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const body = JSON.stringify({ v: PROTOCOL, deeds, ...more })
      const reply = await fetch(`${slow.url}/api/tables/${table}/poll`, { ...how, body })
      return (await reply.json()) as { session: string; frames: unknown[] }
    }
    const { session } = await poll({})
    let now = { session, frames: [] as unknown[] }
    for (let times = 0; times < 200 && now.session === session; times++) now = await poll({ session })
    expect(now.session).not.toBe(session)
    await playOn(players, 3)
    for (const each of players) each.leave()
    await slow.close()
  })

  test('SEC-8 What is too large, compressed or broken is refused, and nobody else notices.', async () => {
    const { players } = await twoAtTable(server)
    const large = await rawSocket(server)
    const closed = new Promise((resolve) => large.ws.once('close', resolve))
    large.send(`"${'x'.repeat(300_000)}"`)
    expect(await closed).toBe(1009)
    const broken = await rawSocket(server)
    expect(broken.ws.extensions).toBe('')
    for (const text of ['[[[[[[', '{"do":{}}', '{"__proto__":{"do":"ping"}}', `${'['.repeat(50_000)}`])
      broken.send(text)
    await until(() => broken.frames.filter(({ is }) => is === 'refused').length === 4)
    expect((await post('/api/tables', `"${'x'.repeat(300_000)}"`)).status).toBe(413)
    expect((await post('/api/tables', BASE, { 'content-encoding': 'gzip' })).status).toBeGreaterThanOrEqual(400)
    broken.ws.close()
    await playOn(players, 3)
    for (const each of players) each.leave()
  })

  test('SEC-9 Codes and tables cannot be guessed: tries are few, and ids are many.', async () => {
    const strict = await open({})
    const statuses: number[] = []
    for (let i = 0; i < 30; i++)
      statuses.push((await fetch(`${strict.url}/api/codes/tako-miru-${String(10 + i)}`)).status)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404))
    expect(statuses.slice(22)).toEqual(Array.from({ length: 8 }, () => 429))
    await strict.close()
    const ids = new Set(
      await Promise.all(Array.from({ length: 20 }, async () => (await newTable(server, aSecret())).table)),
    )
    expect(ids.size).toBe(20)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{19}$/)
  })

  test('SEC-10 Tables, sockets, messages and requests of one address have an end.', async () => {
    // Nothing comes back meanwhile, however long this takes.
    const slow = { requestsPerSecond: 0, tablesPerSecond: 0, perSecond: 0, glancesPerSecond: 0 }
    const strict = await open(
      { requests: 60, socketsOfOne: 3, socketsPerSecond: 1e6, glances: 120, ...slow },
      { TRUST_PROXY: '1' },
    )
    const made: number[] = []
    const { table } = await newTable(strict, aSecret())
    for (let i = 0; i < 25; i++) {
      const headers = { authorization: `Bearer ${aSecret()}`, 'content-type': 'application/json' }
      made.push(
        (await fetch(`${strict.url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(BASE) })).status,
      )
    }
    expect(made.filter((status) => status === 201).length).toBe(19)
    expect(made.at(-1)).toBe(429)
    const socket = await rawSocket(strict)
    for (let i = 0; i < 120; i++) socket.send({ do: 'ping', id: i })
    await until(() => socket.frames.length === 120)
    const fast = socket.frames.filter(({ refusal }) => (refusal as { refused: string }).refused === 'too-fast')
    expect(fast.length).toBeGreaterThan(30)
    // Whoever comes and goes and comes is not let in for ever, either.
    const busy = await open({ socketsOfOne: 2, socketsPerSecond: 0 })
    for (let i = 0; i < 2; i++) {
      const { ws } = await rawSocket(busy)
      ws.close()
      await until(() => busy.running().app.sockets.count === 0)
    }
    const third = new WebSocket(`${busy.url.replace('http', 'ws')}/api/socket`)
    expect(await new Promise((resolve) => third.once('error', ({ message }) => resolve(message)))).toMatch(/403/)
    await busy.close()
    // Nonsense counts as well, and whoever does not stop at all is sent away.
    const isOver = new Promise((resolve) => socket.ws.once('close', resolve))
    for (let i = 0; i < 10; i++) socket.send('nonsense')
    expect(await isOver).toBe(1008)
    let status = 200
    for (let i = 0; i < 80 && status !== 429; i++) status = (await fetch(`${strict.url}/api/tables`)).status
    expect(status).toBe(429)
    const knock = (address: string) =>
      new Promise<WebSocket | null>((resolve) => {
        const headers = { 'x-forwarded-for': address }
        const ws = new WebSocket(`${strict.url.replace('http', 'ws')}/api/socket`, { headers })
        ws.once('open', () => resolve(ws)).once('error', () => resolve(null))
      })
    const crowd = [await knock('10.0.0.1'), await knock('10.0.0.1'), await knock('10.0.0.1')]
    expect([...crowd, await knock('10.0.0.2')]).not.toContain(null)
    expect(await knock('10.0.0.1')).toBeNull()
    crowd[0]?.close()
    await until(() => crowd[0]?.readyState === WebSocket.CLOSED)
    let isLetIn = false
    for (let tries = 0; tries < 50 && !isLetIn; tries++) isLetIn = (await knock('10.0.0.1')) !== null
    expect(isLetIn).toBe(true)
    const looking = async () => {
      const headers = { 'x-forwarded-for': '10.0.0.4', 'content-type': 'application/json' }
      const body = JSON.stringify({ tables: Array.from({ length: 50 }, () => ({ table, secret: aSecret() })) })
      return (await fetch(`${strict.url}/api/mine`, { method: 'POST', headers, body })).status
    }
    expect([await looking(), await looking(), await looking()]).toEqual([200, 200, 429])
    const fetching = async (address: string, where = table) => {
      const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
      const body = JSON.stringify({ v: PROTOCOL })
      return (await fetch(`${strict.url}/api/tables/${where}/poll`, { method: 'POST', headers, body })).status
    }
    const fetched = [await fetching('10.0.0.1'), await fetching('10.0.0.1'), await fetching('10.0.0.1')]
    expect([...fetched, await fetching('10.0.0.1'), await fetching('10.0.0.2')]).toEqual([200, 200, 200, 429, 200])
    // What somebody writes in front of what the proxy says changes nothing.
    expect([await knock('10.9.9.9, 10.0.0.1'), await fetching('10.9.9.9, 10.0.0.1')]).toEqual([null, 429])
    const metrics = { headers: { 'x-forwarded-for': '127.0.0.1, 10.0.0.1' } }
    expect((await fetch(`${strict.url}/metrics`, metrics)).status).toBe(403)
    // Whoever finds the database out of order takes up no room for ever.
    const { store } = strict.running().rooms.world
    const reading = store.read.bind(store)
    store.read = () => Promise.reject(new Error('out of order'))
    for (let tries = 0; tries < 5; tries++) expect(await fetching('10.0.0.3', 'asleep')).toBe(500)
    store.read = reading
    expect(await fetching('10.0.0.3')).toBe(200)
    await strict.close()
  })

  test('SEC-11 Rules made to break or to burden the server are refused at the door.', async () => {
    const base = must(rulesetFor({ edition: 'base', players: 2 }))
    const many = Array.from({ length: 3000 }, (_, nth) => ({ ...base.cards[0], id: `c${nth}` }))
    for (const ruleset of [
      { ...base, cards: many },
      { ...base, cards: [{ ...base.cards[0], does: [{ deep: [[[[]]]] }] }] },
      { toString: 1 },
    ]) {
      const reply = await post('/api/tables', { ...BASE, game: { ruleset } }, { authorization: `Bearer ${aSecret()}` })
      expect([400, 413]).toContain(reply.status)
      expect(await reply.json()).toHaveProperty('refusal.refused')
    }
  })

  test('rules of one’s own cannot be tried without end, by socket or by requests', async () => {
    const strict = await open({ rulesets: 2, rulesetsPerSecond: 0 })
    const ruleset = must(rulesetFor({ edition: 'base', players: 2 }))
    const secret = aSecret()
    const { table } = await newTable(strict, secret)
    const people = [await sit(strict, table, secret), await sit(strict, table, secret, 'http')]
    const tries = []
    for (const each of [...people, ...people]) tries.push(await each.do({ do: 'choose', game: { ruleset } }))
    expect(tries).toEqual([null, null, { refused: 'too-fast' }, { refused: 'too-fast' }])
    expect(await people[0].do({ do: 'choose', game: BASE.game })).toBeNull()
    for (const each of people) each.leave()
    await strict.close()
  })

  test('SEC-12 Nothing but the app and its API is there, and a request without end is cut off.', async () => {
    for (const path of [
      '/data/seed.key',
      '/machinami.db',
      '/.git/config',
      '/api/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const status = await new Promise((resolve) =>
        request({ port: server.port, path }, (reply) => resolve(reply.statusCode)).end(),
      )
      expect([400, 404]).toContain(status)
    }
    for (const name of ['x', '%00', '%ED%A0%80'])
      expect([400, 404]).toContain((await fetch(`${server.url}/api/tables/${name}/record`)).status)
    const hasty = await open({ request: 300 })
    const endless = connect(hasty.port, '127.0.0.1')
    const closed = new Promise((resolve) => endless.once('close', resolve))
    endless.on('error', () => undefined).resume()
    const head =
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n'
    endless.write(`${head}{`)
    await closed
    await hasty.close()
  })
})
