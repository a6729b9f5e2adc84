import { Random } from '@machinami/engine'
import { describe, expect, it } from 'vitest'
import type { Unit } from './compare.ts'
import { decisionOf, LOOK_EVERY, nextLook, untilDecided } from './contest.ts'
import { type Decision, decide, verdictOf } from './statistics.ts'

const unit = (score: number): Unit => ({ score, luck: 0, turns: 30, unfinished: 0 })
/** Open at twenty, then won and won. */
const late = [...Array(20).fill(unit(0.5)), ...Array(80).fill(unit(1))]

describe('a sequential test', () => {
  it('looks every twenty units', () => {
    expect([0, 1, 19, 20, 21, 57].map(nextLook)).toEqual([20, 20, 20, 40, 40, 60])
  })

  it('decides nothing between its looks', () => {
    const between = late.slice(0, 39)
    expect(decide(verdictOf(between, 2), 0.5, 0.05)).toBe('better')
    expect(decisionOf(between, 2, 0.05)).toBe('open')
    expect(decisionOf(late.slice(0, 40), 2, 0.05)).toBe('better')
    expect(decisionOf([...late.slice(0, 40), ...Array(19).fill(unit(0))], 2, 0.05)).toBe('better')
    expect(decisionOf([], 2, 0.05)).toBe('open')
  })

  it('has no use for units after the look at which it knew', () => {
    expect(untilDecided(late, 2, 0.05)).toEqual(late.slice(0, 40))
    expect(untilDecided(late.slice(0, 39), 2, 0.05)).toHaveLength(39)
    // It would say otherwise now, but was over by then.
    const lost = [...late, ...Array(200).fill(unit(0))]
    expect(decisionOf(lost, 2, 0.05)).toBe('not-better')
    expect(decisionOf(untilDecided(lost, 2, 0.05), 2, 0.05)).toBe('better')
  })

  // Most units end with one game each; sometimes one bot wins both. The last row hardly ever tells the bots apart.
  it.each([
    { even: 0.5, gain: 0.1 },
    { even: 0.8, gain: 0.05 },
    { even: 0.95, gain: 0.02 },
  ])('is wrong at most once in twenty, either way: %o', ({ even, gain }) => {
    const random = new Random(1)
    const played = (edge: number): Unit => {
      const at = random.float()
      const score = at < even ? 0.5 : at < even + (1 - even) / 2 + edge ? 1 : 0
      // A judge that sees half of what decided, and something else.
      return { score, luck: (score - 0.5 - edge) / 2 + (random.float() - 0.5) * 0.3, turns: 30, unfinished: 0 }
    }
    const says = (edge: number): Decision => {
      const units: Unit[] = []
      while (decisionOf(units, 2, gain) === 'open' && units.length < 2000)
        for (let i = 0; i < LOOK_EVERY; i++) units.push(played(edge))
      return decisionOf(units, 2, gain)
    }
    const tests = 500
    const share = (wrong: Decision, edge: number) =>
      Array.from({ length: tests }, () => says(edge)).filter((said) => said === wrong).length / tests
    expect(share('better', 0)).toBeLessThanOrEqual(0.05)
    expect(share('not-better', gain)).toBeLessThanOrEqual(0.05)
  })
})
