import '../testing/page.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Game } from '../game/game.ts'
import { hush, say, spokenLines } from '../shell/spoken.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { speak } from '../words/index.ts'
import { announce, sumUp } from './announce.ts'
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

test('coins that move together are one line: my own told whole, the others as what they came to', async () => {
  const table = await tableFor({ edition: 'base', players: 4 }, {}, [undefined, 'planner', 'planner', 'planner'])
  const game = new Game(table, onScreen)
  announce(game, [
    { kind: 'paid', from: 0, to: 1, n: 2, by: 'cafe' },
    { kind: 'paid', from: 3, to: 2, n: 1, by: 'cafe' },
    { kind: 'gained', seat: 0, n: 5, by: 'forest' },
    { kind: 'gained', seat: 2, n: 3, by: 'forest' },
  ])
  const { seats } = game.info
  expect(spoken()).toHaveLength(1)
  expect(spoken()[0].split('; ')).toEqual([
    expect.stringMatching(/^You pay .* 2 coins \(Café\)$/),
    expect.stringMatching(/^You get 5 coins .*\(Forest\)$/),
    `${seats[2].name}: +4`,
    `${seats[3].name}: -1`,
  ])
})

test('a coin that moves alone is told whole', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  announce(game, [{ kind: 'gained', seat: 1, n: 1, by: 'bakery' }])
  expect(spoken()).toEqual([expect.stringMatching(/1 coin from the bank \(Bakery\)$/)])
})

test('Japanese has no semicolon between what happened together', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  await speak('ja')
  sumUp(game, [
    { kind: 'gained', seat: 0, n: 5, by: 'forest' },
    { kind: 'gained', seat: 1, n: 2, by: 'bakery' },
  ])
  await speak('en')
  expect(spoken()).toEqual(['Ann：+5。Ben：+2'])
})
