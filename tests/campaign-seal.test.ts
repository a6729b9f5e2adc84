import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deck, formatSealed, type Link, type Page, parseSealed, sealPack, seenBy } from '@machinami/campaign'
import { Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { cipher, deckOf, packNames, sourceOf } from './campaign/packs.ts'
import { begin, playStep, playUntil } from './campaign/play.ts'

/** Every page that can be reached, ways nobody chose included. */
function allPages(deck: Deck): Map<Link, Page> {
  const pages = new Map<Link, Page>()
  const open = (link: Link | null): void => {
    if (link === null || pages.has(link)) return
    const page = deck.page(link)
    pages.set(link, page)
    if (page.card.record === 'fork') Object.values(page.card.ways).forEach(open)
    open(page.next)
  }
  open(deck.first)
  return pages
}

/** Whatever a reader could recognise: names, sentences, ids of the pack's own cards. */
function wordsOf(name: string): string[] {
  const { pack } = sourceOf(name)
  const names = Object.values(pack.names).flatMap((each) =>
    Object.values(each).map((noun) => (typeof noun === 'string' ? noun : noun.name)),
  )
  const texts = Object.values(pack.texts).flatMap((each) =>
    Object.values(each).flatMap(({ title = '', paragraphs }) => [title, ...paragraphs]),
  )
  const ids = [...Object.keys(pack.names), ...Object.keys(pack.texts), ...Object.keys(pack.art)]
  // Four letters stand somewhere in half a million random ones by chance.
  const isTelling = (word: string) => Buffer.byteLength(word) > 5
  return [...new Set([...names, ...texts, ...ids, ...Object.values(pack.art)])].filter(isTelling)
}

describe.each(packNames())('pack %s, sealed', (name) => {
  const deck = deckOf(name)
  const source = sourceOf(name).pack

  it('shows nothing of what is in it', () => {
    const { head, heap } = deck.sealed
    const shown = formatSealed(deck.sealed).replace(JSON.stringify(head), '')
    const bytes = Buffer.from(heap)
    expect(wordsOf(name).filter((word) => shown.includes(word) || bytes.includes(Buffer.from(word)))).toEqual([])
  })

  it('opens in order, and holds every record of the source', () => {
    const told = [...allPages(deck).values()].map(({ card }) => card.record)
    for (const { record } of source.deck) expect(told).toContain(record === 'by-choice' ? 'fork' : record)
  })

  it('gives the same bytes for the same pack, and reads back from its text', () => {
    const again = sealPack(source, cipher)
    const read = parseSealed(formatSealed(deck.sealed))
    for (const sealed of [again, read]) {
      expect(sealed && new Deck(sealed, cipher.open).hash).toBe(deck.hash)
      // As bytes: what compares any two things takes seconds for so many.
      expect(Buffer.from(sealed?.heap ?? []).equals(Buffer.from(deck.sealed.heap))).toBe(true)
    }
  })

  it('has another hash when a single word changes', () => {
    const [id] = Object.keys(source.texts)
    const other = { ...source, texts: { ...source.texts, [id]: { en: { paragraphs: ['Something else.'] } } } }
    expect(new Deck(sealPack(other, cipher), cipher.open).hash).not.toBe(deck.hash)
  })

  it('does not open when a byte was changed', () => {
    const { heap } = deck.sealed
    const [at] = deck.first.split('.').map(Number)
    const broken = new Deck({ ...deck.sealed, heap: heap.map((byte, i) => (i === at ? byte ^ 1 : byte)) }, cipher.open)
    expect(() => broken.page(broken.first)).toThrow('does not open')
    const campaign = begin(broken, 2)
    playUntil(campaign, new Random(1), ({ now }) => now.at === 'reading')
    const [{ n }] = campaign.asked()
    expect(campaign.play(n, { kind: 'go-on' })).toEqual({ refused: 'pack-damaged' })
  })
})

describe('at every step of a campaign', () => {
  const deck = deckOf('tiny')
  const pages = allPages(deck)

  /** Names, texts and pictures in pages nobody has read. */
  const wordsIn = (page: Page): string[] => {
    const found: string[] = []
    const look = (value: unknown): void => {
      if (typeof value === 'string' && value.length > 12 && !/^\d+\.\d+\.[0-9a-f]+$/.test(value)) found.push(value)
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
    }
    look(page.brings)
    if (page.card.record === 'pair') look(page.card.faces)
    return found
  }

  it.each([1, 2, 3])('the save holds no word and no key of what is unread (seed %i)', (seed) => {
    const campaign = begin(deck, 2)
    const random = new Random(seed)
    while (!campaign.state.isOver) {
      playStep(campaign, random)
      const { state, log } = campaign
      const save = JSON.stringify([state, log])
      const read = new Set(
        [...pages].filter(([link]) => state.link !== null && before(link, state.link)).map(([link]) => link),
      )
      const known = new Set([...pages].filter(([link]) => read.has(link)).flatMap(([, page]) => wordsIn(page)))
      const keys = save.match(/[0-9a-f]{64}/g) ?? []
      for (const [link, page] of pages) {
        if (read.has(link)) continue
        const [at, size] = link.split('.').map(Number)
        const envelope = deck.sealed.heap.subarray(at, at + size)
        for (const key of keys) expect(cipher.open(envelope, Buffer.from(key, 'hex'))).toBeNull()
        expect(wordsIn(page).filter((word) => !known.has(word) && save.includes(JSON.stringify(word)))).toEqual([])
      }
    }
  })

  /** Envelopes are sealed from the last to the first, so what comes later lies further in front. */
  const before = (link: Link, current: Link) => Number(link.split('.')[0]) >= Number(current.split('.')[0])

  it('the face that was not chosen is forgotten', () => {
    const campaign = begin(deck, 2)
    playUntil(campaign, new Random(5), ({ choices }) => choices['pair-1'] !== undefined)
    const other = campaign.state.choices['pair-1'] === 'A' ? 'Kite Hill' : 'Fish Stall'
    expect(JSON.stringify([campaign.state, campaign.log])).not.toContain(other)
  })

  it('only the winner sees both faces, and nobody sees a key', () => {
    const campaign = begin(deck, 3)
    playUntil(campaign, new Random(5), ({ now }) => now.at === 'choosing')
    const { state } = campaign
    const winner = state.lastWinner ?? 0
    const others = [null, 0, 1, 2].filter((town) => town !== winner)
    expect(JSON.stringify(seenBy(state, winner))).toContain('Fish Stall')
    for (const town of others)
      expect(JSON.stringify(seenBy(state, town))).not.toMatch(/Fish Stall|Kite Hill|tiny-fish|tiny-kite/)
    for (const town of [...others, winner]) expect(JSON.stringify(seenBy(state, town))).not.toMatch(/[0-9a-f]{64}/)
  })
})

it('the apps’ own words say no title of a card, which they would tell before it is read', () => {
  const folders = ['apps/web/src/words', 'apps/cli/src/words'].map((folder) => join(import.meta.dirname, '..', folder))
  const words = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const titles = Object.values(sourceOf('tune').pack.texts).flatMap((each) =>
    Object.values(each).flatMap(({ title = [] }) => title),
  )
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter((title) => words.some((text) => text.includes(`'${title}'`)))).toEqual([])
})

it('a card that leads back to itself does not open', () => {
  const { head } = deckOf('tiny').sealed
  const link = `0.8.${'0'.repeat(64)}`
  const open = () => JSON.stringify({ card: { record: 'set' }, next: link })
  const deck = new Deck({ head, first: link, heap: new Uint8Array(8) }, open)
  expect(() => deck.page(link)).toThrow('does not open')
  for (const text of ['{', 'null', '{}'])
    expect(() => new Deck(deck.sealed, () => text).page(link)).toThrow('does not open')
})
