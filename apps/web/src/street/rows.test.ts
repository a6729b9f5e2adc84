import { expect, test } from 'vitest'
import { measuresFor, townIn } from './measures.ts'
import { FINGER, hillsideOf, ridgeSpots, rowsFor, spotsOf } from './rows.ts'

const SCREENS = { phone: [360, 640], laptop: [1366, 768], tablet: [820, 1180], ultrawide: [2560, 1080] } as const

const townOn = (screen: keyof typeof SCREENS, kinds: number, before = 1) => {
  const { town } = measuresFor(...SCREENS[screen])
  const hill = hillsideOf(town, kinds, rowsFor(kinds, town, before))
  return { town, hill, spots: spotsOf(town, kinds, hill) }
}

test('one to three rows, and never fewer again', () => {
  const { town } = townOn('phone', 1)
  expect([1, 4, 5, 12, 13, 30].map((kinds) => rowsFor(kinds, town))).toEqual([1, 1, 2, 2, 3, 3])
  expect(rowsFor(3, town, 2)).toBe(2)
})

test('houses of a phone are at least 44 pixels wide with twelve kinds, 34 with twenty-four', () => {
  expect(townOn('phone', 2).spots[0].width).toBeGreaterThanOrEqual(100)
  expect(townOn('phone', 12).spots[0].width).toBeGreaterThanOrEqual(44)
  expect(townOn('phone', 24).spots[0].width).toBeGreaterThanOrEqual(34)
})

test('number plates are 11 pixels of text or more, and a slot is never narrower than a finger', () => {
  for (const kinds of [1, 8, 12, 24, 40])
    for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
      const { hill, spots } = townOn(screen, kinds)
      expect(Math.max(11, hill.plate * 0.64)).toBeGreaterThanOrEqual(11)
      expect(Math.min(...spots.map(({ slot }) => slot))).toBeGreaterThanOrEqual(FINGER)
    }
})

test('once ten kinds stand, the sky is at most a third of the town', () => {
  for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    const { town, hill } = townOn(screen, 10)
    expect(hill.ridge / town.end).toBeLessThanOrEqual(1 / 3)
  }
})

test('building one more kind makes houses smaller by a step at most', () => {
  for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    let rows = 1
    let before = Number.POSITIVE_INFINITY
    const steps = new Set<number>()
    for (let kinds = 1; kinds <= 24; kinds++) {
      const { hill, spots } = townOn(screen, kinds, rows)
      rows = hill.rows
      if (spots[0].width < before) steps.add(spots[0].width)
      before = spots[0].width
    }
    expect(steps.size).toBeLessThan(8)
  }
})

test('everything stands inside the town, also in a frame of any size', () => {
  for (const [width, height] of [
    [320, 200],
    [500, 260],
    [1200, 420],
  ]) {
    const box = townIn(width, height, true)
    const hill = hillsideOf(box, 14, rowsFor(14, box))
    const all = [...spotsOf(box, 14, hill), ...ridgeSpots(box, hill, 7, true)]
    expect(all.filter(({ x, ground }) => x < 0 || x > width || ground > height)).toEqual([])
  }
})

test.each(['phone', 'laptop', 'tablet', 'ultrawide'] as const)('no landmark reaches out of the sky, %s', (screen) => {
  for (const kinds of [3, 10, 20]) {
    const { town, hill } = townOn(screen, kinds)
    const tops = ridgeSpots(town, hill, 4, true).map(({ ground, width }) => ground - 1.1 * width)
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(-1)
  }
})
