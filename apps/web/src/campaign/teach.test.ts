import type { RuleRecord } from '@machinami/campaign'
import type { GameEvent } from '@machinami/engine'
import type { Question } from '@machinami/table'
import { expect, test } from 'vitest'
import { rulesAsked, rulesSeen } from './teach.ts'

const rules = [
  { record: 'rule', id: 'flags', rules: { bells: { pays: [1], flags: 1 } }, adds: ['hang-a-flag'] },
  { record: 'rule', id: 'soup', adds: ['soup'] },
  { record: 'rule', id: 'goat', rules: { mascot: { pays: 2 } }, adds: ['fetch-goat'] },
] as unknown as readonly RuleRecord[]

const asked = (question: string, ...cards: string[]) =>
  ({ question, options: cards.map((card) => ({ answer: { kind: 'build', card } })) }) as unknown as Question

test('everything new that is offered is to be taught, not only what is oldest', () => {
  expect(rulesAsked({ rules }, asked('build', 'bakery', 'hang-a-flag', 'fetch-goat'))).toEqual(['flags', 'goat'])
  expect(rulesAsked({ rules }, asked('build', 'bakery'))).toEqual([])
})

test('a question that a rule brought is about that rule alone', () => {
  expect(rulesAsked({ rules }, asked('mascot', 'hang-a-flag'))).toEqual(['goat'])
})

test('a rule about dice is taught when there is a choice, and one that asks nothing when there is something to decide', () => {
  const more = [
    ...rules,
    { record: 'rule', id: 'two-dice', powers: [{ power: 'dice', count: 2 }] },
    { record: 'rule', id: 'home' },
  ] as unknown as readonly RuleRecord[]
  const dice = (...all: number[]) =>
    ({ question: 'dice', options: all.map((n) => ({ answer: { kind: 'roll', dice: n } })) }) as unknown as Question
  expect(rulesAsked({ rules: more }, dice(1))).toEqual([])
  expect(rulesAsked({ rules: more }, dice(1, 2))).toEqual(['two-dice'])
  expect(rulesAsked({ rules: more }, asked('build', 'bakery'))).toEqual(['home'])
})

test('what a rule has just brought about teaches it, not that its card was handed out', () => {
  const handedOut: GameEvent = { kind: 'received', seat: 0, card: 'soup', n: 1 }
  const soup: GameEvent = { kind: 'gained', seat: 0, n: 2, by: 'soup' }
  expect(rulesSeen({ rules }, [handedOut, { kind: 'rolled', dice: [3] }])).toEqual([])
  expect(rulesSeen({ rules }, [handedOut, soup])).toEqual(['soup'])
})
