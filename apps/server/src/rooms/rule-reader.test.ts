import { type Establishment, type Ruleset, rulesetFor, type Step } from '@machinami/cards'
import { compile } from '@machinami/engine'
import { expect, test } from 'vitest'
import { must } from '../testing/server.ts'
import { rulesNow } from './known-rules.ts'
import { RuleReader } from './rule-reader.ts'

/** As many cards and steps as there may be, each on every number. */
function worst(): Ruleset {
  const base = must(rulesetFor({ edition: 'base', players: 2 }))
  const step: Step = {
    verb: 'gain',
    amount: { each: 1, per: { icons: ['wheat', 'cow', 'gear', 'bread'] }, of: 'everyone' },
  }
  const [field] = base.cards as readonly Establishment[]
  const cards = Array.from({ length: 128 }, (_, nth): Establishment => {
    const on = Array.from({ length: 14 }, (_, number) => number + 1)
    return { ...field, id: `card${nth}`, color: 'purple', on, does: Array.from({ length: 7 }, () => step) }
  })
  return { ...base, players: 5, cards, startCards: ['card0'], goal: [{ coins: 1000 }] }
}

test('rules of one’s own are read on a thread, once, and are what they would have been here', async () => {
  const reader = new RuleReader()
  let turns = 0
  let isReading = true
  const turn = (): void => {
    turns++
    if (isReading) setImmediate(turn)
  }
  setImmediate(turn)
  const game = { ruleset: worst() }
  const rules = await reader.ready(game)
  isReading = false
  // Others were looked after meanwhile.
  expect(turns).toBeGreaterThan(10)
  expect(rules).toEqual(compile(worst()))
  expect(rulesNow(game, 5)).toBe(rules)
  expect(await reader.ready({ ruleset: worst() })).toBe(rules)
  const broken = { ruleset: { ...worst(), players: 9 } }
  expect(await reader.ready(broken)).toEqual({ refused: 'wrong-player-count', what: '9', wanted: '2-5' })
  expect(rulesNow(broken, 9)).toMatchObject({ refused: 'wrong-player-count' })
  expect(await reader.ready({})).toBeNull()
  reader.close()
})

test('a reader that is closed keeps nobody waiting, and reads again when it is asked', async () => {
  const reader = new RuleReader()
  const asked = reader.ready({ ruleset: worst() })
  reader.close()
  await expect(asked).rejects.toThrow('rules were not read')
  expect(await reader.ready({ ruleset: worst() })).toHaveProperty('hash')
  reader.close()
})
