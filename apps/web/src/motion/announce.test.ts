import '../testing/page.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Game } from '../game/game.ts'
import { hush, say, spokenLines } from '../shell/spoken.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { sumUp } from './announce.ts'
import { onScreen } from './perform.ts'

beforeAll(sitDown)
beforeEach(hush)

const spoken = () => spokenLines.value.map(({ text }) => text)

test('a turn in a line: what was built by name, coins as what they came to', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  sumUp(game, [
    { kind: 'paid', from: 0, to: 1, n: 2, by: 'cafe' },
    { kind: 'gained', seat: 0, n: 5, by: 'forest' },
    { kind: 'built', seat: 0, card: 'ranch', n: 1 },
  ])
  expect(spoken()).toHaveLength(1)
  expect(spoken()[0]).toMatch(/Ranch.*; Ann: \+3; Ben: \+2$/)
})

test('where there is nothing to say nothing is said', () => {
  say('')
  say('Roll the die.')
  expect(spoken()).toEqual(['Roll the die.'])
})
