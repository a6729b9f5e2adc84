import '../testing/page.ts'
import { BY_ROLL } from '@machinami/cards'
import { beforeEach, expect, test } from 'vitest'
import { firstPlan, keepPlan, recallPlan, type TablePlan, withoutSeat } from './last-setup.ts'
import { keep } from './storage.ts'

beforeEach(() => localStorage.clear())

const PLAN = {
  setup: {
    edition: 'both',
    players: 5,
    market: '5-5-2',
    order: 'chosen',
    first: 4,
    house: { 'tuna-boat-throws': 'each-copy' },
  },
  seats: ['Ann', 'Ben', 'Cleo', 'Dirk', 'Eva'].map((name, i) => (i === 0 ? { name } : { name, bot: 'expert' })),
} as const

test('the first table is four seats, one of them yours', () => {
  const { setup, seats } = firstPlan()
  expect(setup).toEqual({ edition: 'base', players: 4 })
  expect(seats.map((seat) => 'bot' in seat)).toEqual([false, true, true, true])
})

test('a set-up is remembered with everything that was chosen', () => {
  expect(recallPlan()).toBeNull()
  expect(keepPlan(PLAN)).toBe(true)
  expect(recallPlan()).toEqual(PLAN)
})

test('a name that nobody gave is not kept as one, whatever language was spoken', () => {
  for (const name of ['You', 'Jij', 'あなた', 'Seat 1']) {
    keep('setup', JSON.stringify({ setup: { edition: 'base', players: 2 }, seats: [{ name }, { name: 'Ann' }] }))
    expect(recallPlan()?.seats).toEqual([{ name: '' }, { name: 'Ann' }])
  }
})

test('what makes no game any more is forgotten', () => {
  for (const broken of ['{', 'null', '{"setup":{"edition":"none","players":2},"seats":[]}']) {
    keep('setup', broken)
    expect(recallPlan()).toBeNull()
  }
  keep('setup', JSON.stringify({ setup: { edition: 'base', players: 3 }, seats: [{ name: 'Ann' }] }))
  expect(recallPlan()).toBeNull()
})

const seats = ['Ann', 'Ben', 'Cleo', 'Dirk'].map((name) => ({ name }))
const begins = (first?: number): TablePlan => ({
  setup: { edition: 'base', players: 4, ...(first === undefined ? {} : { first }) },
  seats,
})

test('whoever begins still begins when somebody before or after them leaves', () => {
  expect(withoutSeat(begins(2), 0)).toEqual({
    setup: { edition: 'base', players: 3, first: 1 },
    seats: [{ name: 'Ben' }, { name: 'Cleo' }, { name: 'Dirk' }],
  })
  expect(withoutSeat(begins(2), 3).setup.first).toBe(2)
  expect(withoutSeat(begins(0), 1).setup.first).toBe(0)
})

test('when they leave themselves, the rules say who begins', () => {
  expect(withoutSeat(begins(2), 2).setup).toEqual({ edition: 'base', players: 3 })
  expect(withoutSeat(begins(), 2).setup).toEqual({ edition: 'base', players: 3 })
})

test('a roll for the first turn stays a roll', () => {
  expect(withoutSeat(begins(BY_ROLL), 0).setup.first).toBe(BY_ROLL)
})
