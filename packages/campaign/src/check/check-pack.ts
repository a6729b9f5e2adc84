import { isRefusal } from '@machinami/cards'
import { compile, Random } from '@machinami/engine'
import type { Fault } from '../pack/fault.ts'
import type { DeckRecord, Pack } from '../pack/pack.ts'
import type { PackSource } from '../pack/read-pack.ts'
import { unsealed } from '../seal/unsealed.ts'
import { checkWords } from './check-words.ts'
import { checkOrder } from './order.ts'
import { checkReferences } from './references.ts'
import { type Pick, rehearse } from './rehearse.ts'
import { type Placed, walk } from './walk.ts'

/** Everything that is wrong with a pack, with its places; nothing for one that can be played to the end. */
export function checkPack(source: PackSource): Fault[] {
  const deck = walk(source.pack.deck)
  const faults = [
    ...checkOnce(deck),
    ...checkOrder(source.pack, deck),
    ...checkReferences(source.pack, deck),
    ...checkWords(source, deck),
  ]
  const isWhole = faults.every(({ code }) => WORDS.has(code))
  return isWhole ? [...faults, ...checkGames(source.pack)] : faults
}

/** Faults with which a campaign can be played all the same. */
const WORDS: ReadonlySet<Fault['code']> = new Set([
  'no-text',
  'no-name',
  'no-picture',
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

const REHEARSALS = 6

/** Goes through the campaign with two, three and four towns and other choices every time; every game must be playable. */
function checkGames(pack: Pack): Fault[] {
  const found = new Map<string, Fault>()
  const deck = unsealed(pack)
  for (const towns of [2, 3, 4])
    for (let nth = 0; nth < REHEARSALS; nth++) {
      const random = new Random(nth, towns)
      // All first sides, all second sides, then at random.
      const choose: Pick = (options) =>
        nth < 2 ? options[nth * (options.length - 1)] : options[random.below(options.length)]
      try {
        const { rulesets } = rehearse(deck, towns, choose, () => random.below(towns))
        rulesets.forEach((ruleset, game) => {
          const rules = compile(ruleset)
          if (!isRefusal(rules)) return
          const what = `game ${game + 1}: ${rules.refused}${rules.what === undefined ? '' : ` ${rules.what}`}`
          found.set(what, { code: 'unplayable', file: 'deck.json', what })
        })
      } catch (fault) {
        const what = fault instanceof Error ? fault.message : String(fault)
        found.set(what, { code: 'unplayable', file: 'deck.json', what })
      }
    }
  return [...found.values()]
}
