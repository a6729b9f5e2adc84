import '../testing/page.ts'
import { beforeAll, expect, test } from 'vitest'
import { onScreen } from '../motion/perform.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { paymentIn } from './context.ts'
import { Game } from './game.ts'

beforeAll(sitDown)

test('who pays whom is said to the one person at the table, and by name to several', async () => {
  const sentences = async (bots: readonly (string | undefined)[]) => {
    const game = new Game(await tableFor({ edition: 'base', players: 2 }, {}, bots), onScreen)
    return [paymentIn(game, { from: 0, to: 1, n: 2 }), paymentIn(game, { from: 1, to: 0, n: 1 })]
  }
  expect(await sentences([undefined, 'planner'])).toEqual(['You pay Ben 2 coins', 'Ben pays you 1 coin'])
  expect(await sentences([])).toEqual(['Ann pays Ben 2 coins', 'Ben pays Ann 1 coin'])
})
