import '../testing/page.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { thrown } from '../dice/throw.ts'
import { Game } from '../game/game.ts'
import type { GameTable } from '../game/game-table.ts'
import { change } from '../store/settings.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { onScreen } from './perform.ts'
import { outcome } from './told.ts'

beforeAll(async () => {
  await sitDown()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterAll(() => {
  vi.useRealTimers()
  change({ speed: 'instant' })
})

/** How many questions the table has not answered yet: while it thinks, no time passes here. */
let thinking = 0

async function counted<T>(asked: Promise<T>): Promise<T> {
  thinking++
  try {
    return await asked
  } finally {
    thinking--
  }
}

function answer(game: Game, kind: string): Promise<unknown> {
  const question = game.question.peek()
  const option = question?.options.find((each) => each.answer.kind === kind)
  if (!question || !option) throw new Error(`nobody is asked to ${kind}`)
  return game.play(question, option.move)
}

/** Lets time pass until something is done, but none while the table thinks. */
async function until<T>(done: Promise<T>): Promise<T> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  done.then(over, over)
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(thinking > 0 ? 0 : 5)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return done
}

/** A table at which Ann may build, and three bots come after her. */
async function atTable(): Promise<Game> {
  const bots = [undefined, 'planner', 'planner', 'planner']
  change({ speed: 'instant' })
  const table = await tableFor({ edition: 'base', players: 4, first: 0 }, {}, bots)
  const play: GameTable['play'] = (...asked) => counted(table.play(...asked))
  const next: GameTable['next'] = (...asked) => counted(table.next(...asked))
  const game = new Game({ ...table, play, next }, onScreen)
  game.begin()
  while (game.busy.peek()) await until(Promise.resolve())
  await until(answer(game, 'roll'))
  return game
}

/** Ann passes, and bots play until she is asked again, on a clock of its own. */
async function roundAt(speed: 'normal' | 'fast'): Promise<{ ms: number; outcomes: number[] }> {
  const game = await atTable()
  change({ speed })
  const begun = performance.now()
  const outcomes: number[] = []
  let seat = -1
  const stop = outcome.subscribe((told) => {
    if (told && told.seat !== seat) outcomes.push(performance.now() - begun)
    seat = told?.seat ?? -1
  })
  await until(answer(game, 'pass'))
  stop()
  return { ms: performance.now() - begun, outcomes }
}

test.each([
  ['normal', 7000, 800],
  ['fast', 3000, 500],
] as const)('a round of three bots takes its time and no more, at %s speed', async (speed, most, least) => {
  const { ms, outcomes } = await roundAt(speed)
  console.info(`a round of three bots at ${speed} speed: ${Math.round(ms)} ms`)
  expect(ms).toBeGreaterThan(most / 2)
  expect(ms).toBeLessThanOrEqual(most)
  // What a roll came to stays long enough to be read.
  const stays = outcomes.map((from, i) => (outcomes[i + 1] ?? ms) - from)
  expect(Math.min(...stays)).toBeGreaterThanOrEqual(least)
})

test('a turn can be taken back until the next dice settle, and they lie as they lay then', async () => {
  const game = await atTable()
  change({ speed: 'normal' })
  const begun = performance.now()
  let [regretted, told] = [0, 0]
  const stops = [
    game.mayTakeBack.subscribe((may) => {
      if (may) regretted = 0
      else if (regretted === 0) regretted = performance.now() - begun
    }),
    outcome.subscribe((now) => {
      if (now && now.seat !== 0 && told === 0) told = performance.now() - begun
    }),
  ]
  await until(answer(game, 'pass'))
  for (const stop of stops) stop()
  expect(told - regretted).toBeLessThan(300)

  const again = await atTable()
  change({ speed: 'normal', motion: 'on' })
  const passed = answer(again, 'pass')
  await until(new Promise((resolve) => setTimeout(resolve, 1000)))
  expect(thrown.peek().motion).toBe('tumbling')
  await until(again.takeBack())
  await until(passed)
  change({ motion: 'auto' })
  expect(thrown.peek()).toMatchObject({ motion: 'lying' })
  expect(again.question.peek()?.question).toBe('build')
})
