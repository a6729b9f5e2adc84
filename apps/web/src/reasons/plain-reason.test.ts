import '../testing/page.ts'
import type { Reason } from '@machinami/bots'
import type { EditionId } from '@machinami/cards'
import type { Answer } from '@machinami/engine'
import { beforeAll, expect, test } from 'vitest'
import { Game } from '../game/game.ts'
import { onScreen } from '../motion/perform.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { withAside } from '../words/aside.ts'
import { plainReason } from './plain-reason.ts'

beforeAll(async () => {
  await sitDown()
  await withAside(async () => null)
})

const NOTHING = { move: 0, chance: 0.4, wins: false, income: 0, tempo: 0, denial: 0, goal: 0, later: false }
const speaksFor = async (edition: EditionId, answer: Answer, change: Partial<Reason> = {}, isBest = true) =>
  plainReason(new Game(await tableFor({ edition, players: 2 }), onScreen), 0, { ...NOTHING, answer, ...change }, isBest)
const building = (edition: EditionId, card: string) => speaksFor(edition, { kind: 'build', card })

test('a card that simply pays says when', async () => {
  expect(await building('base', 'forest')).toBe('pays on everybody’s 5')
  expect(await building('base', 'bakery')).toBe('pays on your 2–3')
  expect(await building('base', 'cafe')).toBe('others pay you when they roll 3')
})

test('a card that does not simply pay says what it does', async () => {
  expect(await building('harbor', 'mackerel-boat')).toMatch(/^8: .*Harbor/)
  expect(await building('base', 'business-center')).toMatch(/^6: You may swap/)
  expect(await building('base', 'cheese-factory')).toMatch(/^7: .*cow/)
  expect(await building('row', 'demolition-company')).toMatch(/^4: You must pull down .* 8 coins/)
  // On its numbers it costs coins.
  expect(await building('row', 'loan-office')).toBe('When you build it, the bank pays you 5 coins.')
})

test('an action says what it does', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  const action = { id: 'festival', kind: 'action', cost: 2, does: [{ verb: 'gain', amount: 6 }] } as const
  ;(game.cards as Map<string, object>).set(action.id, action)
  const reason = { ...NOTHING, answer: { kind: 'build', card: action.id } } as const
  expect(plainReason(game, 0, reason, true)).toBe('The bank pays you 6 coins.')
})

test('a landmark says how many are left then', async () => {
  expect(await building('base', 'train-station')).toBe('then 3 landmarks to go')
})

test('other answers say in a few words what they change, and nothing that speaks against the best of them', async () => {
  expect(await speaksFor('base', { kind: 'from', seat: 1 }, { denial: 0.4 })).toBe('slows down your nearest rival')
  expect(await speaksFor('base', { kind: 'keep' }, { tempo: -0.4, denial: -0.3 })).toBe('brings you nearer to the goal')
  expect(await speaksFor('base', { kind: 'reroll', dice: 1 })).toBe('another roll is better on average')
  expect(await speaksFor('base', { kind: 'reroll', dice: 1 }, {}, false)).toBeNull()
})
