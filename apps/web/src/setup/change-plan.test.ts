import '../testing/page.ts'
import { beforeEach, expect, test } from 'vitest'
import { firstPlan, keepPlan } from '../store/last-setup.ts'
import { usualPlan, withEdition } from './change-plan.ts'

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

test('a set-up that makes no game any more is not offered', () => {
  keepPlan(PLAN)
  expect(usualPlan()).toEqual(PLAN)
  keepPlan({ ...PLAN, setup: { ...PLAN.setup, market: 'long-gone' as 'open' } })
  expect(usualPlan()).toEqual(firstPlan())
})

test('another edition keeps the people and drops what it does not have', () => {
  const { setup, seats } = withEdition(PLAN, 'legacy')
  expect(seats.map((seat) => seat.name)).toEqual(['Ann', 'Ben', 'Cleo', 'Dirk'])
  expect(setup).toEqual({ edition: 'legacy', players: 4, order: 'chosen', house: {} })
  expect(withEdition(PLAN, 'harbor').setup).toMatchObject({
    market: '5-5-2',
    first: 4,
    players: 5,
    house: PLAN.setup.house,
  })
})

test('a bot makes room before a person does', () => {
  const seats = [{ name: 'Ann' }, { name: 'Hana', bot: '' }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dirk' }]
  const smaller = withEdition({ setup: { edition: 'base', players: 5, first: 4 }, seats }, 'legacy')
  expect(smaller.seats.map((seat) => seat.name)).toEqual(['Ann', 'Ben', 'Cleo', 'Dirk'])
  expect(smaller.setup).toMatchObject({ players: 4, first: 3 })
})
