import '../testing/page.ts'
import { expect, test } from 'vitest'
import { steady } from './available-space.ts'

test('a street keeps the height it has under an open market, in a window of that size', () => {
  const known = new Map<string, number>()
  const inPortrait = (height: number, isMarketOpen: boolean) => steady(known, '360x640', height, isMarketOpen)
  expect(inPortrait(200, false)).toBe(200)
  expect(inPortrait(92, true)).toBe(92)
  expect(inPortrait(200, false)).toBe(92)
  // Many cards to point at leave less; afterwards all is as before.
  expect(inPortrait(70, false)).toBe(70)
  expect(inPortrait(200, false)).toBe(92)
  expect(inPortrait(96, true)).toBe(96)
  expect(steady(known, '640x360', 200, false)).toBe(200)
})
