import { expect, test } from 'vitest'
import { fit, type Room } from './fit.ts'

const laptop: Room = { width: 592, height: 131, most: 110, share: 1, least: 20, pave: 24 }

test('few buildings are as large as the height allows', () => {
  expect(fit(laptop, 3)).toEqual({ building: 72, climbs: false, horizon: 22, letters: 'large' })
  expect(fit(laptop, 5).building).toBe(72)
})

test('a street that grows makes room, and its letters follow in steps', () => {
  expect([8, 12, 14].map((n) => fit(laptop, n).building)).toEqual([70, 47, 40])
  expect([8, 12, 16].map((n) => fit(laptop, n).letters)).toEqual(['large', 'middle', 'small'])
})

test('where two rows give larger houses than one it climbs the hill', () => {
  const long = fit(laptop, 24)
  expect(long.climbs).toBe(true)
  expect(long.building).toBeGreaterThan(fit({ ...laptop, height: 60 }, 24).building)
  expect(long.horizon).toBeCloseTo(22 + 0.42 * 131)
})

test('no house is smaller than the least, or larger than its share of a strip', () => {
  expect(fit(laptop, 200).building).toBeGreaterThanOrEqual(20)
  expect(fit({ ...laptop, height: 40, most: 60, share: 0.62, least: 8, pave: 3 }, 2).building).toBe(24)
})
