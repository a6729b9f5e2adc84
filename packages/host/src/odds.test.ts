import { K, move } from '@machinami/engine/inside'
import { expect, test } from 'vitest'
import type { Odds } from './messages.ts'
import { oddsFor, turnTo } from './odds.ts'
import { worthOf } from './playout.ts'
import { tableOf } from './testing.ts'

/** Every town of the first game begins with a Wheat Field (1), a Bakery (2, 3) and 3 coins. */
const oddsAt = (...table: Parameters<typeof tableOf>) => {
  const { rules, state } = tableOf(...table)
  const before = state.slice()
  const odds = oddsFor(rules, state, 0)
  expect(state).toEqual(before)
  const [one, two] = odds.dice
  const on = (total: number) => two.totals.find((each) => each.total === total)?.coins
  return { odds, one, two, on }
}

const may = ({ dice }: Odds) => dice.flatMap((each) => (each.may ? [each.dice] : []))

test('with a Wheat Field and a Bakery, 1 to 3 bring a coin each', () => {
  const { odds, one, two } = oddsAt('base', {}, {})
  expect([may(odds), odds.mayReroll]).toEqual([[1], false])
  expect(one.totals.map(({ coins }) => coins)).toEqual([1, 1, 1, 0, 0, 0].map((n) => expect.closeTo(n)))
  expect(one.average).toBeCloseTo(3 / 6)
  expect(one.withReroll).toBeCloseTo(3 / 6)
  expect(one.byCard).toEqual({ 'wheat-field': expect.closeTo(1 / 6), bakery: expect.closeTo(2 / 6) })
  const chances = two.totals.map(({ chance }) => chance)
  expect(chances).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => expect.closeTo(ways / 36)))
})

test('a second roll is made where a fresh one, with the better number of dice, brings more', () => {
  const { odds, one, two } = oddsAt('base', { landmarks: ['train-station', 'radio-tower'] }, {})
  expect([may(odds), odds.mayReroll]).toEqual([[1, 2], true])
  expect(two.average).toBeCloseTo(3 / 36)
  // 1, 2 and 3 are kept; after anything else one die is rolled again, for half a coin.
  expect(one.withReroll).toBeCloseTo((3 + 3 * 0.5) / 6)
  expect(two.withReroll).toBeCloseTo((3 + 33 * 0.5) / 36)
})

test('the TV Station takes from whoever can pay', () => {
  const { one, on } = oddsAt('base', { cards: ['tv-station'] }, {}, { coins: 10 })
  expect(one.average).toBeCloseTo((3 + 5) / 6)
  expect(on(6)).toBeCloseTo(5)
})

test('the Harbor raises 10 and more to the Tuna Boat, unless the Orchards bring more', () => {
  const fleet = { cards: ['tuna-boat'], landmarks: ['train-station', 'harbor'] }
  const { two, on } = oddsAt('harbor', fleet, {})
  expect([9, 10, 11, 12].map(on)).toEqual([0, 7, 7, 7].map((n) => expect.closeTo(n)))
  expect(two.average).toBeCloseTo((3 + 6 * 7) / 36)
  expect(two.byCard['tuna-boat']).toBeCloseTo((6 * 7) / 36)
  const orchards = ['apple-orchard', 'apple-orchard', 'apple-orchard']
  const rich = oddsAt('harbor', { ...fleet, cards: [...fleet.cards, ...orchards] }, {})
  expect([10, 11, 12].map(rich.on)).toEqual([9, 7, 7].map((n) => expect.closeTo(n)))
})

test('Millionaire’s Row: a loan costs, a demolition pays, the Exhibit Hall sets off the best card', () => {
  const loan = oddsAt('row', { cards: ['loan-office'] }, {})
  expect([loan.on(5), loan.on(6)]).toEqual([expect.closeTo(-2), expect.closeTo(-2)])
  expect(loan.one.byCard['loan-office']).toBeCloseTo(-4 / 6)
  expect(oddsAt('row', { cards: ['demolition-company'], landmarks: ['train-station'] }, {}).on(4)).toBeCloseTo(8)
  const hall = oddsAt('row', { cards: ['exhibit-hall', 'mine', 'ranch'] }, {})
  expect([hall.on(9), hall.on(10)]).toEqual([expect.closeTo(5), expect.closeTo(5)])
})

test('the Renovation Company closes what others have most of, as far as they can pay', () => {
  const { on } = oddsAt('row', { cards: ['renovation-company'] }, { cards: ['forest', 'forest', 'forest'] }, {})
  expect(on(8)).toBeCloseTo(3)
})

test('both expansions: the catch is counted throw by throw, because the Park rounds up', () => {
  const harbor = ['train-station', 'harbor']
  const { on } = oddsAt('both', { cards: ['tuna-boat', 'park'], landmarks: harbor }, {})
  // Raised to 12 and 13 the Park halves 6 coins and the catch: (1×1+5×2+9×3+11×4+7×5+3×6)/36 more. 14 is past the Park.
  expect([10, 11, 12].map(on)).toEqual([3.75, 3.75, 7].map((n) => expect.closeTo(n)))
})

test('Machi Koro 2: the Temple takes on doubles, the Shopping District only from the rich', () => {
  const temple = oddsAt('two', { landmarks: ['mk2-temple'] }, {})
  expect(may(temple.odds)).toEqual([1, 2])
  expect([temple.on(2), temple.on(4), temple.on(5)]).toEqual([2, 2 / 3, 0].map((n) => expect.closeTo(n)))
  expect(temple.two.average).toBeCloseTo((6 * 2) / 36)
  expect(oddsAt('two', { cards: ['mk2-shopping-district'] }, {}).on(8)).toBeCloseTo(0)
  expect(oddsAt('two', { cards: ['mk2-shopping-district'] }, { coins: 12 }).on(8)).toBeCloseTo(8)
})

test('what a roll does to every purse: a Wheat Field for both, a Bakery for one', () => {
  const { one, odds } = oddsAt('base', {}, {})
  expect(one.totals.map(({ total, change }) => [total, ...change])).toEqual([
    [1, 1, 1],
    [2, 1, 0],
    [3, 1, 0],
    [4, 0, 0],
    [5, 0, 0],
    [6, 0, 0],
  ])
  const { rules, state } = tableOf('base', {}, {})
  expect(worthOf(rules, state, move(K.roll, 1))).toEqual([odds.dice[0].average, expect.closeTo(1 / 6)])
})

test('what brings nothing is exactly nought, never a loss of next to nothing', () => {
  const { odds } = oddsAt('both', { cards: ['tuna-boat', 'park'], landmarks: ['train-station', 'harbor'] }, {}, {})
  const coins = odds.dice.flatMap(({ totals }) => totals.flatMap(({ change }) => change))
  expect(coins.filter((n) => Object.is(n, -0) || (n !== 0 && Math.abs(n) < 1e-6))).toEqual([])
  expect(coins).toContain(0)
})

test('an answer is worth what the odds say: at the Harbor both count the raise', () => {
  const { rules, state } = tableOf('harbor', { cards: ['tuna-boat'], landmarks: ['train-station', 'harbor'] }, {})
  const worth = worthOf(rules, turnTo(rules, state, 0), move(K.roll, 2))[0]
  expect(worth).toBeCloseTo((3 + 6 * 7) / 36)
  expect(worth).toBe(oddsFor(rules, state, 0).dice[1].average)
})
