import { createCipheriv } from 'node:crypto'
import { Writable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { formatSealed, type Learned, type Pack, parseSealed } from '@machinami/campaign'
import { foundCampaign, sitAt } from '@machinami/remote'
import type { Down } from '@machinami/wire'
import { expect, test } from 'vitest'
import { UNLIMITED } from './door/limits.ts'
import { onEach } from './testing/both.ts'
import { goOnUntil, islandOf, newCampaign, packNamed, sealedTiny, TINY, visit } from './testing/campaign.ts'
import { freshDatabase } from './testing/postgres.ts'
import { aSecret, must, NODE, openServer, there, until } from './testing/server.ts'

/** Every sentence and name of the pack in every language, with the id of what it belongs to. */
const sentencesOf = ({ texts, names }: Pack): { readonly id: string; readonly text: string }[] => [
  ...Object.entries(texts).flatMap(([id, languages]) =>
    Object.values(languages).flatMap(({ paragraphs }) =>
      paragraphs.map((text) => ({ id, text: JSON.stringify(text).slice(1, -1) })),
    ),
  ),
  ...Object.entries(names).flatMap(([id, languages]) =>
    Object.values(languages).map((name) => ({ id, text: typeof name === 'string' ? name : String(name?.name) })),
  ),
]

/** Both sides of a pair: their cards, and what is said of either. */
const facesOf = ({ deck }: Pack, pair: string): string[] =>
  deck.flatMap((record) =>
    record.record === 'pair' && record.id === pair ? [`${pair}.A`, `${pair}.B`, record.A.card, record.B.card] : [],
  )

const isRead = ({ texts, names }: Learned, id: string): boolean => Object.hasOwn(texts, id) || Object.hasOwn(names, id)

onEach((open) => {
  test('CAMP-9 Nothing that is unread is in any frame, to players, onlookers or programs, nor in the logs.', async () => {
    let logged = ''
    const logTo = new Writable({
      write: (piece, _, done) => {
        logged += String(piece)
        done()
      },
    })
    const server = await open(UNLIMITED, { LOG_LEVEL: 'trace' }, { logTo })
    const secrets = [aSecret(), aSecret()]
    const { table } = await newCampaign(server, secrets[0])
    const frames: string[][] = [[], [], []]
    const ears = [...secrets, undefined].map((secret, nth) =>
      sitAt({
        ...{ server: server.url, table, world: NODE, ...(secret === undefined ? {} : { secret }) },
        heard: (frame: Down) => frames[nth].push(JSON.stringify(frame)),
      }),
    )
    const ann = await visit(server.url, table, secrets[0])
    const bob = await visit(server.url, table, secrets[1])
    must(await bob.far.do({ do: 'join', name: 'Bob' }))
    must(await ann.far.do({ do: 'begin' }))
    const pack = packNamed('tiny')
    const sentences = sentencesOf(pack)
    expect(sentences.length).toBeGreaterThan(20)
    const seen = frames.map(() => new Set<string>())
    let looked = 0
    const look = (): boolean => {
      // What cards that were read say as well is no secret of a later one.
      const known = new Set(sentences.flatMap(({ id, text }) => (isRead(ann.told.book, id) ? [text] : [])))
      const unread = sentences.filter(({ id, text }) => !isRead(ann.told.book, id) && !known.has(text))
      const told = frames.map((each) => each.join('\n'))
      const { now, lastWinner } = islandOf(ann).state
      // The winner alone sees both faces, and has seen them ever after.
      if (now.at === 'choosing' && lastWinner !== null)
        for (const id of facesOf(pack, now.pair.id)) seen[lastWinner].add(id)
      for (const { text, id } of unread) {
        told.forEach((all, nth) => {
          if (!seen[nth].has(id)) expect(all.includes(text), `${id} was told to ${nth}`).toBe(false)
        })
        looked++
      }
      return false
    }
    await goOnUntil([ann, bob], ({ state }) => look() || state.isOver)
    expect(looked).toBeGreaterThan(500)
    const { choices } = islandOf(ann).state
    const [pair, side] = there(Object.entries(choices)[0])
    const other = `${pair}.${side === 'A' ? 'B' : 'A'}`
    const onlooker = frames[2].join('\n')
    for (const { text, id } of sentences.filter((each) => each.id === other))
      expect(onlooker.includes(text), id).toBe(false)
    for (const { text } of sentences) expect(logged.includes(text)).toBe(false)
    // Keys of envelopes are in no frame either.
    const sealed = there(parseSealed(sealedTiny()))
    expect(frames.flat().join('\n')).not.toContain(sealed.first.split('.')[2])
    expect(frames.flat().some((frame) => /\d+\.\d+\.[0-9a-f]{64}/.test(frame))).toBe(false)
    for (const each of [...ears, ann.far, bob.far]) each.leave()
    await server.close()
  })

  test('CAMP-10 A pack or a file that is damaged, or made to burden the server, is refused and nothing is kept.', async () => {
    const server = await open({ ...UNLIMITED, campaign: 400_000 })
    const tryTo = (what: object) => foundCampaign(NODE, server.url, aSecret(), { ...TINY, ...what })
    const sealed = there(parseSealed(sealedTiny()))
    expect(await tryTo({ pack: 'nothing' })).toMatchObject({ refused: 'pack-damaged' })
    expect(await tryTo({ pack: formatSealed({ ...sealed, heap: sealed.heap.map((byte) => byte ^ 1) }) })).toMatchObject(
      {
        refused: 'pack-damaged',
      },
    )
    expect(await tryTo({ pack: undefined, file: 'machinami campaign 1' })).toMatchObject({
      refused: 'campaign-damaged',
    })
    expect(await tryTo({ pack: 'x'.repeat(500_000) })).toMatchObject({ refused: 'too-large' })
    expect(await tryTo({ pack: sealedTiny(), seats: 5 })).toMatchObject({ refused: 'wrong-player-count' })
    // Keys that do not come from their text could lead in a circle; a bomb unfolds for ever.
    const key = Buffer.alloc(32, 7)
    const link = (size: number) => `0.${size}.${key.toString('hex')}`
    const enclose = (text: Uint8Array) => {
      const sealing = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
      return Buffer.concat([sealing.update(text), sealing.final(), sealing.getAuthTag()])
    }
    const circle = enclose(Buffer.from(`{"card":{"record":"set"},"next":"${link(120)}"}`))
    const bomb = enclose(Buffer.concat([Buffer.of(0), deflateRawSync(Buffer.alloc(60_000_000, 32), { level: 9 })]))
    for (const heap of [circle, bomb])
      expect(await tryTo({ pack: formatSealed({ head: sealed.head, first: link(heap.length), heap }) })).toMatchObject({
        refused: 'pack-damaged',
      })
    await server.close()
    const few = await open({ campaigns: 2 })
    for (const refused of [undefined, undefined, 'too-many-tables']) {
      const made = await foundCampaign(NODE, few.url, aSecret(), { ...TINY, pack: sealedTiny() })
      expect('refused' in made ? made.refused : undefined).toBe(refused)
    }
    await few.close()
  })
})

test('CAMP-12 Towns on different nodes read one campaign; of two answers to one question one counts.', async () => {
  const env = { DATABASE_URL: await freshDatabase(), SEED_KEY: '0'.repeat(64) }
  const nodes = [await openServer(undefined, env), await openServer(undefined, env)]
  const secrets = [aSecret(), aSecret()]
  const { table } = await newCampaign(nodes[0], secrets[0])
  const ann = await visit(nodes[0].url, table, secrets[0])
  const bob = await visit(nodes[1].url, table, secrets[1])
  must(await bob.far.do({ do: 'join', name: 'Bob' }))
  must(await ann.far.do({ do: 'begin' }))
  await until(() => [ann, bob].every(({ far }) => far.now.island !== null))
  // The same secret on both nodes, and two different colours at once.
  const twin = await visit(nodes[1].url, table, secrets[0])
  await until(() => twin.far.now.island !== null)
  const { n, options = [] } = there(islandOf(ann).asked.find(({ kind, town }) => kind === 'colour' && town === 0))
  const choose = (colour: unknown) => ({ do: 'answer', n, answer: { kind: 'colour', colour: String(colour) } }) as const
  const outcomes = await Promise.all([ann.far.do(choose(options[0])), twin.far.do(choose(options[1]))])
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  twin.far.leave()
  await goOnUntil([ann, bob], ({ state }) => state.register.length === 1)
  await until(() => bob.told.events.length === ann.told.events.length)
  expect(bob.told.events).toEqual(ann.told.events)
  for (const { far } of [ann, bob]) far.leave()
  for (const node of nodes) await node.close()
})
