import '../testing/page.ts'
import type { GameEvent } from '@machinami/engine'
import { beforeAll, expect, test } from 'vitest'
import { Game } from '../game/game.ts'
import { onScreen } from '../motion/perform.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { chaptersOf } from './lines.ts'

beforeAll(sitDown)

const EVENTS: readonly GameEvent[] = [
  { kind: 'received', seat: 0, card: 'wheat-field', n: 1 },
  { kind: 'turn', seat: 0, n: 1 },
  { kind: 'decided', seat: 0, answer: { kind: 'roll', dice: 1 } },
  { kind: 'rolled', dice: [2] },
  { kind: 'gained', seat: 0, n: 1, by: 'bakery' },
  { kind: 'built', seat: 0, card: 'cafe', n: 2 },
  { kind: 'turn', seat: 1, n: 2 },
  { kind: 'paid', from: 1, to: 0, n: 1, by: 'cafe' },
  { kind: 'decided', seat: 1, answer: { kind: 'pass' } },
]

async function told(): Promise<Game> {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  game.story.value = EVENTS
  return game
}

const shape = (game: Game, filter: Parameters<typeof chaptersOf>[1], most = 9) =>
  chaptersOf(game, filter, most).map(({ turn, lines }) => [turn, ...lines.map(({ at }) => at)])

test('the newest turn first; a decision is told only when nothing else tells it', async () => {
  expect(shape(await told(), 'all')).toEqual([
    [2, 7, 8],
    [1, 3, 4, 5],
    [0, 0],
  ])
})

test('coins, buildings, and what is mine', async () => {
  const game = await told()
  expect(shape(game, 'coins')).toEqual([
    [2, 7],
    [1, 4],
  ])
  expect(shape(game, 'builds')).toEqual([
    [1, 5],
    [0, 0],
  ])
  expect(shape(game, 'mine')).toEqual([
    [2, 7],
    [1, 4, 5],
    [0, 0],
  ])
})

test('a long game shows its last turns only', async () => {
  expect(shape(await told(), 'all', 1)).toEqual([[2, 7, 8]])
})
