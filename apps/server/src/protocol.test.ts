import { isRefusal } from '@machinami/cards'
import { formatRecord, parseRecord } from '@machinami/engine'
import { findTable, listTables, recordOf, type World } from '@machinami/remote'
import { verify } from '@machinami/table'
import { PROTOCOL } from '@machinami/wire'
import { expect, test } from 'vitest'
import { onBoth } from './testing/both.ts'
import {
  aSecret,
  BASE,
  must,
  NODE,
  newTable,
  playOn,
  questionTo,
  rawSocket,
  sit,
  type TestServer,
  there,
  twoAtTable,
  until,
} from './testing/server.ts'

let server: TestServer
const useIt = (opened: TestServer): void => {
  server = opened
}

onBoth(useIt, (open) => {
  test('WIRE-1 Whoever makes a table holds its first seat with a secret of their own making, and gets a code to pass on.', async () => {
    const secret = aSecret()
    const { table, code } = await newTable(server, secret)
    expect(code).toMatch(/^[a-z]{4}-[a-z]{4}-\d\d$/)
    const ann = await sit(server, table, secret)
    expect(ann.now.me).toBe(0)
    expect(ann.now.doc).toMatchObject({
      id: table,
      code,
      phase: 'waiting',
      host: 0,
      seats: [{ is: 'person', name: 'Ann' }, { is: 'free' }],
    })
    ann.leave()
  })

  test('WIRE-2 A code leads to its table however it is typed, and any other leads nowhere.', async () => {
    const { table, code } = await newTable(server, aSecret())
    const typed = code.replaceAll('-', ' ').toUpperCase()
    expect(await findTable(NODE, server.url, typed)).toEqual({ table })
    expect(await findTable(NODE, server.url, 'zuzu-zuzu-00')).toEqual({ refused: 'unknown-code' })
    expect(await findTable(NODE, server.url, 'x')).toEqual({ refused: 'unknown-code' })
  })

  test('WIRE-3 The first message on a socket says which table, who, and what is known; anything else before it is refused.', async () => {
    const { send, next, ws } = await rawSocket(server)
    send({ do: 'begin', id: 4 })
    expect(await next('refused')).toEqual({ is: 'refused', id: 4, refusal: { refused: 'sit-first' } })
    send({ do: 'sit', v: PROTOCOL + 1, table: 'x' })
    expect(await next('refused')).toMatchObject({ refusal: { refused: 'newer-protocol', wanted: String(PROTOCOL) } })
    send({ do: 'sit', v: PROTOCOL, table: 'nowhere' })
    expect(await next('refused')).toMatchObject({ refusal: { refused: 'unknown-table' } })
    ws.close()
  })

  test('WIRE-4 What is no message is refused with what is wrong about it, and the line stays up.', async () => {
    const { table } = await newTable(server, aSecret())
    const { send, next, ws } = await rawSocket(server)
    for (const bad of ['', '{', 'null', '[]', '{"do":"fly"}', '{"do":"play"}', '{"do":"ping","more":1}']) {
      send(bad)
      expect(await next('refused')).toMatchObject({ refusal: { refused: 'not-a-message' } })
    }
    ws.send(Buffer.from('{"do":"ping"}'), { binary: true })
    expect(await next('refused')).toMatchObject({ refusal: { refused: 'not-a-message' } })
    send({ do: 'sit', v: PROTOCOL, table, id: 1 })
    expect(await next('done')).toEqual({ is: 'done', id: 1 })
    ws.close()
  })

  test('WIRE-5 A seat belongs to whoever holds its secret; who has none watches and can do nothing.', async () => {
    const { table, ann, bob, secrets } = await twoAtTable(server)
    const eve = await sit(server, table, aSecret())
    const guest = await sit(server, table)
    for (const stranger of [eve, guest]) {
      expect(stranger.now.me).toBeNull()
      await until(() => stranger.now.game !== null)
      const { n, options } = there(questionTo(ann) ?? questionTo(bob))
      expect(await stranger.play(n, options[0].move)).toEqual({ refused: 'no-seat' })
      expect(await stranger.do({ do: 'undo', n })).toEqual({ refused: 'no-seat' })
    }
    const again = await sit(server, table, secrets[1])
    expect(again.now.me).toBe(1)
    for (const each of [ann, bob, eve, guest, again]) each.leave()
  })

  test('WIRE-6 Before the game people join, leave and change their names; the host seats bots, frees seats and changes the game.', async () => {
    const secrets = [aSecret(), aSecret()]
    const { table } = await newTable(server, secrets[0], { ...BASE, seats: 4 })
    const ann = await sit(server, table, secrets[0])
    const bob = await sit(server, table, secrets[1])
    must(await bob.do({ do: 'join', name: 'Bob', seat: 2 }))
    must(await bob.do({ do: 'join', name: 'Bobby' }))
    must(await ann.do({ do: 'seat-bot', seat: 1, bot: 'planner', name: 'Pia' }))
    await until(() => bob.now.doc?.seats[1].is === 'bot')
    expect(bob.now.doc?.seats.map((seat) => ('name' in seat ? seat.name : seat.is))).toEqual([
      'Ann',
      'Pia',
      'Bobby',
      'free',
    ])
    // Whoever sits takes another seat, and the host is host there; nobody is pushed from theirs.
    must(await ann.do({ do: 'join', name: 'Ann', seat: 3 }))
    await until(() => bob.now.doc?.host === 3)
    expect(bob.now.doc?.seats.map(({ is }) => is)).toEqual(['free', 'bot', 'person', 'person'])
    expect(await bob.do({ do: 'join', name: 'Bobby', seat: 3 })).toMatchObject({ refused: 'seat-taken' })
    must(await ann.do({ do: 'join', name: 'Ann', seat: 0 }))
    expect(await bob.do({ do: 'free', seat: 1 })).toEqual({ refused: 'not-the-host' })
    expect(await bob.do({ do: 'begin' })).toEqual({ refused: 'not-the-host' })
    expect(await ann.do({ do: 'seat-bot', seat: 3, bot: 'nobody', name: 'X' })).toMatchObject({
      refused: 'unknown-bot',
    })
    expect(await ann.do({ do: 'choose', seats: 2 })).toEqual({ refused: 'table-full' })
    must(await ann.do({ do: 'choose', seats: 3, game: { setup: { edition: 'harbor', market: 'open' } } }))
    expect(await ann.do({ do: 'choose', game: { setup: { edition: 'none' as 'base' } } })).toMatchObject({
      refused: 'unknown-edition',
    })
    must(await ann.do({ do: 'free', seat: 2 }))
    await until(() => bob.now.me === null)
    must(await bob.do({ do: 'join', name: 'Bob' }))
    // A bot makes room where no seat is free; with people in all of them there is none.
    const [cleo, dirk] = [await sit(server, table, aSecret()), await sit(server, table, aSecret())]
    must(await cleo.do({ do: 'join', name: 'Cleo', look: { colour: 'gold', face: 'cat' } }))
    await until(() => bob.now.doc?.seats[1].is === 'person')
    expect(bob.now.doc?.seats[1]).toMatchObject({ name: 'Cleo', look: { colour: 'gold', face: 'cat' } })
    expect(await dirk.do({ do: 'join', name: 'Dirk' })).toEqual({ refused: 'table-full' })
    expect(await dirk.do({ do: 'join', name: 'Dirk', seat: 1 })).toMatchObject({ refused: 'seat-taken' })
    must(await cleo.do({ do: 'leave' }))
    for (const each of [cleo, dirk]) each.leave()
    must(await ann.do({ do: 'seat-bot', seat: 1, bot: 'planner', name: 'Pia' }))
    must(await ann.do({ do: 'leave' }))
    await until(() => bob.now.doc?.host === 2)
    must(await bob.do({ do: 'begin' }))
    await until(() => bob.now.doc?.phase === 'playing')
    expect(bob.now.doc).toMatchObject({ host: 1, seats: [{ name: 'Pia' }, { name: 'Bob' }] })
    expect(bob.now.me).toBe(1)
    ann.leave()
    bob.leave()
  })

  test('WIRE-7 News ends with who is asked; whoever is asked is told all options and the fallback in words.', async () => {
    const { table, ann, bob, secrets } = await twoAtTable(server)
    const { send, next, ws } = await rawSocket(server)
    const asked = questionTo(ann) ? 0 : 1
    send({ do: 'sit', v: PROTOCOL, table, secret: secrets[asked] })
    expect(await next('begun')).toMatchObject({
      game: { setup: { edition: 'base', players: 2 }, seats: [{ name: 'Ann' }, { name: 'Bob' }] },
    })
    const news = await next('news')
    expect(news).toMatchObject({ from: 0, over: false, undo: [], asked: [{ seat: asked }] })
    expect(news.question).toMatchObject({ seat: asked, question: 'dice', options: ['roll 1'], fallback: 'roll 1' })
    for (const each of [ann, bob]) each.leave()
    ws.close()
  })

  test('WIRE-8 An answer names its question; a repeated one is told the same entries again and not played again.', async () => {
    const { table, ann, bob, players, secrets } = await twoAtTable(server)
    const who = questionTo(ann) ? 0 : 1
    const { n } = there(questionTo(players[who]))
    const { send, next, frames, ws } = await rawSocket(server)
    send({ do: 'sit', v: PROTOCOL, table, secret: secrets[who], id: 1 })
    await next('done')
    const { events } = (await next('news')) as { events: unknown[] }
    send({ do: 'play', n, move: 'roll 1', id: 2 })
    await next('done')
    const first = (await next('news')) as { from: number; events: unknown[] }
    expect(first.from).toBe(events.length)
    // The same message on a new line, by somebody who never got the reply.
    const again = await rawSocket(server)
    again.send({ do: 'sit', v: PROTOCOL, table, secret: secrets[who], have: { entries: events.length }, id: 1 })
    again.send({ do: 'play', n, move: 'roll 1', id: 3 })
    expect(await again.next('done')).toEqual({ is: 'done', id: 1 })
    expect(await again.next('done')).toEqual({ is: 'done', id: 3 })
    expect(await again.next('news')).toMatchObject({ from: first.from, events: first.events })
    expect(frames.filter(({ is }) => is === 'news')).toEqual([])
    for (const each of [ann, bob]) each.leave()
    ws.close()
    again.ws.close()
  })

  test('WIRE-9 Stale and illegal answers are refused with a reason, and told what was missed.', async () => {
    const { ann, bob, players } = await twoAtTable(server)
    const who = questionTo(ann) ? 0 : 1
    const { n } = there(questionTo(players[who]))
    const asked = players[who]
    expect(await asked.do({ do: 'play', n, move: 'build mine' })).toEqual({ refused: 'not-an-option' })
    expect(await asked.do({ do: 'play', n, move: 'please' })).toEqual({ refused: 'not-an-option' })
    expect(await asked.do({ do: 'play', n: n + 1, move: 'roll 1' })).toMatchObject({ refused: 'stale-question' })
    expect(await players[1 - who].do({ do: 'play', n, move: 'roll 1' })).toMatchObject({ refused: 'not-your-question' })
    const before = asked.now.game?.entries
    must(await asked.do({ do: 'play', n, move: 'roll 1' }))
    expect(asked.now.game?.entries).toBeGreaterThan(before ?? 0)
    expect(await asked.do({ do: 'play', n, move: 'roll 2' })).toMatchObject({ refused: 'stale-question' })
    for (const each of [ann, bob]) each.leave()
  })

  test('WIRE-10 Whoever comes back is told what is missing, from the entry they name.', async () => {
    const { table, ann, bob, players, secrets } = await twoAtTable(server)
    await playOn(players, 10)
    const have = 12
    const { send, next, ws } = await rawSocket(server)
    send({ do: 'sit', v: PROTOCOL, table, secret: secrets[0], have: { entries: have } })
    const news = (await next('news')) as { from: number; events: unknown[] }
    expect(news.from).toBe(have)
    expect(news.events).toEqual(ann.now.game?.events(have))
    for (const each of [ann, bob]) each.leave()
    ws.close()
  })

  test('WIRE-11 A table goes on after a restart of the server as if nothing had happened.', async () => {
    const { table, ann, bob, players } = await twoAtTable(server)
    await playOn(players, 20)
    const before = ann.now.game?.entries ?? 0
    await server.restart()
    await until(() => players.every(({ now }) => now.line.is === 'open'))
    await playOn(players, 20)
    expect(ann.now.game?.entries).toBeGreaterThan(before)
    await until(() => ann.now.game?.entries === bob.now.game?.entries)
    expect(ann.now.game?.events()).toEqual(bob.now.game?.events())
    const record = must(parseRecord((await recordOf(NODE, server.url, table)) ?? ''))
    expect(isRefusal(verify(record))).toBe(false)
    for (const each of players) each.leave()
  })

  test('WIRE-12 The record of a game is there for everybody who knows the table, and tells the seed when it is over.', async () => {
    const { table, players } = await twoAtTable(server)
    await playOn(players, 8)
    const early = (await recordOf(NODE, server.url, table)) ?? ''
    expect(early).not.toMatch(/^seed /m)
    await playOn(players)
    const record = must(parseRecord((await recordOf(NODE, server.url, table)) ?? ''))
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(verify(record, { commitment: must(parseRecord(early)).commitment ?? '' })).toMatchObject({
      finished: true,
    })
    const json = await fetch(`${server.url}/api/tables/${table}/record`, { headers: { accept: 'application/json' } })
    expect(await json.json()).toMatchObject({ format: record.format })
    expect(formatRecord(record)).toContain(`game ${table}`)
    for (const each of players) each.leave()
  })

  test('WIRE-13 A table is listed only where its host wants it, until the game begins.', async () => {
    const secret = aSecret()
    const { table } = await newTable(server, secret, { ...BASE, settings: { listed: true } })
    const hidden = await newTable(server, aSecret())
    const listed = async () => must(await listTables(NODE, server.url)).tables.map((each) => each.table)
    expect(await listed()).toContain(table)
    expect(await listed()).not.toContain(hidden.table)
    const ann = await sit(server, table, secret)
    must(await ann.do({ do: 'seat-bot', seat: 1, bot: 'random', name: 'R' }))
    must(await ann.do({ do: 'begin' }))
    expect(await listed()).not.toContain(table)
    ann.leave()
  })

  test('WIRE-14 Where sockets are blocked a whole game is played by plain requests.', async () => {
    const { table, ann, bob, players } = await twoAtTable(server, {}, 'http')
    expect(players.map(({ now }) => now.line)).toEqual([
      { is: 'open', by: 'http' },
      { is: 'open', by: 'http' },
    ])
    await playOn(players)
    await until(() => players.every(({ now }) => now.game?.isOver))
    expect(ann.now.game?.events()).toEqual(bob.now.game?.events())
    expect(isRefusal(verify(must(parseRecord((await recordOf(NODE, server.url, table)) ?? ''))))).toBe(false)
    for (const each of players) each.leave()
  })

  test('WIRE-15 Who is connected is told to everybody at the table.', async () => {
    const { table, ann, bob } = await twoAtTable(server)
    const guest = await sit(server, table)
    await until(() => ann.now.watching === 1)
    expect(ann.now.here).toEqual([0, 1])
    bob.leave()
    await until(() => ann.now.here.length === 1)
    expect(ann.now.here).toEqual([0])
    guest.leave()
    await until(() => ann.now.watching === 0)
    ann.leave()
  })

  test('who fetches and says goodbye is not there any more, however long they would be missed otherwise', async () => {
    const patient = await open({ cut: 600_000, lease: 600_000 })
    const { ann, bob } = await twoAtTable(patient, {}, 'http')
    await until(() => ann.now.here.length === 2)
    bob.leave()
    await until(() => ann.now.here.length === 1)
    ann.leave()
    await patient.close()
  })

  test('who hangs up before they were told their session is not there', async () => {
    const patient = await open({ cut: 600_000, lease: 600_000 })
    const secret = aSecret()
    const { table } = await newTable(patient, secret)
    const counts: number[] = []
    const spy = await sit(patient, table, secret)
    const { rooms } = patient.running()
    const enter = rooms.enter.bind(rooms)
    const gone = new AbortController()
    rooms.enter = async (...who) => {
      const room = await enter(...who)
      await until(() => spy.now.watching === 1)
      counts.push(spy.now.watching)
      gone.abort()
      await new Promise((resolve) => setTimeout(resolve, 200))
      return room
    }
    const headers = { 'content-type': 'application/json' }
    const how = { method: 'POST', headers, body: JSON.stringify({ v: PROTOCOL }), signal: gone.signal }
    await fetch(`${patient.url}/api/tables/${table}/poll`, how).catch(() => undefined)
    await until(() => spy.now.watching === 0)
    expect(counts).toEqual([1])
    spy.leave()
    await patient.close()
  })

  test('who fetches and hangs up is soon not there any more, and whoever goes on waiting is', async () => {
    // Nobody is given up for having said nothing for so long: only for having hung up.
    const hasty = await open({ cut: 300, lease: 3_600_000 })
    const { table, secrets, ann, bob } = await twoAtTable(hasty, {}, 'http')
    const watcher = await sit(hasty, table)
    bob.leave()
    const isGoodbye = (body = '') => body.includes('"bye":true')
    const rude: World = {
      ...NODE,
      fetch: (url, how, hold) => (isGoodbye(how.body) ? Promise.reject(new Error()) : NODE.fetch(url, how, hold)),
    }
    const hasGone = await sit(hasty, table, secrets[1], 'http', rude)
    await until(() => watcher.now.here.length === 2)
    hasGone.leave()
    await until(() => watcher.now.here.length === 1)
    const back = await sit(hasty, table, secrets[1], 'http')
    await until(() => watcher.now.here.length === 2)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(watcher.now.here).toEqual([0, 1])
    for (const each of [ann, back, watcher]) each.leave()
    await hasty.close()
  })
})
