import '../testing/page.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { thrown } from '../dice/throw.ts'
import { Game } from '../game/game.ts'
import type { GameTable } from '../game/game-table.ts'
import { change } from '../store/settings.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { onScreen } from './perform.ts'
import { spotlight } from './spotlight.ts'
import { deed, outcome } from './told.ts'

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

/** Everything that is written on the table now. */
const written = (): string[] => [
  ...(outcome.value ? [`rolled ${outcome.value.seat} ${outcome.value.total}`] : []),
  ...(outcome.value?.bank ?? []).map(({ seat, n }) => `got ${seat} ${n}`),
  ...(outcome.value?.paid ?? []).map(({ from, to, n }) => `paid ${from} ${to} ${n}`),
  ...(deed.value ? [`deed ${JSON.stringify(deed.value)}`] : []),
  ...[...spotlight.value.seats].map(([seat, n]) => `purse ${seat} ${n}`),
  ...[...spotlight.value.plots].map(([plot, n]) => `house ${plot} ${n}`),
]

/** Ann passes, and bots play until she is asked again, on a clock of its own: how long each text stayed meanwhile. */
async function roundAt(speed: 'normal' | 'fast') {
  const game = await atTable()
  change({ speed })
  const begun = performance.now()
  const stayed: { readonly text: string; readonly ms: number }[] = []
  let before = new Map<string, number>()
  const look = () => {
    const now = new Map(written().map((text) => [text, before.get(text) ?? performance.now()]))
    for (const [text, since] of before) if (!now.has(text)) stayed.push({ text, ms: performance.now() - since })
    before = now
  }
  const stops = [outcome, deed, spotlight].map((each) => each.subscribe(look))
  await until(answer(game, 'pass'))
  for (const stop of stops) stop()
  const ms = performance.now() - begun
  // Then Ann's question takes the place of what is told; amounts stay beside it.
  for (const [text, since] of before)
    if (/^(rolled|got|paid|deed)/.test(text)) stayed.push({ text, ms: performance.now() - since })
  return { ms, stayed }
}

/** Dice are thrown as at any table: in so many rounds everything that can be written is. */
const ROUNDS = 5

test.each([
  ['normal', 7000, 800],
  ['fast', 3000, 500],
] as const)('a round of three bots takes its time and no more, at %s speed', async (speed, most, least) => {
  const rounds: Awaited<ReturnType<typeof roundAt>>[] = []
  while (rounds.length < ROUNDS) rounds.push(await roundAt(speed))
  const times = rounds.map(({ ms }) => Math.round(ms))
  console.info(`rounds of three bots at ${speed} speed: ${times.join(', ')} ms`)
  expect(Math.min(...times)).toBeGreaterThan(most / 2)
  expect(Math.max(...times)).toBeLessThanOrEqual(most)
  // What a roll came to stays long enough to be read, and so does everything else.
  const stayed = rounds.flatMap((round) => round.stayed)
  expect(stayed.filter(({ text, ms }) => ms < (text.startsWith('rolled') ? least : 400))).toEqual([])
  for (const kind of ['rolled', 'got', 'deed', 'purse', 'house'])
    expect(stayed.filter(({ text }) => text.startsWith(kind))).not.toEqual([])
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
