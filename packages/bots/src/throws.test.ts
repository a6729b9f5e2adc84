import { expect, it } from 'vitest'
import { throwsOf } from './throws.ts'

it.each([
  [1, false],
  [2, false],
  [2, true],
] as const)('%i dice fall in all their ways, doubles apart: %s', (dice, doublesMatter) => {
  const chances = new Map<string, number>()
  const name = (die1: number, die2: number) => `${die1 + die2} ${doublesMatter && die1 === die2}`
  for (const { die1, die2, chance } of throwsOf(dice, doublesMatter))
    chances.set(name(die1, die2), (chances.get(name(die1, die2)) ?? 0) + chance)
  const ways = new Map<string, number>()
  for (let die1 = 1; die1 <= 6; die1++)
    for (const die2 of dice === 1 ? [0] : [1, 2, 3, 4, 5, 6])
      ways.set(name(die1, die2), (ways.get(name(die1, die2)) ?? 0) + 6 ** -dice)
  expect([...chances.keys()].sort()).toEqual([...ways.keys()].sort())
  for (const [key, chance] of ways) expect(chances.get(key)).toBeCloseTo(chance, 12)
})
