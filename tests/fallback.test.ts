import { isRefusal } from '@machinami/cards'
import { Random } from '@machinami/engine'
import { Table } from '@machinami/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRuleset } from './fuzz/rulesets.ts'

const seed = '0f'.repeat(16)

test('ROOM-20 Every question has a fallback that is one of its options, on any rules.', () => {
  let questions = 0
  fc.assert(
    fc.property(anyRuleset, fc.nat(1000), (ruleset, chance) => {
      const seats = Array.from({ length: ruleset.players }, (_, nth) => ({ name: `P${nth}` }))
      const table = Table.create({ ruleset, seats, seed })
      if (isRefusal(table)) return
      const random = new Random(chance)
      for (let i = 0; i < 60 && !table.isOver; i++) {
        if (table.next()) continue
        const asked = table.asked()
        for (const { fallback, options } of asked) expect(options.map(({ move }) => move)).toContain(fallback)
        questions += asked.length
        const { seat, n, options } = asked[random.below(asked.length)]
        const done =
          random.below(3) === 0
            ? table.timeOut(seat, n)
            : table.play(seat, n, options[random.below(options.length)].move)
        expect(isRefusal(done)).toBe(false)
      }
    }),
    { numRuns: 60, seed: 42 },
  )
  expect(questions).toBeGreaterThan(500)
})
