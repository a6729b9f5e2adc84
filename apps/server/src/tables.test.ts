import { isRefusal, rulesetFor } from '@machinami/cards'
import { parseRecord } from '@machinami/engine'
import { type FarTable, myTables, recordOf, sitAt } from '@machinami/remote'
import { nonceCommitment, verify } from '@machinami/table'
import { type Down, PROTOCOL } from '@machinami/wire'
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

const asked = (players: readonly FarTable[]): number => players.findIndex((each) => questionTo(each))
const leave = (...all: readonly FarTable[]) => all.forEach((each) => each.leave())
const kinds = ({ now }: FarTable) => now.game?.events().map(({ kind }) => kind) ?? []

onBoth(useIt, () => {
  test('WIRE-16 What is said at a table reaches everybody, late comers too; only those who sit there speak, and the host can silence.', async () => {
    const { table, ann, bob } = await twoAtTable(server)
    must(await ann.do({ do: 'say', phrase: 'hello' }))
    must(await bob.do({ do: 'say', text: '  <b>hi</b>\u0007 ' }))
    await until(() => ann.now.lines.length === 2)
    expect(ann.now.lines.map(({ seat, text, phrase }) => [seat, text ?? phrase])).toEqual([
      [0, 'hello'],
      [1, '<b>hi</b>'],
    ])
    const guest = await sit(server, table)
    await until(() => guest.now.lines.length === 2)
    expect(guest.now.lines).toEqual(ann.now.lines)
    expect(await guest.do({ do: 'say', text: 'me too' })).toEqual({ refused: 'no-seat' })
    expect(await bob.do({ do: 'silence', seat: 0, silent: true })).toEqual({ refused: 'not-the-host' })
    must(await ann.do({ do: 'silence', seat: 1, silent: true }))
    expect(await bob.do({ do: 'say', text: 'why?' })).toEqual({ refused: 'silenced' })
    expect(await bob.do({ do: 'say', phrase: 'hurry-up' })).toEqual({ refused: 'silenced' })
    must(await ann.do({ do: 'silence', seat: 1, silent: false }))
    must(await bob.do({ do: 'say', phrase: 'sorry' }))
    expect(await ann.do({ do: 'say', text: ' ' })).toEqual({ refused: 'nothing-said' })
    let refusal = null
    for (let i = 0; i < 12 && !refusal; i++) refusal = await ann.do({ do: 'say', text: `${i}` })
    expect(refusal).toEqual({ refused: 'too-fast' })
    leave(ann, bob, guest)
  })

  test('WIRE-17 Dice are promised before anybody adds to them; each adds a nonce that was promised before any was told.', async () => {
    const { table, ann, bob, players } = await twoAtTable(server)
    const { commitment, nonces } = there(ann.now.promised)
    expect(nonces?.map(({ seat, reveal }) => [seat, reveal !== null])).toEqual([
      [0, true],
      [1, true],
    ])
    await playOn(players)
    const record = must(parseRecord((await recordOf(NODE, server.url, table)) ?? ''))
    expect(must(verify(record, { commitment }))).toMatchObject({
      finished: true,
      nonces: { told: [0, 1], missing: [] },
    })
    leave(ann, bob)
  })

  test('WIRE-18 Whoever promised a nonce and does not tell it is not waited for for ever, and the record says so.', async () => {
    const secrets = [aSecret(), aSecret()]
    const { table } = await newTable(server, secrets[0])
    const ann = await sit(server, table, secrets[0])
    const bob = await rawSocket(server)
    bob.send({ do: 'sit', v: PROTOCOL, table, secret: secrets[1], adds: true })
    bob.send({ do: 'join', name: 'Bob', id: 1 })
    await until(() => ann.now.here.length === 2)
    must(await ann.do({ do: 'begin' }))
    const { game } = (await bob.next('sealing')) as { game: { commitment: string } }
    const nonce = 'ab'.repeat(16)
    bob.send({ do: 'promise', commitment: nonceCommitment(nonce, game.commitment, 1) })
    // Bob has seen everything and says nothing: only then would he know what his nonce does.
    await until(() => bob.frames.some(({ is, step }) => is === 'sealing' && step === 'tell'))
    await server.pass(11)
    await until(() => ann.now.game !== null)
    bob.send({ do: 'tell', nonce, id: 9 })
    expect(await bob.next('refused')).toMatchObject({ id: 9, refusal: { refused: 'not-now' } })
    expect(ann.now.promised?.nonces?.map(({ reveal }) => reveal === null)).toEqual([false, true])
    bob.ws.close()
    leave(ann)
  })

  test('whoever comes back before their nonce was told tells what they promised', async () => {
    const secrets = [aSecret(), aSecret()]
    const { table } = await newTable(server, secrets[0])
    const ann = await rawSocket(server)
    ann.send({ do: 'sit', v: PROTOCOL, table, secret: secrets[0], adds: true })
    const nonce = 'cd'.repeat(32)
    const come = () => sitAt({ server: server.url, table, world: NODE, secret: secrets[1], nonce })
    const before = come()
    await until(() => before.now.doc !== null)
    must(await before.do({ do: 'join', name: 'Bob' }))
    ann.send({ do: 'begin', id: 1 })
    const { game } = (await ann.next('sealing')) as { game: { commitment: string } }
    await until(() => ann.frames.some(({ is, waits }) => is === 'sealing' && String(waits) === '0'))
    before.leave()
    const again = come()
    await until(() => again.now.doc !== null)
    ann.send({ do: 'promise', commitment: nonceCommitment('ab'.repeat(16), game.commitment, 0) })
    await until(() =>
      ann.frames.some(({ is, step, waits }) => is === 'sealing' && step === 'tell' && String(waits) === '0'),
    )
    ann.send({ do: 'tell', nonce: 'ab'.repeat(16) })
    await until(() => again.now.game !== null)
    expect(again.now.promised?.nonces?.map(({ reveal }) => reveal !== null)).toEqual([true, true])
    ann.ws.close()
    leave(again)
  })

  test('WIRE-19 A clock for each turn gives the fallback when it runs out, and after three times a bot takes over.', async () => {
    const { ann, bob, players } = await twoAtTable(server, { settings: { clock: { is: 'turn', seconds: 30 } } })
    await until(() => ann.now.clock !== null)
    const late = asked(players)
    expect(ann.now.clock).toMatchObject({ running: [late] })
    for (let times = 1; times <= 2; times++) {
      await server.pass(20)
      expect(kinds(ann).filter((kind) => kind === 'late').length).toBe(
        times === 1 ? 0 : kinds(ann).filter((kind) => kind === 'late').length,
      )
      await server.pass(11)
      await until(() => questionTo(players[1 - late]) !== undefined)
      expect(kinds(ann)).toContain('late')
      // The other one plays.
      while (questionTo(players[1 - late])) await playOn([players[1 - late]], 1)
      await until(() => questionTo(players[late]) !== undefined)
    }
    await server.pass(31)
    await until(() => kinds(ann).includes('reseated'))
    expect(ann.now.doc?.seats[late]).toMatchObject({ is: 'person', standIn: 'planner' })
    leave(ann, bob)
  })

  test('WIRE-20 A bank of time grows with every turn; when it is empty a bot takes over, and its owner can come back at once.', async () => {
    const { ann, bob, players } = await twoAtTable(server, {
      settings: { clock: { is: 'bank', seconds: 60, more: 10 } },
    })
    const slow = asked(players)
    await server.pass(40)
    while (questionTo(players[slow])) await playOn([players[slow]], 1)
    await until(() => (ann.now.clock?.left[slow] ?? 0) < 31_000)
    expect(ann.now.clock?.left[slow]).toBeGreaterThan(25_000)
    while (asked(players) !== slow) await playOn([players[1 - slow]], 1)
    await server.pass(35)
    await until(() => players[slow].now.doc?.seats[slow].is === 'person' && kinds(ann).includes('reseated'))
    must(await players[slow].do({ do: 'back' }))
    await until(() => kinds(ann).filter((kind) => kind === 'reseated').length === 2)
    expect(ann.now.doc?.seats[slow]).toEqual({ is: 'person', name: slow === 0 ? 'Ann' : 'Bob' })
    leave(ann, bob)
  })

  test('WIRE-21 A bot stands in for somebody who is away while others wait, and gives the seat back at once.', async () => {
    const { table, secrets, ann, bob, players } = await twoAtTable(server, {
      settings: { away: { bot: 'magpie', after: 60 } },
    })
    const gone = asked(players)
    const stays = players[1 - gone]
    players[gone].leave()
    await until(() => stays.now.here.length === 1)
    await server.pass(1)
    await server.pass(61)
    await until(() => questionTo(stays) !== undefined)
    expect(stays.now.doc?.seats[gone]).toMatchObject({ standIn: 'magpie' })
    const again = await sit(server, table, secrets[gone])
    must(await again.do({ do: 'back' }))
    while (questionTo(stays)) await playOn([stays], 1)
    await until(() => questionTo(again) !== undefined)
    leave(ann, bob, again)
    // By the day, nobody is in a hurry.
    const slow = await twoAtTable(server, { settings: { clock: { is: 'days', days: 2 } } })
    const [absent, waiting] = asked(slow.players) === 0 ? slow.players : [...slow.players].reverse()
    absent.leave()
    await until(() => waiting.now.here.length === 1)
    for (const seconds of [5, 200, 3600]) await server.pass(seconds)
    expect(waiting.now.doc?.seats.some((seat) => 'standIn' in seat)).toBe(false)
    waiting.leave()
  })

  test('WIRE-22 A pause needs everybody who plays, stops the clocks, and anybody ends it.', async () => {
    const { ann, bob, players } = await twoAtTable(server, { settings: { clock: { is: 'turn', seconds: 30 } } })
    must(await ann.do({ do: 'pause' }))
    await until(() => bob.now.doc?.asking !== null)
    expect(bob.now.doc?.asking).toEqual({ for: 'pause', seat: 0, yes: [0] })
    must(await bob.do({ do: 'agree', yes: false }))
    expect(bob.now.doc).toMatchObject({ asking: null, paused: false })
    const before = players[asked(players)]
    const answered = there(questionTo(before))
    must(await before.play(answered.n, answered.options[0].move))
    await until(() => players.some((each) => questionTo(each)))
    await server.pass(10)
    must(await ann.do({ do: 'pause' }))
    must(await bob.do({ do: 'agree', yes: true }))
    await until(() => ann.now.doc?.paused === true)
    const who = asked(players)
    const { n, options } = there(questionTo(players[who]))
    expect(await players[who].play(n, options[0].move)).toEqual({ refused: 'paused' })
    // An answer that was given before counts, however often it is sent.
    must(await before.play(answered.n, answered.options[0].move))
    await server.pass(100)
    expect(kinds(ann)).not.toContain('late')
    must(await bob.do({ do: 'go-on' }))
    await until(() => bob.now.clock?.running[0] === who)
    // Of thirty seconds, ten were used.
    expect(bob.now.clock?.left[who]).toBeLessThan(20_001)
    must(await players[who].play(n, options[0].move))
    leave(ann, bob)
  })

  /** Ann builds nothing: that can be taken back until Bob rolls. */
  async function decided(players: readonly FarTable[]): Promise<FarTable> {
    for (;;) {
      const who = players[asked(players)] ?? players[0]
      const question = questionTo(who)
      if (question?.question === 'build') {
        must(await who.play(question.n, question.options[question.options.length - 1].move))
        await until(() => who.now.game?.canUndo(who.now.me ?? -1) ?? false)
        return who
      }
      await playOn(players, 1)
      await until(() => asked(players) >= 0)
    }
  }

  test('WIRE-23 An answer is taken back until something new is seen; a table may ask the others first, or allow none.', async () => {
    const free = await twoAtTable(server)
    const who = await decided(free.players)
    const { entries } = there(who.now.game)
    must(await who.undo())
    expect(there(who.now.game).events(entries)).toMatchObject([{ kind: 'undone', seat: who.now.me }])
    expect(await who.undo()).toMatchObject({ refused: 'nothing-to-undo' })
    leave(...free.players)

    const asks = await twoAtTable(server, { settings: { takeBack: 'ask' } })
    const asker = await decided(asks.players)
    const other = asks.players[1 - (asker.now.me ?? 0)]
    must(await asker.undo())
    expect(kinds(asker)).not.toContain('undone')
    await until(() => other.now.doc?.asking !== null)
    must(await other.do({ do: 'agree', yes: true }))
    await until(() => kinds(asker).includes('undone'))
    leave(...asks.players)

    // A wish that something else has overtaken is nobody's any more: here the clock answered for whoever was asked.
    const slow = await twoAtTable(server, { settings: { takeBack: 'ask', clock: { is: 'turn', seconds: 30 } } })
    must(await (await decided(slow.players)).undo())
    await until(() => slow.players.every(({ now }) => now.doc?.asking?.for === 'undo'))
    await server.pass(31)
    await until(() => slow.players.every((each) => kinds(each).includes('late')))
    expect(slow.players.map(({ now }) => now.doc?.asking)).toEqual([null, null])
    leave(...slow.players)

    const none = await twoAtTable(server, { settings: { takeBack: 'off' } })
    expect(await (await decided(none.players)).undo()).toEqual({ refused: 'no-take-backs' })
    leave(...none.players)
  })

  test('WIRE-24 A rematch is a table of its own at which everybody holds the same seat by the same secret.', async () => {
    const { ann, bob, players, secrets, table } = await twoAtTable(server)
    expect(await ann.do({ do: 'rematch' })).toEqual({ refused: 'not-now' })
    await playOn(players)
    await until(() => players.every(({ now }) => now.doc?.phase === 'over'))
    must(await bob.do({ do: 'rematch' }))
    must(await ann.do({ do: 'rematch' }))
    await until(() => ann.now.doc?.next !== null)
    const next = there(ann.now.doc?.next)
    expect(next).not.toBe(table)
    const again = await Promise.all(secrets.map((secret) => sit(server, String(next), secret)))
    expect(again.map(({ now }) => now.me)).toEqual([0, 1])
    expect(again[0].now.doc).toMatchObject({ phase: 'waiting', host: 1 })
    must(await again[1].do({ do: 'begin' }))
    await until(() => again.every(({ now }) => now.game !== null))
    leave(...players, ...again)
  })

  /** Somebody who only watches, and hears why not. */
  function looker(table: string, by: 'socket' | 'http' = 'socket') {
    const refused: unknown[] = []
    const heard = (frame: Down) => frame.is === 'refused' && refused.push(frame.refusal)
    return { refused, far: sitAt({ server: server.url, table, world: NODE, by, heard }) }
  }

  test('WIRE-25 Those who only watch are behind by as much as the table wants, or are not let in at all.', async () => {
    const { table, ann, bob, players } = await twoAtTable(server, { settings: { watch: 90 } })
    const guest = await sit(server, table)
    await playOn(players, 6)
    expect(guest.now.game?.entries ?? 0).toBe(0)
    expect(await recordOf(NODE, server.url, table)).toBeNull()
    const before = ann.now.game?.entries
    // Longer than a table at which nobody does anything stays in memory.
    await server.pass(61)
    expect(guest.now.game?.entries ?? 0).toBe(0)
    await server.pass(30)
    await until(() => guest.now.game?.entries === before)
    await playOn(players, 4)
    expect(guest.now.game?.entries).toBe(before)
    leave(ann, bob, guest)

    const closed = await twoAtTable(server, { settings: { watch: null } })
    const stranger = looker(closed.table)
    await until(() => stranger.refused.length > 0)
    expect(stranger.refused[0]).toEqual({ refused: 'not-here' })
    // Whoever looked on while people sat down sees no game either, by socket and by requests.
    const secrets = [aSecret(), aSecret()]
    const { table: later } = await newTable(server, secrets[0], { ...BASE, settings: { watch: null } })
    const lookers = [looker(later), looker(later, 'http')]
    await until(() => lookers.every(({ far }) => far.now.doc !== null))
    const late = await Promise.all(secrets.map((secret) => sit(server, later, secret)))
    must(await late[1].do({ do: 'join', name: 'Bob' }))
    must(await late[0].do({ do: 'begin' }))
    await playOn(late, 4)
    await until(() => late[0].now.watching === 0 && lookers.every(({ refused }) => refused.length > 0))
    for (const { far } of lookers) expect(far.now.game).toBeNull()
    // What is over is everybody's to see.
    for (const each of late) must(await each.do({ do: 'leave' }))
    const after = await sit(server, later)
    await until(() => (after.now.game?.entries ?? 0) > 0)
    leave(after, ...[stranger, ...lookers].map(({ far }) => far), ...late, ...closed.players)
  })

  test('WIRE-26 Who leaves a game is played by a bot; when nobody is left the game is given up, and its seed told.', async () => {
    const { table, ann, bob, players } = await twoAtTable(server)
    await playOn(players, 6)
    must(await ann.do({ do: 'leave' }))
    await until(() => bob.now.doc?.seats[0].is === 'person' && kinds(bob).includes('reseated'))
    must(await bob.do({ do: 'leave' }))
    await until(() => bob.now.doc?.phase === 'over')
    const record = must(parseRecord((await recordOf(NODE, server.url, table)) ?? ''))
    expect(record).toMatchObject({ abandoned: true, seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(must(verify(record))).toMatchObject({ ended: 'abandoned' })
    leave(ann, bob)
  })

  test('WIRE-27 A table nobody uses is only in the database, and goes on where it was when somebody does.', async () => {
    const { ann, bob, players } = await twoAtTable(server)
    await playOn(players, 12)
    await server.pass(120)
    await server.pass(120)
    expect(server.running().rooms.counts.awake).toBe(0)
    expect(players.map(({ now }) => now.line.is)).toEqual(['open', 'open'])
    await playOn(players, 12)
    expect(server.running().rooms.counts.awake).toBeGreaterThan(0)
    leave(ann, bob)
  })

  test('WIRE-28 Rules of one’s own are played as they are, and refused where they break a limit or cannot be won.', async () => {
    const base = rulesetFor({ edition: 'base', players: 2 })
    if (isRefusal(base)) throw new Error(base.refused)
    const ruleset = { ...base, startCoins: 9 }
    const { ann, bob, players } = await twoAtTable(server, { game: { ruleset } })
    expect(ann.moment(0)?.view.towns[0].coins).toBe(9)
    await playOn(players, 5)
    leave(ann, bob)
    const create = (rules: unknown) =>
      fetch(`${server.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${aSecret()}` },
        body: JSON.stringify({ ...BASE, game: { ruleset: rules } }),
      }).then((reply) => reply.json())
    for (const bad of [
      {},
      { ...base, cards: [] },
      { ...base, startCoins: 1e9 },
      { ...base, turnLimit: 1e9 },
      { ...base, cards: 7 },
    ])
      expect(await create(bad)).toMatchObject({
        refusal: { refused: expect.stringMatching(/broken-ruleset|cannot-be-won|unknown-card/) },
      })
    expect(await create({ ...base, goal: [{ landmarks: 99 }] })).toHaveProperty('refusal')
  })

  test('WIRE-33 Whoever has several games is told of all of them whose turn it is, with one request.', async () => {
    const games = [await twoAtTable(server), await twoAtTable(server, { settings: { clock: { is: 'days', days: 2 } } })]
    await playOn(games[0].players, 3)
    const tables = games.map(({ table, secrets }) => ({ table, secret: secrets[0] }))
    const gone = { table: 'nowhere', secret: aSecret() }
    const mine = must(await myTables(NODE, server.url, { tables: [...tables, gone] }))
    expect(mine.tables).toMatchObject(
      games.map(({ table, players }) => ({ table, me: 0, phase: 'playing', asked: [asked(players)] })),
    )
    expect(mine.tables.map(({ due }) => due !== null)).toEqual([false, true])
    for (const { players } of games) leave(...players)
  })
})
