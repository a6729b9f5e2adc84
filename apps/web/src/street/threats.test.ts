import { EDITIONS } from '@machinami/cards'
import type { Town } from '@machinami/engine'
import { expect, test } from 'vitest'
import { threatsOf } from './threats.ts'

const cards = new Map(EDITIONS.both.cards.map((card) => [card.id, card]))
const town = (...ids: string[]) => ({ cards: ids.map((id) => ({ id, open: 1, closed: 0 })) }) as unknown as Town

test('what neighbours take on my roll and on theirs, and what they earn on any', () => {
  expect(
    threatsOf(town('cafe', 'family-restaurant', 'pizza-joint', 'hamburger-stand', 'stadium', 'ranch'), cards),
  ).toEqual({
    onMine: [[3], [7, 8, 9, 10]],
    onTheirs: [[6]],
    earns: [[2]],
  })
})

test('what is closed takes nothing', () => {
  const closed = { cards: [{ id: 'cafe', open: 0, closed: 1 }] } as unknown as Town
  expect(threatsOf(closed, cards).onMine).toEqual([])
})
