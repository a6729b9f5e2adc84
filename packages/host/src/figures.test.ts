import { step } from '@machinami/engine'
import { K, move } from '@machinami/engine/inside'
import { expect, test } from 'vitest'
import { takingsIn } from './figures.ts'
import { turnTo } from './odds.ts'
import { tableOf } from './testing.ts'

test('whom to take from: nobody pays more than they have', () => {
  const { rules, state } = tableOf('base', { cards: ['tv-station'] }, {}, { coins: 10 })
  expect(takingsIn(rules, state)).toEqual([])
  const rolling = turnTo(rules, state, 0)
  step(rules, rolling, move(K.roll, 1), null)
  step(rules, rolling, move(K.dice, 6), null)
  expect(takingsIn(rules, rolling)).toEqual([0, 3, 5])
})
