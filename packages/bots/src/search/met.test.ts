import { ASK, board, K, legal, move, Q, REROLLED, type Rules, type State, start, step, TOTAL } from '@machinami/engine'
import { expect, it } from 'vitest'
import { rulesOf } from '../rules-of.ts'
import { Met } from './met.ts'

const rules = rulesOf({ edition: 'base', players: 2 })

/** The first turn after its throw. */
function thrown(r: Rules, die: number): State {
  const s = start(r)
  const options = new Int32Array(r.mostOptions)
  while (s[ASK] !== Q.throw)
    step(r, s, s[ASK] === Q['first-throw'] ? move(K.dice, 1, 0) : options[legal(r, s, options) - 1], null)
  step(r, s, move(K.dice, die, 0), null)
  return s
}

it('throws that leave the same table are one', () => {
  const met = new Met(rules)
  const worth = Float64Array.of(0.6, 0.4)
  // A five and a six bring nothing yet.
  met.keep(thrown(rules, 5), worth)
  expect(met.find(thrown(rules, 6))).toEqual(worth)
  expect(met.find(thrown(rules, 1))).toBeNull()
  met.clear()
  expect(met.find(thrown(rules, 6))).toBeNull()
})

it('before building the throw counts, but not whether it is the second one', () => {
  const met = new Met(rules)
  const asked = thrown(rules, 5)
  asked[ASK] = Q.raise
  met.keep(asked, Float64Array.of(0.7, 0.3))
  const again = asked.slice()
  again[REROLLED] = 1
  expect(met.find(again)).toEqual(Float64Array.of(0.7, 0.3))
  const other = asked.slice()
  other[rules.boardAt + TOTAL] = board(rules, asked, TOTAL) + 1
  expect(met.find(other)).toBeNull()
})
