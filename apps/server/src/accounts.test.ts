import type { Thing, ThingsDown } from '@machinami/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Asked, aName, asking, PASSWORD } from './testing/asking.ts'
import { onEach } from './testing/both.ts'
import { newPasskeyOf } from './testing/passkey.ts'
import { playOn, type TestServer, twoAtTable, until } from './testing/server.ts'

onEach((open) => {
  let server: TestServer
  let ask: ReturnType<typeof asking>
  beforeAll(async () => {
    server = await open()
    ask = asking(server)
  }, 60_000)
  afterAll(() => server.close())
  const entered = async (name: string) => (await ask<{ token: string }>('', { name, password: PASSWORD })).token

  test('WIRE-40 An account by name and password keeps things for another device; the newest of each is right. With `only`, texts of other things are left out.', async () => {
    const name = aName()
    const token = await entered(name)
    expect(await ask('', { name: name.toUpperCase(), password: PASSWORD })).toMatchObject({
      refusal: { refused: 'name-taken' },
    })
    const thing: Thing = { kind: 'table', id: 't1', text: '{"secret":"s"}', changed: 5 }
    expect(await ask('/things', { put: [thing, { ...thing, id: 't2', changed: 9 }] }, token)).toMatchObject({
      status: 200,
    })
    const other = await ask<{ token: string; name: string }>('/enter', {
      name: ` ${name.toLowerCase()} `,
      password: PASSWORD,
    })
    expect(other.name).toBe(name)
    const older = { ...thing, text: 'older', changed: 4 }
    const down = await ask<{ things: Thing[] }>(
      '/things',
      { put: [older], drop: [{ kind: 'table', id: 't2' }] },
      other.token,
    )
    expect(down.things).toEqual([thing])
    const texts = async (only: object[]) =>
      (await ask<{ things: Thing[] }>('/things', { only }, token)).things.map(({ text }) => text)
    expect([await texts([]), await texts([{ kind: 'table' }]), await texts([{ kind: 'table', id: 't2' }])]).toEqual([
      [''],
      [thing.text],
      [''],
    ])
    expect(await ask('', undefined, token)).toMatchObject({ name, hasPassword: true, passkeys: [] })
    await ask('/leave', {}, token)
    expect(await ask('', undefined, token)).toMatchObject({ status: 401, refusal: { refused: 'no-account' } })
    expect(await ask('', undefined, other.token)).toMatchObject({ status: 200 })
  })

  test('WIRE-44 What replaces something is taken in the place of that alone: of two devices that change one thing, the second is told.', async () => {
    const token = await entered(aName())
    const put = async (text: string, changed: number, replaces?: number) => {
      const thing = { kind: 'game', id: 'g', text, changed, ...(replaces === undefined ? {} : { replaces }) }
      const { things, late } = await ask<ThingsDown>('/things', { put: [thing] }, token)
      return [things[0].text, late]
    }
    const LATE = [{ kind: 'game', id: 'g' }]
    expect(await put('one', 5, 0)).toEqual(['one', []])
    expect(await put('another', 9, 0)).toEqual(['one', LATE])
    expect(await put('two', 7, 5)).toEqual(['two', []])
    expect(await put('late', 9, 5)).toEqual(['two', LATE])
    expect(await put('older', 6)).toEqual(['two', LATE])
    const at = Date.now()
    const both = await Promise.all([put('left', at, 7), put('right', at + 1, 7)])
    expect(both.filter(([, late]) => late?.length === 0)).toHaveLength(1)
  })

  test('WIRE-41 A passkey opens an account at its own address, and nowhere else.', async () => {
    const token = await entered(aName())
    const origin = server.url
    const passkey = newPasskeyOf(origin)
    const wanted = await ask<Asked>('/passkey/new', { proof: { password: PASSWORD } }, token, origin)
    const added = { ticket: wanted.ticket, response: passkey.register(wanted.options) }
    expect(await ask('/passkey/add', added, token, origin)).toMatchObject({ status: 200 })
    expect(await ask('/passkey/add', added, token, origin)).toMatchObject({ refusal: { refused: 'wrong-passkey' } })
    const asked = await ask<Asked>('/passkey/ask', {}, undefined, origin)
    const answer = { ticket: asked.ticket, response: passkey.answer(asked.options) }
    const inside = await ask<{ token: string }>('/passkey/enter', answer, undefined, origin)
    expect(await ask('', undefined, inside.token)).toMatchObject({
      status: 200,
      passkeys: [{ made: expect.any(Number) }],
    })
    // Another's answer, an answer to something else, a ticket of one's own making.
    const again = await ask<Asked>('/passkey/ask', {}, undefined, origin)
    for (const wrong of [
      { ticket: again.ticket, response: newPasskeyOf(origin).answer(again.options) },
      { ticket: again.ticket, response: passkey.answer({ challenge: 'AAAA' }) },
      { ticket: 'AAAA', response: passkey.answer(again.options) },
      { ticket: again.ticket, response: newPasskeyOf('https://elsewhere.test').answer(again.options) },
    ])
      expect(await ask('/passkey/enter', wrong, undefined, origin)).toMatchObject({
        refusal: { refused: 'wrong-passkey' },
      })
  })

  test('WIRE-49 A passkey alone makes an account, opens it, and is enough to be told everything and to erase it.', async () => {
    const origin = server.url
    const name = aName()
    const passkey = newPasskeyOf(origin)
    const wanted = await ask<Asked>('/passkey/first', { name: ` ${name} ` }, undefined, origin)
    expect(wanted.options.user?.name).toBe(name)
    const made = { ticket: wanted.ticket, response: passkey.register(wanted.options) }
    const wrong = { refusal: { refused: 'wrong-passkey' } }
    // Made for another page, or sent from there; what was asked of somebody who is in makes nobody new.
    const other = await ask<Asked>('/passkey/new', { proof: { password: PASSWORD } }, await entered(aName()), origin)
    const elsewhere = newPasskeyOf('https://elsewhere.test')
    for (const [answer, from] of [
      [{ ...made, response: elsewhere.register(wanted.options) }, origin],
      [{ ticket: other.ticket, response: passkey.register(other.options) }, origin],
      [made, undefined],
    ] as const)
      expect(await ask('/passkey/make', answer, undefined, from)).toMatchObject(wrong)
    const { token } = await ask<{ token: string }>('/passkey/make', made, undefined, origin)
    expect(await ask('', undefined, token)).toMatchObject({ name, hasPassword: false, passkeys: [{}] })
    expect(await ask('/passkey/make', made, undefined, origin)).toMatchObject(wrong)
    const taken = { refusal: { refused: 'name-taken' } }
    expect(await ask('/passkey/first', { name: name.toUpperCase() }, undefined, origin)).toMatchObject(taken)
    expect(await ask('', { name, password: PASSWORD })).toMatchObject(taken)
    expect(await ask('/passkey/first', { name: 'A' }, undefined, origin)).toMatchObject({
      refusal: { refused: 'bad-account-name' },
    })
    for (const password of ['', 'null', PASSWORD])
      expect(await ask('/enter', { name, password })).toMatchObject({ refusal: { refused: 'wrong-password' } })
    const enter = async () => {
      const asked = await ask<Asked>('/passkey/ask', {}, undefined, origin)
      const answer = { ticket: asked.ticket, response: passkey.answer(asked.options) }
      return ask<{ token: string }>('/passkey/enter', answer, undefined, origin)
    }
    await ask('/leave', {}, token)
    const inside = (await enter()).token
    const put = [{ kind: 'own', id: 'name', text: 'Ann', changed: 1 }]
    await ask('/things', { put }, inside)
    expect(await ask('/everything', undefined, inside)).toMatchObject({
      name,
      passkeys: [{ id: expect.any(String), made: expect.any(Number) }],
      things: put,
    })
    const proof = async () => {
      const asked = await ask<Asked>('/passkey/prove', {}, inside, origin)
      return { ticket: asked.ticket, response: passkey.answer(asked.options) }
    }
    // Where there are no passkeys a password opens it, too.
    const password = { proof: await proof(), password: PASSWORD }
    expect(await ask('/password', password, inside, origin)).toMatchObject({ status: 200 })
    expect(await ask('/enter', { name, password: PASSWORD })).toMatchObject({ name })
    expect(await ask('/erase', { proof: await proof() }, inside, origin)).toMatchObject({ status: 200 })
    expect(await ask('', undefined, inside)).toMatchObject({ status: 401 })
    expect(await enter()).toMatchObject(wrong)
  })

  test('two who make an account of one name at once: one has it, the other nothing', async () => {
    const origin = server.url
    const name = aName()
    const begin = async () => {
      const { ticket, options } = await ask<Asked>('/passkey/first', { name }, undefined, origin)
      return { ticket, response: newPasskeyOf(origin).register(options) }
    }
    const answers = [await begin(), await begin()]
    const outcomes = await Promise.all(answers.map((answer) => ask('/passkey/make', answer, undefined, origin)))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(outcomes.flatMap(({ refusal }) => refusal?.refused ?? [])).toEqual(['name-taken'])
  })

  test('WIRE-42 Everything that is kept about somebody is told to them, and erased when they want.', async () => {
    const token = await entered(aName())
    const { table, secrets, ann, bob, players } = await twoAtTable(server)
    const put = [{ kind: 'table', id: table, text: JSON.stringify({ secret: secrets[0] }), changed: 1 }]
    await ask('/things', { put }, token)
    expect(await ask('/everything', undefined, token)).toMatchObject({ hasPassword: true, things: put })
    await playOn(players)
    await until(() => players.every(({ now }) => now.game?.isOver ?? false))
    expect((await fetch(`${server.url}/api/tables/${table}/record`)).status).toBe(200)
    // Only whoever made a game erases it.
    const byBob = await fetch(`${server.url}/api/tables/${table}/erase`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${secrets[1]}` } },
    })
    expect(await byBob.json()).toMatchObject({ refusal: { refused: 'not-the-host' } })
    expect(await ask('/erase', { proof: { password: PASSWORD } }, token)).toMatchObject({ status: 200 })
    expect(await ask('', undefined, token)).toMatchObject({ status: 401 })
    expect((await fetch(`${server.url}/api/tables/${table}/record`)).status).toBe(404)
    expect(await (await fetch(`${server.url}/api/dice`)).json()).toMatchObject({ games: 1 })
    for (const each of [ann, bob]) each.leave()
  })

  test('a new password ends sessions elsewhere, and needs the old one', async () => {
    const name = aName()
    const token = await entered(name)
    const elsewhere = (await ask<{ token: string }>('/enter', { name, password: PASSWORD })).token
    const change = (old: string, password: string) => ask('/password', { proof: { password: old }, password }, token)
    expect(await change('wrong', 'ranch and cow 9')).toMatchObject({ refusal: { refused: 'wrong-password' } })
    for (const weak of ['short', 'aaaaaaaaaaaa', name])
      expect(await change(PASSWORD, weak)).toMatchObject({ refusal: { refused: 'weak-password' } })
    expect(await change(PASSWORD, 'ranch and cow 9')).toMatchObject({ status: 200 })
    expect(await ask('', undefined, token)).toMatchObject({ status: 200 })
    expect(await ask('', undefined, elsewhere)).toMatchObject({ status: 401 })
    expect(await ask('/enter', { name, password: PASSWORD })).toMatchObject({ refusal: { refused: 'wrong-password' } })
  })

  test('SEC-16 What somebody keeps has an end, and is sealed for them alone.', async () => {
    const server = await open()
    const ask = asking(server)
    const one = await ask<{ token: string }>('', { name: aName(), password: PASSWORD })
    const two = await ask<{ token: string }>('', { name: aName(), password: PASSWORD })
    const put = Array.from({ length: 400 }, (_, n) => ({ kind: 'x', id: String(n), text: 'x', changed: 1 }))
    for (const kind of ['a', 'b', 'c', 'd', 'x'])
      expect(await ask('/things', { put: put.map((each) => ({ ...each, kind })), only: [] }, one.token)).toMatchObject({
        status: 200,
      })
    const more = put.map((each) => ({ ...each, kind: 'y' }))
    expect(await ask('/things', { put: more }, one.token)).toMatchObject({ refusal: { refused: 'too-much' } })
    expect((await ask<{ things: Thing[] }>('/things', {}, two.token)).things).toEqual([])
    // Nor has everybody room who comes at the same time.
    const { token } = await ask<{ token: string }>('', { name: aName(), password: PASSWORD })
    const large = 'x'.repeat(1_900_000)
    const tries = Array.from({ length: 12 }, (_, n) => {
      const two = ['a', 'b'].map((kind) => ({ kind, id: String(n), text: large, changed: 1 }))
      return ask('/things', { put: two, only: [] }, token)
    })
    const outcomes = (await Promise.all(tries)).map(({ status }) => status)
    expect(outcomes.filter((status) => status === 200)).toHaveLength(4)
    expect(outcomes.filter((status) => status === 400)).toHaveLength(8)
    const { people } = server.running().rooms.world.store
    const [first, second] = await Promise.all(
      [one.token, two.token].map((token) => server.running().app.accounts.visitor(token)),
    )
    // Somebody who can write into the database lays one's things on another's shelf.
    const all = await people.listThings(first?.person.id ?? '')
    await people.putThings(second?.person.id ?? '', await people.things(first?.person.id ?? '', all))
    expect((await ask<{ things: Thing[] }>('/things', {}, two.token)).things.every(({ text }) => text === '')).toBe(
      true,
    )
    await server.close()
  })
})
