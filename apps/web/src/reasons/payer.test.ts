import '../testing/page.ts'
import type { EditionId } from '@machinami/cards'
import { beforeAll, expect, test } from 'vitest'
import { Game } from '../game/game.ts'
import { onScreen } from '../motion/perform.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { payerForPassing } from './payer.ts'

beforeAll(sitDown)

/** Two towns, and this landmark stands in the first one. */
async function withBuilt(edition: EditionId, id: string): Promise<Game> {
  const game = new Game(await tableFor({ edition, players: 2 }), onScreen)
  const [first, ...others] = game.shown.value.towns
  const sites = [...first.sites.filter((site) => site.id !== id), { id, built: true }]
  game.shown.value = { ...game.shown.value, towns: [{ ...first, sites } as typeof first, ...others] }
  return game
}

test('a landmark of one’s own pays only its owner', async () => {
  const game = await withBuilt('harbor', 'airport')
  expect(payerForPassing(game, 0)).toBe('airport')
  expect(payerForPassing(game, 1)).toBeNull()
})

test('a shared one pays everybody, once somebody has built it', async () => {
  expect(payerForPassing(await withBuilt('two', 'mk2-airport'), 1)).toBe('mk2-airport')
  expect(payerForPassing(await withBuilt('two', 'mk2-harbor'), 1)).toBeNull()
})
