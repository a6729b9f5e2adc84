import { createECDH, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import type { NoticesOffered } from '@machinami/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UNLIMITED } from './door/limits.ts'
import { isAcceptable, isInside, post } from './notices/post.ts'
import { contactOf } from './notices/push.ts'
import { onBoth } from './testing/both.ts'
import { goOnUntil, islandOf, twoOnIsland, visit } from './testing/campaign.ts'
import { letterBox, mailServer } from './testing/letters.ts'
import { must, openServer, playOn, questionTo, sit, type TestServer, twoAtTable, until } from './testing/server.ts'

const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt: (body: Buffer, how: { version: string; privateKey: unknown; authSecret: string }) => Buffer
}

let server: TestServer
let box: Awaited<ReturnType<typeof letterBox>>
let mail: Awaited<ReturnType<typeof mailServer>>
beforeAll(async () => {
  box = await letterBox()
  mail = await mailServer()
})
afterAll(() => {
  box.close()
  mail.close()
})
const useIt = (opened: TestServer): void => {
  server = opened
  box.letters.length = 0
  mail.mails.length = 0
}
const settings = () => ({
  ...{ NOTICES: 'home', HOOKS: 'on', PUBLIC_URL: 'http://play.test', SMTP_URL: mail.url },
  MAIL_FROM: 'Machinami <table@play.test>',
})

/** A table at which it is Ann's turn, she has a bell and Bob is about to finish his. */
async function tableWithBell(to: string, way: 'hook' | 'mail' | 'push' = 'hook', quiet?: [number, number]) {
  const table = await twoAtTable(server, { settings: { clock: { is: 'days', days: 2 }, away: null } })
  const { ann, bob } = table
  must(await ann.do({ do: 'ring', way, to, lang: 'nl', ...(quiet ? { quiet } : {}) }))
  return { ...table, ann, bob }
}

/** Plays until somebody is asked for the first question of a turn, one seat only. */
async function untilAsked(players: Parameters<typeof playOn>[0], seat: number): Promise<void> {
  for (;;) {
    await until(() => players.some((each) => questionTo(each)))
    if (questionTo(players[seat])?.question === 'dice') return
    await playOn(players, 1)
  }
}

/** Ann goes, and Bob finishes his turn. */
async function leaveToBob({ ann, bob, players }: Awaited<ReturnType<typeof twoAtTable>>): Promise<void> {
  await untilAsked(players, 1)
  ann.leave()
  await until(() => bob.now.here.length === 1)
  while (questionTo(bob)) await playOn([bob], 1)
}

onBoth(
  useIt,
  () => {
    test('WIRE-36 Whoever is away is told elsewhere within ten seconds that it is their turn: by push, mail or web hook.', async () => {
      expect((await (await fetch(`${server.url}/api/notices`)).json()) as NoticesOffered).toMatchObject({
        ...{ push: expect.stringMatching(/^[\w-]{87}$/), mail: true, hook: true },
      })
      const browser = createECDH('prime256v1')
      browser.generateKeys()
      const auth = randomBytes(16).toString('base64url')
      const keys = { p256dh: browser.getPublicKey('base64url'), auth }
      const hooked = await tableWithBell(`${box.url}/hook`)
      must(
        await hooked.ann.do({
          ...{ do: 'ring', way: 'push', to: JSON.stringify({ endpoint: `${box.url}/push`, keys }), lang: 'en' },
        }),
      )
      await until(() => hooked.ann.now.own.bells.length === 2)
      expect(hooked.bob.now.own.bells).toEqual([])
      await leaveToBob(hooked)
      await server.pass(9)
      await until(() => box.letters.length === 2)
      const hook = box.letters.find(({ path }) => path === '/hook')
      expect(JSON.parse(String(hook?.body))).toMatchObject({
        ...{ table: hooked.table, link: `http://play.test/#/table/${hooked.table}` },
        text: expect.stringContaining('Je bent aan de beurt aan de tafel met Bob.'),
      })
      const push = box.letters.find(({ path }) => path === '/push')
      expect(push?.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        authorization: expect.stringMatching(/^vapid/),
      })
      const text = decrypt(push?.body as Buffer, { version: 'aes128gcm', privateKey: browser, authSecret: auth })
      expect(JSON.parse(String(text))).toMatchObject({ title: 'Your turn: Bob', url: `/#/table/${hooked.table}` })
      // Push services ask for an address at which somebody is to be found.
      const [, token] = /^vapid t=[^.]+\.([^.]+)/.exec(String(push?.headers.authorization)) ?? []
      const claims = JSON.parse(Buffer.from(token, 'base64url').toString()) as { aud: string; sub: string }
      expect(claims).toMatchObject({ aud: box.url, sub: 'mailto:table@play.test' })
      expect(contactOf('https://play.example.org', null)).toBe('https://play.example.org')
      expect(contactOf(null, null)).toBe('mailto:nobody@example.com')
      expect(contactOf('http://10.0.0.2:8080', '"Ann, at home" <ann@example.org>')).toBe('mailto:ann@example.org')
      hooked.bob.leave()
    })

    test('WIRE-37 Nobody who is there is told, nobody twice in one turn, and nobody in their quiet hours.', async () => {
      box.letters.length = 0
      const here = await tableWithBell(`${box.url}/here`)
      await untilAsked(here.players, 1)
      await untilAsked(here.players, 0)
      await server.pass(9)
      const away = await tableWithBell(`${box.url}/away`)
      await leaveToBob(away)
      await server.pass(9)
      await until(() => box.letters.length === 1)
      await server.pass(120)
      await server.pass(600)
      const now = new Date().getUTCHours()
      const asleep = await tableWithBell(`${box.url}/asleep`, 'hook', [(now + 23) % 24, (now + 2) % 24])
      await leaveToBob(asleep)
      await server.pass(9)
      await server.pass(60)
      expect(box.letters.map(({ path }) => path)).toEqual(['/away'])
      // A table that pauses waits for nobody; when it goes on it does.
      const pausing = await tableWithBell(`${box.url}/paused`)
      await leaveToBob(pausing)
      must(await pausing.bob.do({ do: 'pause' }))
      await server.pass(9)
      await server.pass(9)
      expect(box.letters.map(({ path }) => path)).toEqual(['/away'])
      must(await pausing.bob.do({ do: 'go-on' }))
      await server.pass(9)
      await until(() => box.letters.length === 2)
      expect(box.letters.splice(1).map(({ path }) => path)).toEqual(['/paused'])
      pausing.bob.leave()
      // Morning comes.
      await server.pass(3 * 3600)
      await until(() => box.letters.some(({ path }) => path === '/asleep'))
      expect(box.letters.map(({ path }) => path).filter((path) => path !== '/here')).toEqual(['/away', '/asleep'])
      for (const each of [here.ann, here.bob, away.bob, asleep.bob]) each.leave()
    })

    test('WIRE-38 One click ends notices, and mail is only written to those who said yes.', async () => {
      const { table, secrets, ann, bob, players } = await tableWithBell('ann@example.org', 'mail')
      await until(() => mail.mails.length === 1)
      expect(ann.now.own.bells).toEqual([{ way: 'mail', confirmed: false }])
      const confirm = /http:\/\/play\.test(\/api\/\S+\/confirm)/.exec(mail.mails[0].text)?.[1] ?? ''
      // Looking at the link does nothing yet.
      expect(await (await fetch(`${server.url}${confirm}`)).text()).toContain('<form method="post">')
      expect(ann.now.own.bells).toEqual([{ way: 'mail', confirmed: false }])
      expect((await fetch(`${server.url}${confirm}`, { method: 'POST' })).status).toBe(200)
      await until(() => ann.now.own.bells[0]?.confirmed)
      await leaveToBob({ table, code: '', secrets, ann, bob, players })
      await server.pass(9)
      await until(() => mail.mails.length === 2)
      expect(mail.mails[1].to).toBe('ann@example.org')
      expect(mail.mails[1].text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/)
      const stop = /List-Unsubscribe:\s+<http:\/\/play\.test(\S+)>/.exec(mail.mails[1].text)?.[1] ?? ''
      // As mail programs do it.
      const oneClick = await fetch(`${server.url}${stop}`, {
        ...{
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
          headers: { origin: 'null' },
        },
      })
      expect(oneClick.status).toBe(200)
      const back = await sit(server, table, secrets[0])
      expect(back.now.own.bells).toEqual([])
      for (const each of [back, bob]) each.leave()
    })

    test('WIRE-39 A standing order throws the dice for somebody until they have to choose.', async () => {
      const { ann, bob, players } = await twoAtTable(server)
      must(await ann.do({ do: 'order', order: { dice: 2 } }))
      expect(bob.now.own.order).toBeNull()
      await until(() => ann.now.own.order !== null)
      for (let turns = 0; turns < 6; turns++) {
        await until(() => players.some((each) => questionTo(each)))
        if (questionTo(ann)) expect(questionTo(ann)?.question).not.toBe('dice')
        await playOn(players, 1)
      }
      const thrown = ann.now.game?.events().filter((event) => event.kind === 'decided' && event.seat === 0)
      expect(thrown?.length).toBeGreaterThan(0)
      must(await ann.do({ do: 'order', order: null }))
      await untilAsked(players, 0)
      for (const each of [ann, bob]) each.leave()
    })

    test('SEC-13 Notices go only outwards: addresses of this machine or its network are refused, and nothing is followed.', async () => {
      for (const inside of [
        '127.0.0.1',
        '10.1.2.3',
        '192.168.1.1',
        '169.254.169.254',
        '172.20.0.1',
        '::1',
        'fd00::1',
        'fe80::1',
        '::ffff:10.0.0.1',
      ])
        expect([inside, isInside(inside)]).toEqual([inside, true])
      for (const outside of ['93.184.216.34', '2606:2800:220:1::1']) expect(isInside(outside)).toBe(false)
      const bad = [
        'http://example.org/',
        'https://127.0.0.1/',
        'https://[::1]/',
        'https://2130706433/',
        'https://localhost/',
      ]
      for (const url of [...bad, 'https://10.0.0.1/x', 'ftp://example.org', 'https://me:pw@example.org/', 'nonsense'])
        expect([url, isAcceptable(url, false)]).toEqual([url, false])
      expect(isAcceptable('https://example.org/hook', false)).toBe(true)
      // A name that leads inside is found out when it is used.
      expect(await post({ url: 'https://localhost.localdomain:1/', headers: {}, body: '' }, false)).toBe('failed')
      box.letters.length = 0
      box.answerWith(302)
      expect(await post({ url: `${box.url}/away`, headers: { location: '/x' }, body: 'x' }, true)).toBe('failed')
      box.answerWith(201)
      expect(box.letters).toHaveLength(1)
      const plain = await openServer(UNLIMITED)
      const { ann, bob } = await twoAtTable(plain)
      expect(await ann.do({ do: 'ring', way: 'mail', to: 'a@b.org', lang: 'en' })).toMatchObject({
        refused: 'not-offered',
      })
      expect(await ann.do({ do: 'ring', way: 'hook', to: 'https://example.org/', lang: 'en' })).toMatchObject({
        refused: 'not-offered',
      })
      const inside = JSON.stringify({ endpoint: 'https://127.0.0.1/', keys: { p256dh: 'x', auth: 'x' } })
      expect(await ann.do({ do: 'ring', way: 'push', to: inside, lang: 'en' })).toMatchObject({
        refused: 'bad-address',
      })
      for (const each of [ann, bob]) each.leave()
      await plain.close()
    })

    test('CAMP-13 Whoever a campaign waits for and is away is told elsewhere, between games and in them.', async () => {
      const { ann, bob, people } = await twoOnIsland(server)
      must(await bob.far.do({ do: 'ring', way: 'hook', to: `${box.url}/island`, lang: 'en' }))
      must(await ann.far.do({ do: 'begin' }))
      await goOnUntil(people, ({ state }) => state.now.at === 'reading')
      bob.far.leave()
      await until(() => ann.far.now.here.length === 1)
      must(await ann.far.do({ do: 'read', n: islandOf(ann).asked[0].n }))
      const told = () => box.letters.filter(({ path }) => path === '/island')
      await server.pass(9)
      await until(() => told().length === 1)
      expect(JSON.parse(String(told()[0].body))).toMatchObject({ table: ann.far.now.doc?.id })
      const back = await visit(server.url, String(ann.far.now.doc?.id), bob.secret)
      await goOnUntil([ann, back], () => (ann.far.now.doc?.evening?.table ?? null) !== null)
      const table = String(ann.far.now.doc?.evening?.table)
      const players = [await sit(server, table, ann.secret), await sit(server, table, bob.secret)]
      must(await players[0].do({ do: 'begin' }))
      await untilAsked(players, 0)
      players[1].leave()
      await until(() => players[0].now.here.length === 1)
      while (questionTo(players[0])) await playOn([players[0]], 1)
      await server.pass(9)
      await until(() => told().some(({ body }) => JSON.parse(String(body)).table === table))
      // One click ends them here and there.
      const stop = String(JSON.parse(String(told().at(-1)?.body)).stop).replace('http://play.test', server.url)
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      expect((await fetch(stop, { method: 'POST', body, headers: { origin: 'null' } })).status).toBe(200)
      await until(() => back.far.now.own.bells.length === 0)
      players[0].leave()
      for (const { far } of [ann, back]) far.leave()
    })
  },
  settings,
)
