import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS, UNLIMITED } from './door/limits.ts'
import { type Asked, aName, asking, PASSWORD } from './testing/asking.ts'
import { onEach } from './testing/both.ts'
import { newPasskeyOf } from './testing/passkey.ts'
import type { TestServer } from './testing/server.ts'
import { stolenFrom } from './testing/stolen.ts'

/** What somebody comes to who wants another's account. */

const NEW_WORD = 'ranch and cow 9'
/** All that takes an account or ends it. */
const taking = (proof: unknown, passkey = 'some passkey') =>
  [
    ['/password', { proof, password: NEW_WORD }],
    ['/passkey/new', { proof }],
    ['/passkey/remove', { proof, passkey }],
    ['/erase', { proof }],
  ] as const
/** No try comes back while it is tested, however long that takes. */
const FEW = { ...UNLIMITED, passwords: LIMITS.passwords, passwordsPerSecond: 0 }

onEach((open) => {
  let server: TestServer
  let ask: ReturnType<typeof asking>
  beforeAll(async () => {
    server = await open()
    ask = asking(server)
  }, 60_000)
  afterAll(() => server.close())
  const entered = async (name: string) => (await ask<{ token: string }>('', { name, password: PASSWORD })).token

  /** Somebody who is in, what opens their account, and another who has stolen the token. */
  async function withAccount(ways: { readonly password: boolean; readonly passkey: boolean }) {
    const origin = server.url
    const name = aName()
    const passkey = newPasskeyOf(origin)
    const register = ({ ticket, options }: Asked) => ({ ticket, response: passkey.register(options) })
    let token: string
    if (ways.password) {
      token = await entered(name)
      const proof = { password: PASSWORD }
      const asked = ways.passkey && (await ask<Asked>('/passkey/new', { proof }, token, origin))
      if (asked) await ask('/passkey/add', register(asked), token, origin)
    } else {
      const asked = await ask<Asked>('/passkey/first', { name }, undefined, origin)
      token = (await ask<{ token: string }>('/passkey/make', register(asked), undefined, origin)).token
    }
    const prove = async (by = passkey, with_ = token, path = '/passkey/prove') => {
      const { ticket, options } = await ask<Asked>(path, {}, with_, origin)
      return { ticket, response: by.answer(options) }
    }
    const seen = () =>
      ask<{ hasPassword: boolean; passkeys: { id: string; made: number }[] }>('', undefined, token, origin)
    return { name, token, passkey, origin, prove, seen }
  }

  const WAYS = [
    { password: true, passkey: false },
    { password: false, passkey: true },
    { password: true, passkey: true },
  ]
  test.each(WAYS)(
    'SEC-18 A stolen session takes no account: what opens it, and its end, ask for its password or a passkey anew.',
    async (ways) => {
      const { token, passkey, origin, prove, seen } = await withAccount(ways)
      const before = await seen()
      const [wrongPassword, wrongPasskey] = ['wrong-password', 'wrong-passkey'].map((refused) => ({
        refusal: { refused },
      }))
      const stranger = await withAccount({ password: true, passkey: true })
      const refused = [
        [undefined, { refusal: { refused: 'not-a-message' } }],
        ...['', 'null', 'guess number 9'].map((password) => [{ password }, wrongPassword] as const),
        // A passkey nobody knows, one of somebody else's, an answer to what they were asked, one to whoever comes in.
        [await prove(newPasskeyOf(origin)), wrongPasskey],
        [await prove(stranger.passkey), wrongPasskey],
        [await stranger.prove(), wrongPasskey],
        [await stranger.prove(passkey), wrongPasskey],
        [await prove(passkey, token, '/passkey/ask'), wrongPasskey],
        [{ ...(await prove()), ticket: 'AAAA' }, wrongPasskey],
      ] as const
      for (const [proof, why] of refused)
        for (const [path, body] of taking(proof, before.passkeys[0]?.id))
          expect(await ask(path, body, token, origin), path).toMatchObject(why)
      // A passkey of another page proves nothing there either.
      const elsewhere = { proof: await prove(), password: NEW_WORD }
      expect(await ask('/password', elsewhere, token)).toMatchObject(wrongPasskey)
      expect(await seen()).toEqual(before)
      // An answer that shows who somebody is lets nobody in.
      expect(await ask('/passkey/enter', await prove(), undefined, origin)).toMatchObject(wrongPasskey)
      const proofs = [
        ...(ways.password ? [async () => ({ password: PASSWORD })] : []),
        ...(ways.passkey ? [() => prove()] : []),
      ]
      for (const proof of proofs) {
        const another = newPasskeyOf(origin)
        const asked = await ask<Asked>('/passkey/new', { proof: await proof() }, token, origin)
        const added = { ticket: asked.ticket, response: another.register(asked.options) }
        expect(await ask('/passkey/add', added, token, origin)).toMatchObject({ status: 200 })
        const gone = { proof: await proof(), passkey: added.response.id }
        expect(await ask('/passkey/remove', gone, token, origin)).toMatchObject({ status: 200 })
        expect(await prove(another).then((proof) => ask('/erase', { proof }, token, origin))).toMatchObject(
          wrongPasskey,
        )
        if (ways.password && ways.passkey)
          expect(await ask('/password', { proof: await proof(), password: PASSWORD }, token, origin)).toMatchObject({
            status: 200,
          })
      }
      expect(await seen()).toEqual(before)
      expect(await ask('/erase', { proof: await proofs[0]() }, token, origin)).toMatchObject({ status: 200 })
      expect(await seen()).toMatchObject({ status: 401 })
    },
  )

  test('a passkey that is removed opens nothing, nor does what it opened; the only way in stays', async () => {
    const { token, passkey, origin, prove, seen } = await withAccount({ password: false, passkey: true })
    const enter = async () => {
      const { ticket, options } = await ask<Asked>('/passkey/ask', {}, undefined, origin)
      return ask<{ token: string }>('/passkey/enter', { ticket, response: passkey.answer(options) }, undefined, origin)
    }
    const elsewhere = (await enter()).token
    const [{ id }] = (await seen()).passkeys
    const remove = async () => ask('/passkey/remove', { proof: await prove(), passkey: id }, token, origin)
    expect(await remove()).toMatchObject({ refusal: { refused: 'only-way-in' } })
    await ask('/password', { proof: await prove(), password: PASSWORD }, token, origin)
    expect(await ask('', undefined, elsewhere)).toMatchObject({ status: 401 })
    const again = (await enter()).token
    expect(await remove()).toMatchObject({ status: 200 })
    expect(await ask('', undefined, again)).toMatchObject({ status: 401 })
    expect(await enter()).toMatchObject({ refusal: { refused: 'wrong-passkey' } })
    expect(await seen()).toMatchObject({ status: 200, hasPassword: true, passkeys: [] })
  })

  test('of two passkeys that are removed at once one stays where nothing else opens the account', async () => {
    for (let times = 0; times < 5; times++) {
      const { token, passkey, origin, prove, seen } = await withAccount({ password: false, passkey: true })
      const another = newPasskeyOf(origin)
      const asked = await ask<Asked>('/passkey/new', { proof: await prove() }, token, origin)
      const added = { ticket: asked.ticket, response: another.register(asked.options) }
      expect(await ask('/passkey/add', added, token, origin)).toMatchObject({ status: 200 })
      const each = (await seen()).passkeys.map(({ id }) => (id === added.response.id ? another : passkey))
      const removals = (await seen()).passkeys.map(async ({ id }, nth) => ({
        proof: await prove(each[nth]),
        passkey: id,
      }))
      const ready = await Promise.all(removals)
      await Promise.all(ready.map((removal) => ask('/passkey/remove', removal, token, origin)))
      expect((await seen()).passkeys).toHaveLength(1)
    }
  })

  test('whoever fears for a token ends all others', async () => {
    const name = aName()
    const token = await entered(name)
    const elsewhere = (await ask<{ token: string }>('/enter', { name, password: PASSWORD })).token
    expect(await ask('/leave', { others: true }, token)).toMatchObject({ status: 200 })
    expect(await ask('', undefined, elsewhere)).toMatchObject({ status: 401 })
    expect(await ask('', undefined, token)).toMatchObject({ status: 200 })
  })

  test('SEC-14 Passwords cannot be guessed, and nobody learns which names there are.', async () => {
    const server = await open(FEW)
    const ask = asking(server)
    const name = aName()
    await ask('', { name, password: PASSWORD })
    const wrong = await ask('/enter', { name, password: 'wrong password' })
    const nobody = await ask('/enter', { name: 'nobody here', password: 'wrong password' })
    expect(wrong).toEqual(nobody)
    const tries = []
    for (let n = 0; n < FEW.passwords + 5; n++) tries.push(await ask('/enter', { name, password: `guess number ${n}` }))
    expect(tries.at(-1)).toMatchObject({ status: 429, refusal: { refused: 'too-fast' } })
    expect(tries.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(FEW.passwords)
    // The right one is not told apart either, until the time has passed.
    expect(await ask('/enter', { name, password: PASSWORD })).toMatchObject({ status: 429 })
    // Nor is somebody's name another one when it is written otherwise, wherever the tries come from.
    const many = await open(FEW, { TRUST_PROXY: '1' })
    const tryFrom = async (nth: number): Promise<number> => {
      const wide = 'guess'.replaceAll(/./g, (letter, n: number) =>
        (nth >> n) % 2 ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter,
      )
      const reply = await fetch(`${many.url}/api/account/enter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${nth}` },
        body: JSON.stringify({ name: wide, password: 'wrong password' }),
      })
      return reply.status
    }
    const outcomes = []
    for (let nth = 0; nth < FEW.passwords + 5; nth++) outcomes.push(await tryFrom(nth))
    expect(outcomes.filter((status) => status === 401).length).toBeLessThanOrEqual(FEW.passwords)
    expect(outcomes.at(-1)).toBe(429)
    await many.close()
    await server.close()
  })

  test('tries by passkey are few for each address, and nobody else’s business', async () => {
    const server = await open(FEW, { TRUST_PROXY: '1' })
    const tryFrom = async (address: string): Promise<number> => {
      const reply = await fetch(`${server.url}/api/account/passkey/enter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': address },
        body: JSON.stringify({ ticket: 'AAAA', response: { id: 'AAAA' } }),
      })
      return reply.status
    }
    const tries = Array.from({ length: FEW.passwords + 2 }, (_, n) => n)
    const fromMany = await Promise.all(tries.map((n) => tryFrom(`198.51.100.${n}`)))
    expect(fromMany.filter((status) => status === 429)).toHaveLength(0)
    const fromOne = await Promise.all(tries.map(() => tryFrom('203.0.113.7')))
    expect(fromOne.filter((status) => status === 429)).toHaveLength(2)
    await server.close()
  })

  test('SEC-15 Whoever steals the database has no password, no session and nothing that is kept in accounts.', async () => {
    const server = await open()
    const ask = asking(server)
    const { token } = await ask<{ token: string }>('', { name: aName(), password: PASSWORD })
    const secret = 'a-secret-of-a-seat-nobody-may-see'
    await ask('/things', { put: [{ kind: 'table', id: 't', text: secret, changed: 1 }] }, token)
    const loot = await stolenFrom(server)
    for (const hidden of [PASSWORD, token, secret]) expect(loot.has(hidden)).toBe(false)
    expect(loot.has('scrypt 32768 8 1 ')).toBe(true)
    await server.close()
  })
})
