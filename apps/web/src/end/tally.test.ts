import type { GameEvent } from '@machinami/engine'
import { expect, test } from 'vitest'
import { tally } from './tally.ts'

const EVENTS: readonly GameEvent[] = [
  { kind: 'gained', seat: 0, n: 3, by: null },
  { kind: 'gained', seat: 1, n: 3, by: null },
  { kind: 'turn', seat: 0, n: 1 },
  { kind: 'gained', seat: 0, n: 2, by: 'bakery' },
  { kind: 'built', seat: 0, card: 'cafe', n: 2 },
  { kind: 'turn', seat: 1, n: 2 },
  { kind: 'paid', from: 1, to: 0, n: 3, by: 'cafe' },
  { kind: 'gained', seat: 1, n: 1, by: 'ranch' },
  { kind: 'invested', seat: 1, card: 'tech-startup' },
  { kind: 'spent', seat: 0, n: 2, by: 'loan-office' },
]

test('earned from the bank, taken from others, the best card, the purse at the end of every turn', () => {
  const [ann, ben] = tally(EVENTS, 2)
  expect(ann).toEqual({
    earned: 2,
    taken: 3,
    lost: 0,
    best: { card: 'cafe', coins: 3 },
    coins: [3, 3, 4],
    income: [0, 2, 5],
  })
  expect(ben).toEqual({
    earned: 1,
    taken: 0,
    lost: 3,
    best: { card: 'ranch', coins: 1 },
    coins: [3, 3, 0],
    income: [0, 0, 1],
  })
})

test('the best building is the one that brought most, less what it cost', () => {
  const events: readonly GameEvent[] = [
    { kind: 'gained', seat: 0, n: 10, by: 'loan-office' },
    { kind: 'spent', seat: 0, n: 8, by: 'loan-office' },
    { kind: 'gained', seat: 0, n: 3, by: 'bakery' },
  ]
  expect(tally(events, 1)[0].best).toEqual({ card: 'bakery', coins: 3 })
  expect(tally([...events.slice(0, 2), { kind: 'spent', seat: 0, n: 4, by: 'loan-office' }], 1)[0].best).toBeNull()
})

test('who never earned anything has no best card', () => {
  expect(tally([], 1)).toEqual([{ earned: 0, taken: 0, lost: 0, best: null, coins: [0], income: [0] }])
})
