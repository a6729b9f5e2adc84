import '../testing/page.ts'
import type { GameEvent } from '@machinami/engine'
import { beforeAll, expect, test } from 'vitest'
import { onScreen } from '../motion/perform.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { firstNumber } from './card-order.ts'
import { Game } from './game.ts'
import { offersFor, rowsOf } from './offers.ts'
import { placesAfter } from './places.ts'

beforeAll(sitDown)

/** A game just begun, what its market looks like, and what else its first row could hold. */
async function begun(setup: Parameters<typeof tableFor>[0]) {
  const game = new Game(await tableFor(setup), onScreen)
  game.begin()
  await expect.poll(() => game.busy.peek()).toBe(false)
  const { ruleset, rows } = game.info
  const [first, second] = rowsOf(game, offersFor(game))[0].places
  const next = ruleset.cards.filter(
    ({ id, kind }) => kind === 'establishment' && rows[id] === rows[first] && !game.places.value.includes(id),
  )
  const buy = (card: string): GameEvent[] => {
    const n = game.market.value.find(({ id }) => id === card)?.n ?? 0
    return Array.from({ length: n }, () => ({ kind: 'built', seat: 0, card, n: 0 }))
  }
  const placesWith = (...more: GameEvent[]) => placesAfter([...game.events.value, ...more], game.info)
  const draw = (card: string): GameEvent => ({ kind: 'drawn', card })
  return { game, first, second, next, buy, draw, placesWith }
}

for (const setup of [
  { edition: 'two', players: 2 },
  { edition: 'harbor', players: 2, market: 'ten' },
] as const)
  test(`a new stack lies where the one that went lay, and nothing else moves: ${setup.edition}`, async () => {
    const { game, first, second, next, buy, draw, placesWith } = await begun(setup)
    for (const { places, offers } of rowsOf(game, offersFor(game))) {
      expect(offers.map(({ card }) => card.id)).toEqual(places)
      const numbers = offers.map(({ card }) => firstNumber(card))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
    const decided: GameEvent = { kind: 'decided', seat: 0, answer: { kind: 'build', card: second } }
    const before = placesWith(decided)
    const after = placesWith(decided, ...buy(second), draw(next[0].id))
    expect(after).toEqual(before.map((id) => (id === second ? next[0].id : id)))
    // Two are free: each new one takes the first place that is, and a card that comes back while its own is free, that.
    const both = [decided, ...buy(first), ...buy(second)]
    expect(placesWith(...both, draw(next[0].id))[before.indexOf(first)]).toBe(next[0].id)
    expect(placesWith(...both, draw(second))).toEqual(before)
  })

test('a place that stays free is kept, so that the others stay where they are', async () => {
  const { game, first, buy } = await begun({ edition: 'two', players: 2 })
  const before = rowsOf(game, offersFor(game))
  const left = game.market.value.filter(({ id }) => id !== first)
  game.events.value = [...game.events.value, ...buy(first)]
  game.shown.value = { ...game.shown.value, market: left }
  const after = rowsOf(game, offersFor(game))
  expect(after.map(({ places }) => places)).toEqual(before.map(({ places }) => places))
  expect(after[0].offers.map(({ card }) => card.id)).not.toContain(first)
})
