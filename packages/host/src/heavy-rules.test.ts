import { type Card, isRefusal, rulesetFor, type Step } from '@machinami/cards'
import { compile, type Rules, start } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { oddsFor } from './odds.ts'

const ASKING: { readonly [name: string]: Step } = {
  close: { verb: 'close', what: 'a-type' },
  activate: { verb: 'activate', copies: 'one' },
  take: { verb: 'take', amount: 1, from: 'one-opponent' },
}

/** Rules nobody would print: twenty cards in every town ask ten questions each, whatever is thrown. */
function heavyRules(does: Step): Rules {
  const base = rulesetFor({ edition: 'both', players: 5, market: 'open' })
  if (isRefusal(base)) throw new Error(base.refused)
  const on = Array.from({ length: 12 }, (_, nth) => nth + 1)
  const plain = { id: 'bazaar', kind: 'establishment', color: 'purple', icon: 'tower', major: true } as const
  const bazaar: Card = { ...plain, on, cost: 1, copies: 20, does: Array.from({ length: 10 }, () => does) }
  const startCards = Array.from({ length: 20 }, () => 'bazaar')
  const rules = compile({ ...base, cards: [...base.cards, bazaar], startCards })
  if (isRefusal(rules)) throw new Error(rules.refused)
  return rules
}

// Weighing every answer of two hundred takes a minute and more: the test would not end in time.
describe('odds of a throw that asks two hundred questions', () => {
  it.each(Object.keys(ASKING))('to %s are worked out all the same', (name) => {
    const rules = heavyRules(ASKING[name])
    const { dice } = oddsFor(rules, start(rules), 0)
    expect(dice.map(({ totals }) => totals.length)).toEqual([6, 11])
    for (const { average } of dice) expect(Number.isFinite(average)).toBe(true)
  })
})
