import { rehearse, SIDES, trialRuleset, unsealed } from '@machinami/campaign'
import { isRefusal, type Ruleset } from '@machinami/cards'
import { compile } from '@machinami/engine'
import { expect, it } from 'vitest'
import { sourceOf } from './campaign/packs.ts'

it('lays what a rule gives every landmark over each of them, those of earlier games included', () => {
  const { rulesets } = rehearse(
    unsealed(sourceOf('tune').pack),
    3,
    (options) => options[0],
    () => 0,
  )
  const twoDice = rulesets.map(({ cards }) =>
    cards.flatMap((card) =>
      card.kind === 'landmark' ? [card.powers.filter(({ power }) => power === 'dice').length] : [],
    ),
  )
  // In the first game only one landmark says so; from the second on a rules card does, for any.
  expect(twoDice[0]).toEqual([1, 0, 0])
  expect(twoDice.slice(1)).toEqual(Array.from({ length: 9 }, () => [1, 1, 1]))
})

it('calls what lies on the table besides cards as the pack does, from the game that brings it on', () => {
  const { rulesets } = rehearse(
    unsealed(sourceOf('tune').pack),
    3,
    (options) => options[0],
    () => 0,
  )
  const from = ['token', 'mascot', 'pin'].map((id) => rulesets.findIndex(({ names = {} }) => Object.hasOwn(names, id)))
  const first = (field: 'token' | 'mascot' | 'pins') => rulesets.findIndex((ruleset) => ruleset[field] !== undefined)
  expect(from).toEqual([first('token'), first('mascot'), first('pins')])
  expect(from.every((game) => game > 0)).toBe(true)
  const isFilled = rulesets.map(({ goal }) => goal.some((part) => 'fund' in part))
  expect(isFilled.filter(Boolean).length).toBe(1)
  expect(rulesets.map(({ names = {} }) => Object.hasOwn(names, 'fund'))).toEqual(isFilled)
})

it('lets a bot try either side of every card by rules that hold, those of one game alone included', () => {
  rehearse(
    unsealed(sourceOf('tune').pack),
    2,
    (options) => options[0],
    () => 0,
    (state) => {
      if (state.now.at !== 'choosing') return
      for (const side of SIDES) expect(isRefusal(compile(trialRuleset(state, side) as Ruleset))).toBe(false)
    },
  )
})

it('the last note is chosen before the tune is played to its end', () => {
  const { deck } = sourceOf('tune').pack
  const asked = deck.findIndex((record) => record.record === 'ask' && record.note)
  const texts = sourceOf('tune').pack.texts
  const isHeard = deck.map(
    (record) =>
      record.record === 'story' &&
      ['a', 'b'].some((side) => texts[`${record.id}.${side}`]?.en?.paragraphs.join(' ').includes('right to the end')),
  )
  expect(asked).toBeGreaterThan(0)
  expect(isHeard.flatMap((heard, nth) => (heard ? [nth > asked] : []))).toEqual([true])
})
