import '../testing/page.ts'
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { put, read, write } from './database.ts'
import {
  branchKey,
  type ErasedGame,
  eraseGame,
  type ListedGame,
  listGames,
  nameGame,
  putBack,
  readSave,
} from './games.ts'
import { gameInProgress, goingOn } from './going-on.ts'
import { Keeper, type Standing } from './keeper.ts'
import { oldSave } from './old-save.ts'
import { keep } from './storage.ts'

const SEATS = [
  { name: 'Ann', cards: ['bakery'], landmarks: [] },
  { name: 'Ben', bot: 'planner', cards: [], landmarks: [] },
]
const standing = (more: Partial<Standing> = {}): Standing => ({
  ...{ edition: 'base', turn: 3, seats: SEATS, people: [0], winner: null, over: false, next: 0 },
  ...more,
})
const save = (record: string) => ({ format: 1, record }) as const

test('any number of games go on beside each other; what goes on comes first, and mine before the others', async () => {
  const [theirs, mine, over] = [new Keeper('theirs'), new Keeper('mine'), new Keeper('over')]
  await mine.keep(save('m'), standing())
  await theirs.keep(save('t'), standing({ next: 1 }))
  await over.keep(save('o'), standing({ over: true, winner: 0 }))
  const games = (await listGames()) as ListedGame[]
  expect(games.map(({ key }) => key)).toEqual(['mine', 'theirs', 'over'])
  expect(goingOn().map(({ key }) => key)).toEqual(['theirs', 'mine'])
  expect(await readSave('theirs')).toEqual(save('t'))
})

test('a game keeps its name from step to step, and goes with everything that is known of it', async () => {
  const game = new Keeper('named')
  await game.keep(save('a'), standing())
  await nameGame('named', 'Sunday')
  await game.keep(save('b'), standing({ turn: 4 }))
  const found = ((await listGames()) as ListedGame[]).find(({ key }) => key === 'named')
  expect(found).toMatchObject({ title: 'Sunday', turn: 4 })
  const fork = { key: branchKey('named'), value: { from: 'other', at: 3 } }
  const review = { key: 'named', version: '1', review: {} }
  await write(put('notes', fork), put('reviews', review))
  const erased = (await eraseGame('named')) as ErasedGame
  expect(await read('notes', fork.key)).toBeUndefined()
  expect(await read('reviews', 'named')).toBeUndefined()
  expect(await readSave('named')).toBeNull()
  expect(goingOn().some(({ key }) => key === 'named')).toBe(false)
  await putBack(erased)
  expect(await readSave('named')).toEqual(save('b'))
  expect(await read('notes', fork.key)).toEqual(fork)
  expect(await read('reviews', 'named')).toEqual(review)
  expect(((await listGames()) as ListedGame[]).find(({ key }) => key === 'named')).toEqual(found)
})

test('the one game of old is the one to go on with until it has moved in', () => {
  keep('game', JSON.stringify({ format: 1, record: 'machinami 2', edition: 'two', turn: 7, over: false }))
  expect(gameInProgress()).toEqual({ key: '', edition: 'two', turn: 7 })
  for (const broken of ['{', '{"format":0}', 'null']) {
    keep('game', broken)
    expect(oldSave()).toMatchObject({ save: null, text: broken })
  }
})
