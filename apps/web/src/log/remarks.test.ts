import '../testing/page.ts'
import { LANG_CODES } from '@machinami/lang'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Game } from '../game/game.ts'
import { onScreen } from '../motion/perform.ts'
import { spokenLines } from '../shell/spoken.ts'
import { farTable } from '../testing/far-table.ts'
import { sitDown } from '../testing/tables.ts'
import { speak } from '../words/index.ts'
import { chaptersOf } from './lines.ts'

beforeAll(sitDown)
afterEach(() => speak('en'))

const until = async (isSo: () => boolean): Promise<void> => {
  for (let i = 0; i < 4000 && !isSo(); i++) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(isSo()).toBe(true)
}

/** A table at which Ben's time ran out, a bot took over, and Dora sat down for it. */
async function afterComingsAndGoings() {
  const far = farTable({ edition: 'base', players: 2, first: 1 })
  const game = new Game(far.atScreen, onScreen)
  game.begin()
  const [asked] = far.table.asked()
  far.happens((table) => table.timeOut(1, asked.n))
  far.happens((table) => table.reseat(1, { name: 'Ben', bot: 'planner' }))
  far.happens((table) => table.reseat(1, { name: 'Dora' }))
  await until(() => game.remarks.value.length === 3 && game.story.value === game.events.value)
  return { far, game }
}

const written = (game: Game, filter: 'all' | 'mine' | 'coins' = 'all'): string[] =>
  chaptersOf(game, filter, 99).flatMap(({ lines }) =>
    lines.filter(({ kind }) => kind === 'late' || kind === 'reseated').map(({ text }) => text),
  )

test('a seat that changes hands and an answer of the clock are in the log and said aloud', async () => {
  const { game } = await afterComingsAndGoings()
  const told = ['Ben runs out of time', 'A bot plays on for Ben', 'Dora takes over from Ben']
  expect(written(game).sort()).toEqual([...told].sort())
  expect(spokenLines.value.map(({ text }) => text)).toEqual(expect.arrayContaining(told))
  expect(game.info.seats.map(({ name }) => name)).toEqual(['Ann', 'Dora'])
  // It is neither mine nor about coins, and a line leads to its moment.
  expect(written(game, 'mine')).toEqual([])
  expect(written(game, 'coins')).toEqual([])
  const lines = chaptersOf(game, 'all', 99).flatMap((chapter) => chapter.lines)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  for (const { at } of lines) expect(at).toBeLessThan(game.events.value.length)
})

test.each(LANG_CODES)('what happens beside the game has its words: %s', async (code) => {
  const { game } = await afterComingsAndGoings()
  await speak(code)
  const texts = written(game)
  expect(texts).toHaveLength(3)
  for (const text of texts) expect(text).toContain('Ben')
})

test('whoever comes later reads the same', async () => {
  const { far, game } = await afterComingsAndGoings()
  const { info } = far.atScreen
  const opening = { ...far.atScreen.opening, from: 0, events: far.table.events(0, 0) }
  const later = new Game({ ...far.atScreen, info: { ...info, seats: far.table.seats }, opening }, onScreen)
  await until(() => later.story.value.length === game.story.value.length)
  expect(written(later)).toEqual(written(game))
})
