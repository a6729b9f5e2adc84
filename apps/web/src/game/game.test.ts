import '../testing/page.ts'
import 'fake-indexeddb/auto'
import type { Refusal } from '@machinami/cards'
import type { GameMoment } from '@machinami/host'
import { effect } from '@preact/signals'
import { beforeAll, expect, test } from 'vitest'
import { onScreen } from '../motion/perform.ts'
import { readGame, readSave } from '../store/games.ts'
import { goingOn } from '../store/going-on.ts'
import { Keeper } from '../store/keeper.ts'
import { change } from '../store/settings.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { Game } from './game.ts'
import type { GameTable } from './game-table.ts'

beforeAll(sitDown)

const BASE = { edition: 'base', players: 2 } as const
const LEGACY = { edition: 'legacy', players: 2, house: { 'town-square': 'two-of-four' } } as const

/** A game on a table that answers, and whatever follows by itself has been shown. */
async function begun(table: GameTable, keeper: Keeper | null = null): Promise<Game> {
  const game = new Game(table, onScreen, { keeper })
  game.begin()
  await rest(game)
  return game
}

const rest = async (game: Game): Promise<void> => {
  for (let i = 0; i < 2000 && game.busy.peek(); i++) await new Promise((resolve) => setTimeout(resolve, 1))
}

async function answer(game: Game, kind: string): Promise<void> {
  const question = game.question.peek()
  const option = question?.options.find((each) => each.answer.kind === kind)
  if (!question || !option) throw new Error(`nobody is asked to ${kind}`)
  await game.play(question, option.move)
  await rest(game)
}

test('an answer moves the game on and is kept', async () => {
  const table = await tableFor(BASE)
  const keeper = new Keeper()
  const game = await begun(table, keeper)
  expect(game.question.value?.question).toBe('dice')
  await answer(game, 'roll')
  expect(game.question.value?.question).toBe('build')
  expect(game.busy.value).toBe(false)
  expect(game.shown.value.dice).toHaveLength(1)
  await expect.poll(() => readSave(keeper.key)).toMatchObject({ record: await table.record() })
  expect(await readGame(keeper.key)).toMatchObject({ edition: 'base', turn: 1, over: false, people: [0, 1], next: 0 })
  expect(goingOn()).toEqual([{ key: keeper.key, edition: 'base', turn: 1 }])
})

test('a card that was touched is put away with the answer: it says when to build, and that is over', async () => {
  const game = await begun(await tableFor(BASE))
  await answer(game, 'roll')
  const question = game.question.value
  const build = question?.options.find((each) => each.answer.kind === 'build')
  if (!question || !build) throw new Error('nobody can build')
  game.chosen.value = 'wheat-field'
  const building = game.play(question, build.move)
  expect(game.chosen.value).toBe(null)
  await building
})

test('while an answer is on its way nobody can give another', async () => {
  const table = await tableFor(BASE)
  let arrive = (_: unknown): void => undefined
  const sent: number[] = []
  const game = await begun({
    ...table,
    play: async (seat, n, move) => {
      sent.push(move)
      await new Promise((resolve) => {
        arrive = resolve
      })
      return table.play(seat, n, move)
    },
  })
  const question = game.question.value
  if (!question) throw new Error('nobody is asked')
  const first = game.play(question, question.options[0].move)
  expect(game.busy.value).toBe(true)
  await game.play(question, question.options[0].move)
  expect(sent).toHaveLength(1)
  arrive(null)
  await first
  await rest(game)
  expect(game.busy.value).toBe(false)
})

test('what is refused is told, and the game can go on', async () => {
  const game = await begun(await tableFor(BASE, { play: async () => ({ refused: 'stale-question' }) }))
  await answer(game, 'roll')
  expect(game.refusal.value).toEqual({ refused: 'stale-question' })
  expect(game.busy.value).toBe(false)
  expect(game.question.value?.question).toBe('dice')
})

test('taking back gives the coins and the question back', async () => {
  const game = await begun(await tableFor(BASE))
  await answer(game, 'roll')
  const before = game.shown.value.towns.map((town) => town.coins)
  expect(game.undoable.value).toEqual([])
  await game.takeBack()
  expect(game.question.value?.question).toBe('build')
  await answer(game, 'build')
  expect(game.question.value?.seat).toBe(1)
  expect(game.undoable.value).toEqual([0])
  await game.takeBack()
  expect(game.question.value).toMatchObject({ question: 'build', seat: 0 })
  expect(game.shown.value.towns.map((town) => town.coins)).toEqual(before)
  expect(game.events.value.some((event) => event.kind === 'built')).toBe(false)
})

test('whoever has left is told nothing more', async () => {
  const table = await tableFor(BASE)
  let left = 0
  const game = await begun({
    ...table,
    play: async (seat, n, move) => {
      game.leave()
      return table.play(seat, n, move)
    },
    leave: () => {
      left++
    },
  })
  const events = game.events.value.length
  const question = game.question.value
  if (question) await game.play(question, question.options[0].move)
  expect(left).toBe(1)
  expect(game.events.value).toHaveLength(events)
})

/** A moment at which somebody is asked which of these cards acts next. */
const ordering = (moment: GameMoment, n: number, cards: readonly string[]): GameMoment => ({
  ...moment,
  from: moment.events.length,
  events: [],
  goesOn: false,
  questions: [
    {
      n,
      seat: 0,
      question: 'order',
      card: null,
      options: cards.map((card, i) => ({ move: n * 10 + i, answer: { kind: 'next', card } })),
    },
  ],
})

test('an order once given answers every question that asks for the rest of it', async () => {
  const table = await tableFor(BASE)
  const { opening } = table
  const steps = [ordering(opening, 2, ['bakery', 'mine']), { ...ordering(opening, 3, []), questions: [] }]
  const sent: number[] = []
  const game = await begun({
    ...table,
    opening: ordering(opening, 1, ['ranch', 'bakery', 'mine']),
    play: async (_seat, _n, move) => {
      sent.push(move)
      return steps[sent.length - 1]
    },
  })
  const question = game.question.value
  if (!question) throw new Error('nobody is asked')
  const asked: number[] = []
  const stop = effect(() => void asked.push(game.question.value?.n ?? 0))
  await game.playInOrder(question, ['ranch', 'mine', 'bakery'])
  stop()
  expect(sent).toEqual([10, 21])
  // What was answered beforehand is never on the screen.
  expect(asked).toEqual([1, 0])
  expect(game.question.value).toBeNull()
})

test('a wish that does not fit the next question is dropped', async () => {
  const table = await tableFor(BASE)
  const sent: number[] = []
  const game = await begun({
    ...table,
    opening: ordering(table.opening, 1, ['ranch', 'mine']),
    play: async (_seat, _n, move) => {
      sent.push(move)
      return ordering(table.opening, 2, ['forest', 'bakery'])
    },
  })
  const question = game.question.value
  if (question) await game.playInOrder(question, ['ranch', 'mine'])
  expect(sent).toEqual([10])
  expect(game.question.value?.n).toBe(2)
})

test('secret picks are asked of whoever holds the device', async () => {
  const game = await begun(await tableFor(LEGACY))
  expect(game.isSecret).toBe(true)
  game.holder.value = 1
  expect(game.question.value?.seat).toBe(1)
  await answer(game, 'pick')
  expect(game.shown.value.towns.map((town) => town.picks)).toEqual([[], []])
  game.holder.value = 0
  expect(game.question.value?.seat).toBe(0)
})

test('whoever looks back sees what had happened by then', async () => {
  const game = await begun(await tableFor(BASE))
  await answer(game, 'roll')
  await answer(game, 'build')
  const built = game.events.value.findIndex((event) => event.kind === 'built')
  game.lookingAt.value = built - 1
  expect(game.happened.value).toEqual(game.events.value.slice(0, built))
  game.lookingAt.value = null
  expect(game.happened.value).toEqual(game.events.value)
})

test('odds shown while looking back are those of that moment', async () => {
  const game = await begun(await tableFor(BASE))
  const first = await game.odds(0)
  const last = game.events.value.length - 1
  await answer(game, 'roll')
  await answer(game, 'build')
  expect(await game.odds(0)).not.toEqual(first)
  game.lookingAt.value = last
  expect(await game.odds(0)).toEqual(first)
})

test('looking back asks nothing and shows the table as it was', async () => {
  const game = await begun(await tableFor(BASE))
  await answer(game, 'roll')
  const rolled = game.events.value.findIndex((event) => event.kind === 'rolled')
  game.lookingAt.value = rolled - 1
  expect(game.question.value).toBeNull()
  expect(game.view.value.dice).toEqual([])
  game.lookingAt.value = null
  expect(game.view.value.dice).toHaveLength(1)
})

test.each(['fast', 'instant'] as const)(
  'against bots an answer can be taken back until somebody rolls, %s',
  async (speed) => {
    const first = { ...BASE, first: 0 } as const
    const game = await begun(await tableFor(first, {}, [undefined, 'planner']))
    await answer(game, 'roll')
    change({ speed })
    const { view } = game.latest
    const record = await game.record()
    const question = game.question.peek()
    const pass = question?.options.find((each) => each.answer.kind === 'pass')
    if (!question || !pass) throw new Error('nobody is asked to build')
    const passing = game.play(question, pass.move)
    for (let i = 0; i < 500 && !game.holding.peek(); i++) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(game.mayTakeBack.value).toBe(true)
    await game.takeBack()
    await passing
    change({ speed: 'instant' })
    expect(game.latest).toMatchObject({ view })
    expect(await game.record()).toBe(record)
    expect(game.question.value?.question).toBe('build')
    // What a bot rolled has been seen: nobody goes back behind that.
    await answer(game, 'pass')
    expect(game.question.value).toMatchObject({ question: 'dice', seat: 0 })
    expect(game.mayTakeBack.value).toBe(false)
  },
)

test('whoever skips ahead has no second thoughts', async () => {
  const game = await begun(await tableFor({ ...BASE, first: 0 }, {}, [undefined, 'planner']))
  await answer(game, 'roll')
  const question = game.question.peek()
  const pass = question?.options.find((each) => each.answer.kind === 'pass')
  if (!question || !pass) throw new Error('nobody is asked to build')
  const passing = game.play(question, pass.move)
  for (let i = 0; i < 500 && !game.holding.peek(); i++) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(game.busy.value).toBe(true)
  const before = performance.now()
  game.skip()
  await passing
  expect(performance.now() - before).toBeLessThan(600)
  expect(game.question.value).toMatchObject({ question: 'dice', seat: 0 })
})

test('a mistake while something is shown is told, and the game does not stand still in silence', async () => {
  const table = await tableFor(BASE)
  const { error } = console
  console.error = () => undefined
  const game = await begun({
    ...table,
    play: async () => {
      throw new Error('fell over')
    },
  })
  await answer(game, 'roll')
  console.error = error
  expect(game.refusal.value).toEqual({ refused: 'broken-down' })
  expect(game.busy.value).toBe(false)
})

test('nobody is asked at a table that is laid again, until it is refused', async () => {
  const game = await begun(await tableFor(BASE))
  let arrive = (_: Refusal | null): void => undefined
  const laid = game.layAgain(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  expect(game.question.value).toBeNull()
  arrive({ refused: 'broken-down' })
  await laid
  expect(game.refusal.value).toEqual({ refused: 'broken-down' })
  expect(game.question.value?.question).toBe('dice')
  expect(game.busy.value).toBe(false)
})

test('an order that was refused answers nothing later', async () => {
  const table = await tableFor(BASE)
  const sent: number[] = []
  const game = await begun({
    ...table,
    opening: ordering(table.opening, 1, ['ranch', 'bakery', 'mine']),
    play: async (_seat, _n, move) => {
      sent.push(move)
      return sent.length === 1 ? { refused: 'stale-question' } : ordering(table.opening, 2, ['bakery', 'mine'])
    },
  })
  const question = game.question.value
  if (!question) throw new Error('nobody is asked')
  await game.playInOrder(question, ['ranch', 'bakery', 'mine'])
  await game.play(question, question.options[0].move)
  expect(sent).toEqual([10, 10])
})

test('when taking back is refused in the moment for second thoughts, the others go on', async () => {
  const first = { ...BASE, first: 0 } as const
  const refuses = { undo: async () => ({ refused: 'nothing-to-undo' }) as const }
  const game = await begun(await tableFor(first, refuses, [undefined, 'planner']))
  await answer(game, 'roll')
  change({ speed: 'fast' })
  const question = game.question.peek()
  const pass = question?.options.find((each) => each.answer.kind === 'pass')
  if (!question || !pass) throw new Error('nobody is asked to build')
  const passing = game.play(question, pass.move)
  for (let i = 0; i < 500 && !game.holding.peek(); i++) await new Promise((resolve) => setTimeout(resolve, 1))
  const taking = game.takeBack()
  change({ speed: 'instant' })
  await Promise.all([passing, taking])
  expect(game.refusal.value).toEqual({ refused: 'nothing-to-undo' })
  expect(game.question.value).toMatchObject({ question: 'dice', seat: 0 })
})
