import '../testing/page.ts'
import { EDITIONS } from '@machinami/cards'
import type { Town } from '@machinami/engine'
import { beforeAll, expect, test } from 'vitest'
import { sitDown } from '../testing/tables.ts'
import { measuresFor, withTwoLines } from './measures.ts'
import { fits, linesBeside, needsTwoLines, type Plated, platesIn, roomFor } from './plates.ts'
import { hurtsOn, threatsOf } from './threats.ts'

beforeAll(sitDown)

const SCREENS = { phone: [360, 640], laptop: [1366, 768], tablet: [820, 1180], ultrawide: [2560, 1080] } as const

const cards = new Map(EDITIONS.both.cards.map((card) => [card.id, card]))
const takers = [...cards.values()].filter(
  (card) => card.kind === 'establishment' && Object.values(hurtsOn(card)).includes(true),
)
const town = (ids: readonly string[]) => ({ cards: ids.map((id) => ({ id, open: 1, closed: 0 })) }) as unknown as Town

/** Every town there can be, of cards that take something. */
function* towns(): Generator<Town> {
  // Cards on the same numbers are one to whoever reads them.
  const ids = [...new Map(takers.map(({ id }) => [numbersOf(id), id])).values()]
  for (let which = 0; which < 2 ** ids.length; which++) yield town(ids.filter((_, i) => which & (1 << i)))
}

const numbersOf = (id: string): string => {
  const card = cards.get(id)
  return card?.kind === 'establishment' ? `${card.color} ${card.on.join()}` : ''
}

const roomOn = (screen: keyof typeof SCREENS, players: number) => {
  const measures = measuresFor(...SCREENS[screen])
  const isTight = players > 4 && screen !== 'ultrawide'
  const isLong = needsTwoLines(cards.values(), roomFor(players, measures, isTight))
  return roomFor(players, isLong ? withTwoLines(measures) : measures, isTight)
}

const taken = (plates: readonly Plated[]) =>
  new Set(plates.filter(({ kind }) => kind !== 'blue').flatMap(({ run }) => run))

for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[])
  test(`every number on which a neighbour takes from me has its plate, and all plates find room, ${screen}`, () => {
    for (const players of [2, 3, 4, 5]) {
      const room = roomOn(screen, players)
      for (const each of towns()) {
        const threats = threatsOf(each, cards)
        const groups = platesIn(threats, room)
        expect(fits(groups.flat(), room)).toBe(true)
        expect(taken(groups.flat())).toEqual(new Set([...threats.onMine, ...threats.onTheirs].flat()))
      }
    }
  })

test('who takes on nearly everything is told in plates of two colours', () => {
  const all = threatsOf(town(takers.map(({ id }) => id)), cards)
  const few = threatsOf(town(['cafe', 'stadium', 'ranch']), cards)
  const narrow = { width: 60, lines: 1, edge: 6.8 }
  expect(platesIn(few, narrow)).toEqual([
    [
      { run: [3], kind: 'red' },
      { run: [6], kind: 'purple' },
      { run: [2], kind: 'blue' },
    ],
  ])
  expect(platesIn(all, narrow)[0].map(({ kind }) => kind)).toContain('both')
})

test('the base game needs one line on a phone, the expansions two', () => {
  const room = roomFor(4, measuresFor(...SCREENS.phone), false)
  expect(needsTwoLines(EDITIONS.base.cards, room)).toBe(false)
  expect(needsTwoLines(EDITIONS.both.cards, room)).toBe(true)
})

test('beside their words, what is earned may take a second line as well as what is taken', () => {
  const room = { width: 92, lines: 3, edge: 10.4 }
  const told = (...ids: string[]) => linesBeside(threatsOf(town(ids), cards), room)
  expect(told()).toEqual([1, 1])
  expect(told('cafe', 'wheat-field')).toEqual([1, 1])
  expect(told('cafe', 'wheat-field', 'mackerel-boat', 'forest', 'tuna-boat')).toEqual([1, 2])
  expect(told('cafe', 'family-restaurant', 'stadium', 'private-club', 'ranch')).toEqual([2, 1])
})
