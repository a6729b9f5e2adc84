import '../testing/page.ts'
import { beforeAll, expect, test } from 'vitest'
import { Game } from '../game/game.ts'
import { onScreen } from '../motion/perform.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { usualDice } from './usual-dice.ts'

beforeAll(sitDown)

/** Ann's town has these cards, and she has rolled so many dice. */
async function usual(cards: readonly string[], ...rolled: readonly (1 | 2)[]): Promise<number> {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  const { towns, ...view } = game.shown.value
  const own = { ...towns[0], cards: cards.map((id) => ({ ...towns[0].cards[0], id, open: 1 })) }
  game.shown.value = { ...view, towns: [own, ...towns.slice(1)] }
  game.events.value = rolled.map((dice) => ({ kind: 'decided', seat: 0, answer: { kind: 'roll', dice } }))
  return usualDice(game, 0)
}

test('before somebody has rolled two dice their houses tell how many they need', async () => {
  expect(await usual(['wheat-field', 'forest'])).toBe(1)
  expect(await usual(['wheat-field', 'mine'], 1)).toBe(2)
  // A restaurant waits for the dice of others.
  expect(await usual(['wheat-field', 'family-restaurant'])).toBe(1)
})

test('afterwards it is as many as last time', async () => {
  expect(await usual(['wheat-field'], 1, 2)).toBe(2)
  expect(await usual(['mine'], 2, 1)).toBe(1)
})
