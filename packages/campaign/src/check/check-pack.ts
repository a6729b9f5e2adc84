import type { Fault } from '../pack/fault.ts'
import type { DeckRecord } from '../pack/pack.ts'
import type { PackSource } from '../pack/read-pack.ts'
import { checkGames } from './check-games.ts'
import { checkHead } from './check-head.ts'
import { checkWords } from './check-words.ts'
import { checkOrder } from './order.ts'
import { checkReferences } from './references.ts'
import { type Placed, walk } from './walk.ts'

/** Everything that is wrong with a pack, with its places; nothing for one that can be played to the end. */
export function checkPack(source: PackSource): Fault[] {
  const deck = walk(source.pack.deck)
  const faults = [
    ...source.slips,
    ...checkHead(source.pack),
    ...checkOnce(deck),
    ...checkOrder(source.pack, deck),
    ...checkReferences(source.pack, deck),
    ...checkWords(source, deck),
  ]
  return isPlayable(faults) ? [...faults, ...checkGames(source.pack, deck)] : faults
}

/**
 * Whether a campaign can be played in spite of its faults: they are only in what is read and seen, or in what bots have
 * not been taught yet.
 */
export const isPlayable = (faults: readonly Fault[]): boolean =>
  faults.every(({ code, file }) => WORDS.has(code) || (code === 'no-file' && /^(?:text|nets)\//.test(file)))

const WORDS: ReadonlySet<Fault['code']> = new Set([
  'no-text',
  'no-name',
  'no-picture',
  'bad-picture',
  'too-short',
  'too-long',
  'never-used',
])

const idOf = (record: DeckRecord): string | null =>
  'id' in record ? record.id : record.record === 'box' ? `box-${record.n}` : null

/** Ids of one kind are used once. A sticker may be called as the thing in the box. */
function checkOnce(deck: readonly Placed[]): Fault[] {
  const seen = new Set<string>()
  return deck.flatMap(({ record, place }) => {
    const id = idOf(record)
    if (id === null) return []
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew ? [] : [{ code: 'same-id' as const, file: 'deck.json', place, what: id }]
  })
}
