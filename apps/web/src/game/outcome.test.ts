import type { GameEvent } from '@machinami/engine'
import { expect, test } from 'vitest'
import { outcomeOf, sinceLastTurn } from './outcome.ts'

const ROUND: readonly GameEvent[] = [
  { kind: 'turn', seat: 0, n: 1 },
  { kind: 'rolled', dice: [1] },
  { kind: 'gained', seat: 0, n: 1, by: 'wheat-field' },
  { kind: 'built', seat: 0, card: 'cafe', n: 2 },
  { kind: 'turn', seat: 1, n: 2 },
  { kind: 'rolled', dice: [6] },
  { kind: 'rolled', dice: [3] },
  { kind: 'paid', from: 1, to: 0, n: 1, by: 'cafe' },
  { kind: 'paid', from: 1, to: 0, n: 1, by: 'cafe' },
  { kind: 'gained', seat: 1, n: 1, by: 'bakery' },
  { kind: 'built', seat: 1, card: 'ranch', n: 1 },
  { kind: 'turn', seat: 0, n: 3 },
]

test('a roll in one line: the bank, payments of a pair together, and what it came to', () => {
  const { total, bank, paid, net } = outcomeOf(1, ROUND.slice(6, 11))
  expect({ total, bank, paid }).toEqual({
    total: 3,
    bank: [{ seat: 1, n: 1 }],
    paid: [{ from: 1, to: 0, n: 2 }],
  })
  expect([...net].toSorted(([a], [b]) => a - b)).toEqual([
    [0, 2],
    [1, -1],
  ])
})

test('a total that was changed is the one that counts', () => {
  const rolled: GameEvent = { kind: 'rolled', dice: [6, 4] }
  expect(outcomeOf(0, [rolled, { kind: 'raised', n: 2 }]).total).toBe(12)
  expect(outcomeOf(0, [rolled, { kind: 'raised', n: -1 }]).total).toBe(9)
})

test('since my last turn: what the others rolled, built, and what it came to for me', () => {
  const [ben, ...others] = sinceLastTurn(ROUND, 0)
  expect(others).toEqual([])
  expect({ ...ben, net: ben.net.get(0) }).toMatchObject({ seat: 1, turn: 2, total: 3, built: ['ranch'], net: 2 })
})

test('a turn that is going on is not told: whoever is about to build has not built nothing', () => {
  expect(sinceLastTurn(ROUND.slice(0, 10), 0)).toEqual([])
  const told = sinceLastTurn([...ROUND.slice(0, 11), { kind: 'turn', seat: 2, n: 3 }], 0)
  expect(told.map(({ seat }) => seat)).toEqual([1])
})
