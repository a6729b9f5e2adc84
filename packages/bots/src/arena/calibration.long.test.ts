import { Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import { calibrationOf } from './calibration.ts'
import type { Forecast } from './forecasts.ts'

/** Games of two: `said` is foretold to the first seat, who wins `share` of them. */
function games(n: number, said: number, share: number, positions = 1): Forecast[] {
  const random = new Random(3)
  return Array.from({ length: n }, (_, game) => {
    const winner = random.float() < share ? 0 : 1
    const came = Float64Array.from([1 - winner, winner])
    const forecast = { game, chances: Float64Array.from([said, 1 - said]), came, winner }
    return Array.from({ length: positions }, () => forecast)
  }).flat()
}

describe('calibration', () => {
  it('tells how far chances are from what came true', () => {
    const { ece, margin, positions } = calibrationOf(games(2000, 0.85, 0.65))
    expect(positions).toBe(4000)
    expect(ece).toBeGreaterThan(0.2 - 2 * margin)
    expect(ece).toBeLessThan(0.2 + 2 * margin)
    expect(margin).toBeCloseTo(1.96 * Math.sqrt((0.65 * 0.35) / 2000), 2)
  })

  it('gets no surer by looking at one game many times', () => {
    const once = calibrationOf(games(300, 0.85, 0.85))
    const often = calibrationOf(games(300, 0.85, 0.85, 10))
    expect(often.positions).toBe(10 * once.positions)
    expect(often.margin).toBeCloseTo(once.margin, 9)
  })

  it('says nothing about nothing', () => {
    expect(calibrationOf([])).toMatchObject({ positions: 0, ece: 0, margin: Number.POSITIVE_INFINITY, brier: 0 })
  })
})
