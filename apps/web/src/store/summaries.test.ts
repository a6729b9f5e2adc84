import 'fake-indexeddb/auto'
import { type GameSummary, METHOD } from '@machinami/review'
import { expect, test } from 'vitest'
import { put, write } from './database.ts'
import { branchKey, sumKey } from './games.ts'
import { levelSoFar, summariesIn, summaryIn } from './summaries.ts'

const summary: GameSummary = {
  ...{ id: 'g', at: '2026-11-17T12:00:00.000Z', method: METHOD, edition: 'base', players: 2, seat: 0 },
  ...{ bots: [null, 'planner'], won: true, winner: 0, luckVariance: 0.2, accuracy: 90, cards: [] },
  sum: { start: 0.5, luck: 0.4, dice: 0.4, draws: 0, own: -0.1, others: 0.2, result: 1 },
  losses: { choices: 20, sum: 0.5, squares: 0.1 },
}
const note = (game: string, value: unknown) => ({ key: sumKey(game), value })

test('games that go on from another one count for nothing', () => {
  const notes = [note('a', summary), note('b', summary), { key: branchKey('b'), value: { from: 'a', at: 9 } }]
  expect([...summariesIn(notes).keys()]).toEqual(['a'])
})

test('what somebody else wrote into a file is no summary unless everything is there', () => {
  expect(summaryIn(summary)).toEqual(summary)
  const broken = [
    ...Object.keys(summary)
      .filter((part) => part !== 'won' && part !== 'accuracy')
      .map((part) => ({ ...summary, [part]: undefined })),
    { ...summary, at: 'yesterday' },
    { ...summary, seat: 2 },
    { ...summary, winner: 'length' },
    { ...summary, cards: [null] },
    { ...summary, losses: { choices: '20' } },
  ]
  for (const each of broken) expect(summaryIn(each)).toBeNull()
})

test('a broken one does not keep the level of the others from being told', async () => {
  await write(
    put('notes', note('broken', { method: METHOD, sum: { luck: 0 }, cards: [] })),
    put('notes', note('g', summary)),
  )
  expect(await levelSoFar()).toMatchObject({ choices: 20 })
})
