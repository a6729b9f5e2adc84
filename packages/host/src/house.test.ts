import { expect, test } from 'vitest'
import { houseRulesIn } from './house.ts'

test('house rules are told as far as they differ from the book', () => {
  expect(houseRulesIn({ edition: 'harbor', players: 2 })).toEqual([])
  const house = { 'sushi-bar-cost': '2', 'tuna-boat-throws': 'once', 'food-warehouse-numbers': '12-14' }
  expect(houseRulesIn({ edition: 'harbor', players: 2, house })).toEqual([
    'sushi-bar-cost/2',
    'food-warehouse-numbers/12-14',
  ])
})
