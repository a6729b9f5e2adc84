import {
  type Amount,
  COLORS,
  type Condition,
  type Count,
  ICONS,
  type Power,
  type Step,
  type Throws,
  type Trigger,
  type Whose,
} from '@machinami/cards'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANG_CODES, loadLang } from './index.ts'
import { namingFor } from './naming.ts'

const n = fc.integer({ min: 0, max: 40 })
const dice = fc.constantFrom<1 | 2>(1, 2)
const id = fc.constantFrom('mine', 'harbor', 'mk2-launch-pad', 'a-card-nobody-knows')
const icons = fc.subarray([...ICONS], { minLength: 1 })
const whose = fc.constantFrom<Whose>('owner', 'payer', 'everyone')
const thrown = fc.constantFrom<Throws>('once', 'each-owner', 'each-copy')

const count: fc.Arbitrary<Count> = fc.oneof(
  fc.record({ icons }),
  fc.record({ icons, unique: fc.constant(true as const) }),
  fc.record({ card: id }),
  fc.record({ color: fc.constantFrom(...COLORS) }),
  fc.constantFrom<Count>('landmarks', 'invested', 'closed-now'),
)
const amount: fc.Arbitrary<Amount> = fc.oneof(
  n,
  fc.record({ each: n, per: count, of: whose }),
  fc.record({ dice: fc.constant(2 as const), thrown }),
  fc.constantFrom<Amount>('half', 'all'),
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ has: id }),
  fc.record({
    landmarks: fc.constantFrom('at-most' as const, 'at-least' as const),
    n,
    of: fc.constantFrom('owner' as const, 'roller' as const),
  }),
  fc.record({ payerHasCoins: n }),
)
const verb = <V extends string>(name: V) => fc.constant(name)
const maybe = { requiredKeys: ['verb', 'amount'] as ('verb' | 'amount')[] }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ verb: verb('gain'), amount, if: condition }, maybe),
  fc.record({ verb: verb('pay'), amount: n, if: condition }, maybe),
  fc.record(
    {
      verb: verb('take'),
      amount,
      from: fc.constantFrom('roller' as const, 'each-opponent' as const, 'one-opponent' as const),
      if: condition,
    },
    { requiredKeys: ['verb', 'amount', 'from'] },
  ),
  fc.record({ verb: verb('pool'), remainder: fc.constantFrom('bank' as const, 'owner' as const) }),
  fc.record({ verb: verb('swap'), majors: fc.boolean(), optional: fc.boolean() }),
  fc.record({
    verb: verb('give'),
    to: fc.constantFrom('any-opponent' as const, 'right-neighbour' as const),
    majors: fc.boolean(),
  }),
  fc.record({ verb: verb('close'), what: fc.constantFrom('this' as const, 'a-type' as const) }),
  fc.record({ verb: verb('activate'), copies: fc.constantFrom('one' as const, 'all' as const) }),
  fc.constantFrom<Step>({ verb: 'demolish' }, { verb: 'leave' }, { verb: 'extra-turn' }, { verb: 'win' }),
)
const steps = fc.array(step, { minLength: 1, maxLength: 3 })
const trigger: fc.Arbitrary<Trigger> = fc.oneof(
  fc.constantFrom<Trigger>('built', 'doubles', 'built-nothing', 'no-coins'),
  fc.record({ total: n }),
  fc.record({ earnedNothingWithDice: dice }),
)
const power: fc.Arbitrary<Power> = fc.oneof(
  fc.constantFrom<Power>({ power: 'dice', count: 2 }, { power: 'reroll' }),
  fc.record({ power: verb('raise'), by: n, from: n }),
  fc.record({ power: verb('boost'), coins: n, icons }),
  fc.record({
    power: verb('discount'),
    coins: n,
    on: fc.oneof(fc.constant('landmarks' as const), fc.record({ card: id })),
  }),
  fc.record({ power: verb('when'), trigger, does: steps }),
)

/** A sentence is whole: it begins like one, ends like one, and nothing of the data shows through. */
function expectSentence(code: string, text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [,.;]|,,|\.\./)
  expect(text).toMatch(code === 'ja' ? /^[^、。].*。$/ : /^\p{Lu}.*[^,;: ]\.$/u)
}

describe.each(LANG_CODES)('any card can be worded in %s', (code) => {
  test('whatever its steps', async () => {
    const lang = await loadLang(code)
    const naming = namingFor(lang, { 'a-card-nobody-knows': { en: 'Ōdai' } })
    fc.assert(
      fc.property(steps, (does) => {
        const said = lang.steps(does, naming)
        expect(said).toHaveLength(does.length)
        for (const text of said) expectSentence(code, text)
      }),
    )
  })

  test('whatever its powers', async () => {
    const lang = await loadLang(code)
    const naming = namingFor(lang, { 'a-card-nobody-knows': { en: 'Ōdai' } })
    fc.assert(
      fc.property(power, fc.constantFrom('landmark', 'bonus', 'community'), (one, kind) => {
        for (const text of lang.power(one, naming)) expectSentence(code, text)
        const card = { id: 'x', kind, cost: 3, for: 'owner', powers: [one] } as Parameters<typeof lang.cardText>[0]
        for (const text of lang.cardText(card, naming)) expectSentence(code, text)
      }),
    )
  })
})
