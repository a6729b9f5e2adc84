import { parseCampaign, verifyCampaign } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { campaignFile, eraseTable, findTable, myTables } from '@machinami/remote'
import { verify } from '@machinami/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEnvelope } from './rooms/campaign/envelopes.ts'
import { onEach } from './testing/both.ts'
import { doNext, goOnUntil, islandOf, newCampaign, playGame, twoOnIsland, visit } from './testing/campaign.ts'
import { aSecret, must, NODE, sit, type TestServer, there, until } from './testing/server.ts'

onEach((open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await open()
  }, 60_000)
  afterAll(() => server.close())

  test('CAMP-1 A campaign is a room like a table: a code leads there, people take towns, and its host opens the box.', async () => {
    const { campaign, code, ann, bob } = await twoOnIsland(server)
    expect(must(await findTable(NODE, server.url, code))).toEqual({ table: campaign })
    expect(await bob.far.do({ do: 'begin' })).toMatchObject({ refused: 'not-the-host' })
    expect(must(await ann.far.do({ do: 'begin' }))).toBeNull()
    await until(() => [ann, bob].every(({ far }) => far.now.island !== null))
    expect(islandOf(bob).asked.map(({ kind: what, town }) => [what, town])).toEqual([
      ['colour', 0],
      ['name', 0],
      ['colour', 1],
      ['name', 1],
    ])
  })

  test('CAMP-2 A card is turned over when everybody with a town has read it; those who are away only if somebody says so.', async () => {
    const { ann, bob, people } = await twoOnIsland(server)
    must(await ann.far.do({ do: 'begin' }))
    await goOnUntil(people, ({ state }) => state.now.at === 'reading')
    await until(() => islandOf(bob).state.now.at === 'reading')
    const [{ n }] = islandOf(ann).asked
    must(await ann.far.do({ do: 'read', n }))
    await until(() => bob.far.now.doc?.evening?.read.n === n)
    expect(bob.far.now.doc?.evening?.read).toEqual({ n, towns: [0] })
    expect(islandOf(ann).state.cardsRead).toBe(0)
    // Bob is there: he is waited for whatever Ann says.
    must(await ann.far.do({ do: 'read', n, alone: true }))
    expect(islandOf(ann).state.cardsRead).toBe(0)
    must(await bob.far.do({ do: 'read', n }))
    await until(() => people.every((each) => islandOf(each).state.cardsRead === 1))
    bob.far.leave()
    await until(() => !ann.far.now.here.includes(1))
    const next = islandOf(ann).asked[0].n
    must(await ann.far.do({ do: 'read', n: next }))
    expect(islandOf(ann).state.cardsRead).toBe(1)
    must(await ann.far.do({ do: 'read', n: next, alone: true }))
    expect(islandOf(ann).state.cardsRead).toBeGreaterThan(1)
  })

  test('whoever waits for somebody who then goes for good, or gives their town to a bot, is asked again', async () => {
    for (const goes of ['for good', 'a bot comes']) {
      const { campaign, secrets, ann, bob, people } = await twoOnIsland(server)
      must(await ann.far.do({ do: 'begin' }))
      await goOnUntil(people, ({ state }) => state.now.at === 'reading')
      const [{ n }] = islandOf(ann).asked
      must(await ann.far.do({ do: 'read', n }))
      if (goes === 'for good') must(await eraseTable(NODE, server.url, campaign, secrets[1]))
      else
        must(await bob.far.do({ do: 'hand', town: 1, to: { is: 'bot', bot: 'planner', name: 'Bot' }, forGood: true }))
      await until(() => ann.far.now.doc?.seats[1].is !== 'person')
      expect(ann.far.now.doc?.evening?.read.towns).toEqual([])
      must(await ann.far.do({ do: 'read', n }))
      await until(() => islandOf(ann).state.cardsRead === 1)
      for (const { far } of people) far.leave()
    }
  })

  test('CAMP-3 A whole campaign is played by two people, with restarts in the middle of cards, and its file verifies.', async () => {
    const { campaign, secrets, ann, bob, people } = await twoOnIsland(
      server,
      {},
      server.database === null ? 'socket' : 'http',
    )
    must(await ann.far.do({ do: 'begin' }))
    await goOnUntil(people, ({ state }) => state.cardsRead > 2)
    const before = islandOf(ann).state
    await server.restart()
    await until(() => people.every(({ far }) => far.now.line.is === 'open'))
    await doNext(ann)
    await goOnUntil(people, ({ state }) => state.isOver)
    await until(() => islandOf(bob).state.isOver)
    expect(islandOf(ann).state.register).toHaveLength(before.head.games)
    expect(ann.told.events).toEqual(bob.told.events)
    expect(ann.told.book).toEqual(bob.told.book)
    const text = there(await campaignFile(NODE, server.url, campaign, secrets[1]))
    const file = must(parseCampaign(text))
    const verdict = verifyCampaign(file, openEnvelope, verify)
    expect(
      isRefusal(verdict) ? verdict : verdict.games.map(({ finished, checkedLuck }) => [finished, checkedLuck !== null]),
    ).toEqual([
      [true, true],
      [true, true],
    ])
    // Nobody without a town gets it.
    expect(await campaignFile(NODE, server.url, campaign, aSecret())).toBeNull()
    // Afterwards the island is played freely, and nobody is waited for.
    const mine = must(await myTables(NODE, server.url, { tables: [{ table: campaign, secret: secrets[1] }] }))
    expect(mine.tables[0].asked).toEqual([])
    const { n } = there(islandOf(ann).asked.find(({ kind: what }) => what === 'start-free-game'))
    must(await bob.far.do({ do: 'answer', n, answer: { kind: 'start-free-game' } }))
    await goOnUntil(people, ({ state }) => state.freeRegister.length > 0)
  })

  test('CAMP-4 An answer names its question: repeated it is told again, stale or somebody else’s it is refused.', async () => {
    const { ann, bob, people } = await twoOnIsland(server)
    must(await ann.far.do({ do: 'begin' }))
    await until(() => people.every(({ far }) => far.now.island !== null))
    const colour = there(islandOf(ann).asked.find(({ kind: what, town }) => what === 'colour' && town === 0))
    const deed = { do: 'answer', n: colour.n, answer: { kind: 'colour', colour: String(colour.options?.[0]) } } as const
    expect(await bob.far.do(deed)).toMatchObject({ refused: 'not-your-question' })
    must(await ann.far.do(deed))
    const { length } = ann.told.events
    must(await ann.far.do(deed))
    expect(ann.told.events).toHaveLength(length)
    const other = { ...deed, answer: { kind: 'colour', colour: String(colour.options?.[1]) } } as const
    expect(await ann.far.do(other)).toMatchObject({ refused: 'stale-question' })
    // Until something new is seen it is taken back, once however often it is said.
    const asked = islandOf(ann).state.asked
    must(await ann.far.do({ do: 'undo', n: asked }))
    expect(await ann.far.do({ do: 'undo', n: asked })).toMatchObject({ refused: 'stale-question' })
    expect(islandOf(ann).state.towns[0].colour).toBeNull()
    // Saying again what began the game that is on the table changes nothing either.
    await goOnUntil(people, ({ asked: now }) => now.some(({ kind: what }) => what === 'start-game'))
    const { n } = there(islandOf(ann).asked.find(({ kind: what }) => what === 'start-game'))
    for (const { far } of people) must(await far.do({ do: 'read', n }))
    await until(() => (bob.far.now.doc?.evening?.table ?? null) !== null)
    must(await bob.far.do({ do: 'read', n }))
    expect(await bob.far.do({ do: 'read', n: n + 1 })).toMatchObject({ refused: 'not-now' })
  })

  test('CAMP-5 Whoever comes, or comes back, is told what they do not know: events, and what was read in them.', async () => {
    const { campaign, secrets, ann, people } = await twoOnIsland(server)
    must(await ann.far.do({ do: 'begin' }))
    await goOnUntil(people, ({ state }) => state.cardsRead > 1)
    const late = await visit(server.url, campaign, secrets[1], { by: 'http' })
    await until(() => late.far.now.island !== null)
    expect(late.told.events).toEqual(ann.told.events)
    expect(late.told.book).toEqual(ann.told.book)
    await server.restart()
    await goOnUntil(people, ({ state }) => state.cardsRead > 3)
    await until(() => late.told.events.length === ann.told.events.length)
    expect(late.told.book).toEqual(ann.told.book)
    late.far.leave()
  })

  test('CAMP-6 A bot takes a town for a game and gives it back, and so does anybody who comes; the register says so.', async () => {
    const { campaign, ann, bob, people } = await twoOnIsland(server)
    must(await ann.far.do({ do: 'begin' }))
    await goOnUntil(people, ({ state }) => state.now.at === 'before-game')
    expect(await bob.far.do({ do: 'hand', town: 0, to: { is: 'anybody' } })).toMatchObject({ refused: 'not-the-host' })
    must(await bob.far.do({ do: 'hand', town: 1, to: { is: 'bot', bot: 'planner', name: 'Hana' } }))
    must(await ann.far.do({ do: 'hand', town: 0, to: { is: 'anybody' } }))
    const cas = await visit(server.url, campaign, aSecret())
    expect(await cas.far.do({ do: 'join', name: 'Bob' })).toMatchObject({ refused: 'same-name' })
    must(await cas.far.do({ do: 'join', name: 'Cas' }))
    expect(cas.far.now.me).toBeNull()
    await goOnUntil(people, () => (ann.far.now.doc?.evening?.table ?? null) !== null)
    const started = ann.told.events.findLast((event) => (event as { kind: string }).kind === 'gameStarted')
    expect(started).toMatchObject({
      seats: [
        { name: 'Cas', substitute: true },
        { name: 'Hana', bot: 'planner', substitute: true },
      ],
    })
    await goOnUntil([{ ...ann, secret: cas.secret }], () => (ann.far.now.doc?.evening?.table ?? null) === null)
    expect(ann.far.now.doc?.evening?.tonight).toEqual([null, null])
    await goOnUntil(people, ({ state }) => state.register.length > 0)
    const [line] = islandOf(ann).state.register
    expect([line.player, line.substitute]).toEqual(line.town === 0 ? ['Ann', 'Cas'] : ['Bob', 'Hana'])
    cas.far.leave()
  })

  test('CAMP-7 A campaign’s file goes on as a campaign of its own, in the middle of a game too.', async () => {
    const { campaign, secrets, ann, people } = await twoOnIsland(server)
    must(await ann.far.do({ do: 'begin' }))
    await goOnUntil(people, () => (ann.far.now.doc?.evening?.table ?? null) !== null)
    const table = there(ann.far.now.doc?.evening?.table)
    const played = await playGame(people, table, 14)
    expect(played).toBeGreaterThan(20)
    const text = there(await campaignFile(NODE, server.url, campaign, secrets[0]))
    const mine = aSecret()
    const { table: copy } = await newCampaign(server, mine, { file: text, name: 'Bob' })
    const bob = await visit(server.url, copy, mine)
    // Bob has his own town again, and its player's name is not forgotten.
    expect(bob.far.now.me).toBe(1)
    // Whoever brings it under another name is not bound to the town they were put in.
    must(await bob.far.do({ do: 'join', name: 'Bob', seat: 0 }))
    await until(() => bob.far.now.me === 0)
    must(await bob.far.do({ do: 'join', name: 'Bob', seat: 1 }))
    await until(() => bob.far.now.me === 1)
    const dee = await visit(server.url, copy, aSecret())
    must(await dee.far.do({ do: 'join', name: 'Dee' }))
    must(await bob.far.do({ do: 'begin' }))
    const goesOn = await sit(server, there(bob.far.now.doc?.evening?.table), mine)
    await until(() => (goesOn.now.game?.entries ?? 0) > 0)
    expect(goesOn.now.game?.events().filter(({ kind: what }) => what === 'rolled').length).toBeGreaterThan(2)
    goesOn.leave()
    await goOnUntil([bob, dee], ({ state }) => state.isOver)
    expect(table).not.toBe(bob.far.now.doc?.evening?.table)
    expect(islandOf(bob).state.towns.map(({ player }) => player.name)).toEqual(['Dee', 'Bob'])
    const file = must(parseCampaign(there(await campaignFile(NODE, server.url, copy, mine))))
    expect(isRefusal(verifyCampaign(file, openEnvelope, verify))).toBe(false)
  })

  test('CAMP-8 Among one’s own tables a campaign says whose turn it is, in a game and between games.', async () => {
    const { campaign, secrets, ann, bob, people } = await twoOnIsland(server)
    const mine = async () => {
      const found = must(await myTables(NODE, server.url, { tables: [{ table: campaign, secret: secrets[1] }] }))
      return found.tables[0]
    }
    expect(await mine()).toMatchObject({ phase: 'waiting', me: 1, asked: [] })
    must(await ann.far.do({ do: 'begin' }))
    await goOnUntil(people, ({ state }) => state.now.at === 'reading')
    expect(await mine()).toMatchObject({ phase: 'playing', asked: [0, 1], game: { campaign: { games: 2 } } })
    await doNext(bob)
    expect(await mine()).toMatchObject({ asked: [0] })
    await goOnUntil(people, () => (ann.far.now.doc?.evening?.table ?? null) !== null)
    expect(await mine()).toMatchObject({ chapter: 1 })
  })

  test('CAMP-14 Whoever erases a campaign leaves their town to others; the last one takes it with them.', async () => {
    const { campaign, secrets, ann, bob, people } = await twoOnIsland(server)
    must(await ann.far.do({ do: 'begin' }))
    await goOnUntil(people, ({ state }) => state.now.at === 'reading')
    const erase = (secret: string) =>
      fetch(`${server.url}/api/tables/${campaign}/erase`, {
        ...{ method: 'POST', headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' } },
        body: '{}',
      })
    expect((await erase(secrets[0])).ok).toBe(true)
    await until(() => bob.far.now.doc?.host === 1 && bob.far.now.doc.seats[0].is === 'free')
    const cas = await visit(server.url, campaign, aSecret())
    must(await cas.far.do({ do: 'join', name: 'Cas' }))
    await goOnUntil([bob, cas], ({ state }) => state.cardsRead > 1)
    expect(islandOf(bob).state.towns[0].player).toEqual({ name: 'Cas' })
    expect((await erase(cas.secret)).ok).toBe(true)
    expect((await erase(secrets[1])).ok).toBe(true)
    const found = must(await myTables(NODE, server.url, { tables: [{ table: campaign, secret: secrets[1] }] }))
    expect(found.tables).toEqual([])
    for (const { far } of [ann, bob, cas]) far.leave()
  })
})
