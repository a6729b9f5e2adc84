import type { GameEvent } from '@machinami/engine'
import { expect, test } from 'vitest'
import { findingsOf } from './findings.ts'

const EVENTS: readonly GameEvent[] = [
  { kind: 'gained', seat: 0, n: 3, by: null },
  { kind: 'rolled', dice: [6] },
  { kind: 'turn', seat: 0, n: 1 },
  { kind: 'rolled', dice: [2] },
  { kind: 'gained', seat: 0, n: 1, by: 'bakery' },
  { kind: 'built', seat: 0, card: 'cafe', n: 2 },
  { kind: 'turn', seat: 1, n: 2 },
  { kind: 'rolled', dice: [3] },
  { kind: 'paid', from: 1, to: 0, n: 3, by: 'cafe' },
  { kind: 'gained', seat: 1, n: 2, by: 'bakery' },
  { kind: 'built', seat: 1, card: 'forest', n: 3 },
  { kind: 'turn', seat: 0, n: 3 },
  { kind: 'rolled', dice: [2] },
  { kind: 'rolled', dice: [5] },
  { kind: 'gained', seat: 1, n: 1, by: 'forest' },
  { kind: 'built', seat: 0, card: 'bakery', n: 1 },
  { kind: 'turn', seat: 1, n: 4 },
  { kind: 'rolled', dice: [3] },
  { kind: 'paid', from: 1, to: 0, n: 1, by: 'cafe' },
]
const found = findingsOf(EVENTS, 2, ['bakery'])

test('what paid each most, and in how many turns', () => {
  expect(found.payers).toEqual([
    { seat: 0, card: 'cafe', coins: 4, turns: 2 },
    { seat: 1, card: 'bakery', coins: 2, turns: 1 },
  ])
})

test('the best buy brought more than it cost, and is no card one began with', () => {
  expect(found.buys).toEqual([{ seat: 0, card: 'cafe', turn: 1, cost: 2, brought: 4 }, undefined])
})

test('the roll that moved most, told as it was told then', () => {
  expect(found.roll).toMatchObject({ turn: 2, seat: 1, total: 3, paid: [{ from: 1, to: 0, n: 3 }] })
  expect([...(found.roll?.net ?? [])]).toEqual([
    [1, -1],
    [0, 3],
  ])
})

test('a roll thrown again counts by itself, and so does one before the first turn not at all', () => {
  const again: readonly GameEvent[] = [
    { kind: 'rolled', dice: [6] },
    { kind: 'gained', seat: 0, n: 9, by: 'bakery' },
    { kind: 'turn', seat: 0, n: 1 },
    { kind: 'rolled', dice: [1] },
    { kind: 'rolled', dice: [2] },
    { kind: 'gained', seat: 0, n: 1, by: 'bakery' },
  ]
  expect(findingsOf(again, 1, []).roll).toMatchObject({ turn: 1, total: 2 })
})

test('nothing is found in a game in which nothing happened', () => {
  expect(findingsOf([], 2, [])).toEqual({
    payers: [undefined, undefined],
    buys: [undefined, undefined],
    roll: undefined,
  })
})
