import '../testing/page.ts'
import { EDITIONS } from '@machinami/cards'
import type { GameEvent, Town, View } from '@machinami/engine'
import { expect, test } from 'vitest'
import { rankingOf, reasonOf } from './standing.ts'

const { base, two, legacy } = EDITIONS
const town = (seat: number, landmarks: number, coins: number): Town =>
  ({ seat, landmarks, coins, points: 0, sites: [{ id: 'radio-tower', built: landmarks > 3, price: 22 }] }) as never
const view = { winner: 1, towns: [town(0, 3, 13), town(1, 4, 2), town(2, 3, 20)] } as unknown as View
const events: readonly GameEvent[] = [
  { kind: 'turn', seat: 1, n: 5 },
  { kind: 'built', seat: 1, card: 'train-station', n: 4 },
  { kind: 'turn', seat: 0, n: 6 },
  { kind: 'built', seat: 0, card: 'bakery', n: 1 },
]

test('everybody is ranked: whoever won, then landmarks, then coins', () => {
  const places = rankingOf(view, events, base)
  expect(places.map(({ town: { seat } }) => seat)).toEqual([1, 2, 0])
  expect(places[0].built).toEqual([{ card: 'train-station', turn: 5 }])
  expect(places[2].open).toEqual([{ card: 'radio-tower', price: 22 }])
})

test('a landmark that was demolished does not stand; one that was built again stands once', () => {
  const demolished: GameEvent = { kind: 'demolished', seat: 1, card: 'train-station' }
  const builtIn = (more: readonly GameEvent[]) => rankingOf(view, [...events, ...more], base)[0].built
  expect(builtIn([demolished])).toEqual([])
  const again: GameEvent = { kind: 'built', seat: 1, card: 'train-station', n: 4 }
  expect(builtIn([demolished, again])).toEqual([{ card: 'train-station', turn: 6 }])
})

test('of two with as many landmarks, whoever has paid a share in the one of all came nearer', () => {
  const paid: GameEvent = { kind: 'built', seat: 0, card: 'legacy-observatory', n: 20 }
  expect(rankingOf(view, [...events, paid], legacy).map(({ town: { seat } }) => seat)).toEqual([1, 0, 2])
})

test('where landmarks do not win, points rank', () => {
  const points = [5, 11, 8]
  const towns = view.towns.map((each, seat) => ({ ...each, landmarks: 3 - seat, points: points[seat] }))
  const places = rankingOf({ ...view, towns }, events, { ...base, goal: [] })
  expect(places.map((place) => place.town.points)).toEqual([11, 8, 5])
})

test('why it was won: all landmarks, a card that wins by itself, or the last turn', () => {
  expect(reasonOf(view, events, base)).toEqual({ why: 'landmarks', n: 4, shared: [] })
  expect(reasonOf(view, events, legacy)).toEqual({ why: 'landmarks', n: 3, shared: ['legacy-observatory'] })
  const launch: GameEvent = { kind: 'built', seat: 1, card: 'mk2-launch-pad', n: 45 }
  expect(reasonOf(view, [...events, launch], two)).toEqual({ why: 'card', card: 'mk2-launch-pad' })
  const late = { ...view, winner: 2 }
  expect(reasonOf(late, [...events, { kind: 'limit', n: 1000 }], base)).toEqual({ why: 'limit' })
})
