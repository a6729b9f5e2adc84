import { EDITIONS, type Edition, type EditionId, MARKETS } from '@machinami/cards'
import type { DeckRecord, Pack, StartRecord, StoryRecord } from '../pack/pack.ts'
import { bring, needsOf } from './needs.ts'
import type { BaseRules, Brings, ForkPage, PageCard, StartPage } from './page.ts'

/** A page that knows what follows it by itself, before it is sealed. */
export interface Leaf {
  readonly card: PageCard
  readonly brings: Brings
  /** Pages of each case of a fork. */
  readonly ways?: { readonly [chosen: string]: readonly Leaf[] }
}

/** The deck cut into pages, each with what it is the first to need. */
export function pagesOf(pack: Pack, deck = pack.deck, have = new Set<string>()): Leaf[] {
  return deck.flatMap((record) => leavesOf(pack, record, have))
}

function leavesOf(pack: Pack, record: DeckRecord, have: Set<string>): Leaf[] {
  switch (record.record) {
    case 'story':
      return storyLeaves(pack, record, have)
    case 'box': {
      const { n, things } = record
      const needs = { things: [`box-${n}`, ...things.map((thing) => thing.id)], texts: [`box-${n}`] }
      const inside = { card: { record: 'inside' as const, n, things }, brings: bring(pack, needs, have) }
      return [{ card: { record: 'box', n }, brings: {} }, inside]
    }
    case 'pair': {
      // Either face may stay unknown for ever, so neither counts as brought.
      const face = (side: 'A' | 'B') =>
        bring(pack, { cards: [record[side].card], texts: [`${record.id}.${side}`] }, new Set(have))
      return [{ card: { ...record, faces: { A: face('A'), B: face('B') } }, brings: {} }]
    }
    case 'by-choice': {
      const ways = Object.fromEntries(
        Object.entries(record.cases).map(([chosen, deck]) => [chosen, pagesOf(pack, deck, new Set(have))]),
      )
      const card: ForkPage = { record: 'fork', choice: record.choice, ways: {} }
      return [{ card, brings: {}, ways }]
    }
    case 'start':
      return [{ card: startPage(record), brings: bring(pack, needsOf(record), have) }]
    default:
      return [{ card: record, brings: bring(pack, needsOf(record), have) }]
  }
}

function storyLeaves(pack: Pack, { id, sides = 2 }: StoryRecord, have: Set<string>): Leaf[] {
  const leaf = (side: 'A' | 'B', thing: string): Leaf => ({
    card: { record: 'story', id, side },
    brings: bring(pack, { things: [thing], texts: [`${id}.${side.toLowerCase()}`] }, have),
  })
  return sides === 1 ? [leaf('A', id)] : [leaf('A', id), leaf('B', `${id}-b`)]
}

function startPage({ like, ...record }: StartRecord): StartPage {
  return { ...record, base: baseOf(like) }
}

/** An edition's rules without what the campaign's own boards and cards give. */
function baseOf(like: string): BaseRules {
  const {
    mostPlayers: _,
    markets,
    cards: _1,
    startCards: _2,
    slots: _3,
    townSquare: _4,
    ...rules
  } = EDITIONS[like as EditionId] as Edition
  return { ...rules, edition: like, market: MARKETS[markets[0]], order: 'automatic' }
}
