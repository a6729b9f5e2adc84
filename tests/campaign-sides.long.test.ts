import { rehearse, type Side, unsealed } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { compile, Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { cardsOnTable } from './campaign/on-table.ts'
import { sourceOf } from './campaign/packs.ts'
import { cardsIn } from './campaign/ten.ts'

const { pack } = sourceOf('tune')
const deck = unsealed(pack)
const PAIRS = pack.deck.filter(({ record }) => record === 'pair').length
const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)

/** Cards that have left the deck before each game. */
const dealt = pack.deck.flatMap((record, at) =>
  record.record === 'stop' && record.until === 'won' ? [sum(cardsIn(pack.deck.slice(0, at)))] : [],
)

/** One combination of sides: a bit per pair. */
const sidesOf = (bits: number): Side[] => Array.from({ length: PAIRS }, (_, pair) => ((bits >> pair) & 1 ? 'B' : 'A'))

describe('the campaign that is shipped', () => {
  // 512 combinations, the number of towns going round: each with 2, 3 or 4 of them.
  it.each([2, 3, 4])('loses no card and can be played to its end with every choice of sides, %i towns', (towns) => {
    const broken: string[] = []
    for (let bits = towns - 2; bits < 2 ** PAIRS; bits += 3) {
      const sides = sidesOf(bits)
      const random = new Random(bits, towns)
      const { rulesets, last } = rehearse(
        deck,
        towns,
        (options, { kind }) => (kind === 'side' ? sides.shift() : undefined) ?? options[random.below(options.length)],
        () => random.below(towns),
        (state) => {
          if (state.now.at !== 'before-game') return
          if (sum(cardsOnTable(state)) !== dealt[state.game - 1])
            broken.push(`${bits}: cards before game ${state.game}`)
        },
      )
      if (Object.values(last.choices).join('') !== sidesOf(bits).join('')) broken.push(`${bits}: other sides`)
      for (const [nth, ruleset] of rulesets.entries())
        if (isRefusal(compile(ruleset))) broken.push(`${bits}: rules of game ${nth + 1}`)
    }
    expect(broken).toEqual([])
  })
})
