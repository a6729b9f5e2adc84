import '../testing/page.ts'
import type { GameMoment } from '@machinami/host'
import type { Question } from '@machinami/table'
import { effect } from '@preact/signals'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onScreen } from '../motion/perform.ts'
import { change } from '../store/settings.ts'
import { type FarTable, farTable } from '../testing/far-table.ts'
import { sitDown } from '../testing/tables.ts'
import { Game } from './game.ts'

beforeAll(sitDown)
afterEach(() => change({ speed: 'instant' }))

const BASE = { edition: 'base', players: 2, first: 0 } as const
const SECRET = { edition: 'legacy', players: 3, house: { 'town-square': 'two-of-four' } } as const

const until = async (isSo: () => boolean): Promise<void> => {
  for (let i = 0; i < 4000 && !isSo(); i++) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(isSo()).toBe(true)
}

/** Ann answers with the first option she has. */
const answer = (game: Game): Promise<void> => {
  const question = game.question.peek()
  if (!question) throw new Error('nobody is asked')
  return game.play(question, question.options[0].move)
}

const whichNext = (n: number, cards: readonly string[]): Question => ({
  ...{ n, seat: 0, question: 'order', card: null, fallback: 0 },
  options: cards.map((card, move) => ({ move, answer: { kind: 'next', card } })),
})

/** What Ann has seen is what stands at the table. */
const expectSame = ({ table }: FarTable, game: Game) => {
  expect(game.events.value.map(({ kind }) => kind)).toEqual(
    table.events(0, 0).flatMap(({ kind }) => (kind === 'undone' ? [] : [kind])),
  )
  expect(game.shown.value.towns.map(({ coins }) => coins)).toEqual(game.latest.view.towns.map(({ coins }) => coins))
}

test('what others do at a far table is told, and then it is one’s own turn', async () => {
  const far = farTable(BASE)
  const game = new Game(far.atScreen, onScreen)
  game.begin()
  while (far.table.asked().some(({ seat }) => seat === 0)) {
    await answer(game)
    await until(() => !game.busy.value)
  }
  expect(game.question.value).toBeNull()
  while (far.table.asked().some(({ seat }) => seat === 1)) far.othersPlay(1)
  await until(() => game.question.value?.seat === 0)
  expect(game.busy.value).toBe(false)
  expectSame(far, game)
})

test('what others do while I think does not lock my screen', async () => {
  const far = farTable(SECRET)
  const game = new Game(far.atScreen, onScreen)
  game.begin()
  const mine = game.question.value
  expect(mine?.question).toBe('pick')
  change({ speed: 'calm' })
  const seen: unknown[] = []
  const stop = effect(() => {
    seen.push([game.question.value, game.busy.value])
  })
  const before = game.events.value.length
  far.othersPlay(1)
  far.othersPlay(2)
  await until(() => game.events.value.length > before && game.latest.events.length > 0)
  stop()
  for (const each of seen) expect(each).toEqual([mine, false])
  expect(game.question.value).toBe(mine)
})

test('an answer given while others’ doings are shown counts once, and the question does not come back', async () => {
  const far = farTable(SECRET, true)
  const game = new Game(far.atScreen, onScreen)
  game.begin()
  const first = game.question.value
  change({ speed: 'normal' })
  far.othersPlay(1)
  const played = answer(game)
  const came: (number | undefined)[] = []
  const stop = effect(() => {
    came.push(game.question.value?.n)
  })
  far.othersPlay(2)
  // While the answer is on its way one still sees what others do.
  await until(() => game.latest.from + game.latest.events.length === far.table.events().length)
  expect(game.busy.value).toBe(true)
  far.arrive()
  await played
  stop()
  expect(game.busy.value).toBe(false)
  expect(game.question.value?.n).not.toBe(first?.n)
  // After it was answered it went away and stayed away.
  const gone = came.findIndex((n) => n !== first?.n)
  expect(came.slice(gone)).not.toContain(first?.n)
  expectSame(far, game)
})

test('a reply that was overheard before it came is not shown twice', async () => {
  const far = farTable(BASE)
  const game = new Game(far.atScreen, onScreen)
  game.begin()
  await answer(game)
  await until(() => !game.busy.value)
  expectSame(far, game)
})

test('an order given at a far table answers the questions it asks for, and all that came of it is told', async () => {
  const { atScreen } = farTable(BASE)
  const { opening } = atScreen
  const cards = ['ranch', 'bakery', 'mine']
  /** Ann is asked which of the cards that are left acts next; the one before has brought a coin. */
  const ordering = (acted: number): GameMoment => ({
    ...opening,
    from: opening.events.length + acted - 1,
    events: acted === 0 ? [] : [{ kind: 'gained', seat: 0, n: 1, by: cards[acted - 1] }],
    questions: acted < cards.length ? [whichNext(acted + 1, cards.slice(acted))] : [],
  })
  const begun = { ...ordering(0), from: 0, events: opening.events }
  let tell: (moment: GameMoment) => void = () => undefined
  let acted = 0
  const game = new Game(
    {
      ...atScreen,
      opening: begun,
      watch: (told) => {
        tell = told
        return () => undefined
      },
      play: async () => {
        const news = ordering(++acted)
        tell(news)
        await new Promise((resolve) => setTimeout(resolve, 5))
        return { ...news, from: news.from + 1, events: [] }
      },
    },
    onScreen,
  )
  game.begin()
  const asked: (number | undefined)[] = []
  const stop = effect(() => void asked.push(game.question.value?.n))
  const { value: question } = game.question
  if (!question) throw new Error('nobody is asked')
  await game.playInOrder(question, cards)
  stop()
  expect(acted).toBe(3)
  expect(asked).toEqual([1, undefined])
  expect(game.events.value.slice(opening.events.length)).toEqual(
    cards.map((by) => ({ kind: 'gained', seat: 0, n: 1, by })),
  )
})

test('a far table that tells nothing more after one left is left alone', async () => {
  const far = farTable(SECRET)
  const game = new Game(far.atScreen, onScreen)
  game.begin()
  const before = game.events.value.length
  game.leave()
  far.othersPlay(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(game.events.value).toHaveLength(before)
})
