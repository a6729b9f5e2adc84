import { legal, type Move, type Rules, type State, start, step } from '@machinami/engine'
import { ASK, at, cardOf, K, kindOf, move, Q, SEAT } from '@machinami/engine/inside'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../rules-of.ts'
import { throwsAt } from '../throws.ts'
import { almostDone } from './almost-done.ts'
import { Race } from './race.ts'

/** Seat 0's chance by trying everything this turn can bring, with the race's chances for the turns that follow. */
function playedOut(r: Rules, s: State, race: Race): number {
  const after = (answer: Move): number => {
    const next = s.slice()
    step(r, next, answer, null)
    return next[ASK] === Q.dice ? race.chance(next, next[SEAT]) : playedOut(r, next, race)
  }
  if (s[ASK] === Q.throw) {
    const all = throwsAt(r, s)
    return all.reduce((sum, { chance, die1, die2 }) => sum + chance * after(move(K.dice, die1, die2)), 0)
  }
  const options = new Int32Array(r.mostOptions)
  const answers = [...options.subarray(0, legal(r, s, options))]
  if (s[ASK] !== Q.build) return Math.max(...answers.map(after))
  return answers.some((answer) => kindOf(answer) === K.build && r.isLandmark[cardOf(answer)]) ? 1 : after(move(K.pass))
}

describe('a race solved exactly', () => {
  it('is won by whoever can pay', () => {
    const { rules, s } = almostDone(4, 0)
    expect(Race.solve(rules, s)?.chance(s, 0)).toBeCloseTo(1, 9)
  })

  it('is the sum over the dice where it can be counted by hand', () => {
    // Three coins and a wheat field (1), a bakery with the mall (2 and 3 pay 2), and a second throw.
    const { rules, s } = almostDone(3, 0)
    const now = 0.5 + 0.5 * 0.5
    const race = Race.solve(rules, s)
    expect(race?.chance(s, 0)).toBeGreaterThan(now)
    expect(race?.chance(s, 0)).toBeLessThan(1)
    expect(race?.turns).toBeGreaterThan(20)
  })

  it('grows with the own purse and shrinks with the other', () => {
    const chance = (a: number, b: number) => {
      const { rules, s } = almostDone(a, b)
      return Race.solve(rules, s)?.chance(s, 0) ?? Number.NaN
    }
    expect(chance(1, 2)).toBeGreaterThanOrEqual(chance(0, 2))
    expect(chance(1, 3)).toBeLessThanOrEqual(chance(1, 2))
    expect(chance(2, 2)).toBeGreaterThan(0.5)
  })

  it('keeps to the rule for second throws', () => {
    // A town for which it is good to try two dice first and one die then.
    const town = { 'apple-orchard': 2, forest: 2, 'convenience-store': 1 }
    const chances = ['may-change', 'same'].map((option) => {
      const { rules, s } = almostDone(3, 8, 'amusement-park', { 'reroll-dice': option })
      for (const [card, copies] of Object.entries(town))
        s[at.open(rules, 0, rules.numberOf.get(card) as number)] = copies
      const race = Race.solve(rules, s)
      if (!race) throw new Error('no race')
      expect(race.chance(s, 0)).toBeCloseTo(playedOut(rules, s, race), 6)
      return race.chance(s, 0)
    })
    expect(chances[0]).toBeGreaterThan(chances[1] + 0.005)
  })

  it('is left alone where it is none', () => {
    const rules = rulesOf({ edition: 'two', players: 2 })
    expect(Race.solve(rules, start(rules))).toBeNull()
    const base = rulesOf({ edition: 'base', players: 3 })
    expect(Race.solve(base, start(base))).toBeNull()
  })
})
