import '../testing/page.ts'
import type { GameEvent } from '@machinami/engine'
import { beforeAll, expect, test } from 'vitest'
import { Game } from '../game/game.ts'
import { hush, spokenLines } from '../shell/spoken.ts'
import { change } from '../store/settings.ts'
import { sitDown, tableFor } from '../testing/tables.ts'
import { onScreen } from './perform.ts'
import { DARK, spotlight } from './spotlight.ts'
import { deed, isSettled, outcome } from './told.ts'

beforeAll(sitDown)

/** As much of a page as coins need to fly over it; six coins land later than one. */
function openSky(): void {
  const box = { left: 0, top: 0, right: 10, bottom: 10, width: 10, height: 10 }
  const place = { getBoundingClientRect: () => box, animate: () => ({}) }
  const flying = (duration: number) => ({
    finished: new Promise((resolve) => setTimeout(resolve, duration)),
    cancel: () => undefined,
  })
  const coin = () => ({
    getAttribute: () => null,
    setAttribute: () => undefined,
    animate: (_: unknown, { duration = 0, delay = 0 }: { duration?: number; delay?: number }) =>
      flying(duration + delay),
  })
  Object.assign(globalThis, { innerWidth: 800, innerHeight: 600 })
  Object.assign(document, {
    hidden: false,
    querySelectorAll: () => [place],
    getElementById: () => ({ append: () => undefined }),
    createElement: coin,
  })
  change({ speed: 'normal', motion: 'auto' })
}

test('coins that land together are told in the order in which they were earned', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  const before = game.events.value.length
  const events: GameEvent[] = [
    { kind: 'gained', seat: 0, n: 6, by: 'wheat-field' },
    { kind: 'gained', seat: 1, n: 1, by: 'ranch' },
    { kind: 'gained', seat: 0, n: 2, by: 'forest' },
  ]
  openSky()
  await onScreen.perform(game, events)
  expect(game.events.value.slice(before)).toEqual(events)
})

test('who is one landmark from the win is said, too', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  openSky()
  hush()
  for (const card of ['train-station', 'shopping-mall', 'radio-tower'])
    await onScreen.perform(game, [{ kind: 'built', seat: 1, card, n: 0 }])
  const near = spokenLines.value.map(({ text }) => text).filter((text) => text.includes('one to win'))
  expect(near).toEqual(['Ben: one to win'])
})

test('what still moves at a table that was left is not shown at the next, nor is what goes on elsewhere', async () => {
  const first = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  openSky()
  const rolling = onScreen.perform(first, [{ kind: 'rolled', dice: [4] }])
  const earning = onScreen.perform(first, [{ kind: 'gained', seat: 0, n: 2, by: 'wheat-field' }])
  const next = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  await Promise.all([rolling, earning])
  await onScreen.perform(first, [{ kind: 'built', seat: 1, card: 'bakery', n: 1 }])
  onScreen.performAll(first, [{ kind: 'rolled', dice: [6] }])
  expect([outcome.value, spotlight.value, spokenLines.value]).toEqual([null, DARK, []])
  // It goes on all the same, and whoever comes back sees it.
  expect(first.events.value.at(-1)).toMatchObject({ kind: 'built', card: 'bakery' })
  next.leave()
  onScreen.open(first)
  await onScreen.perform(first, [{ kind: 'built', seat: 1, card: 'cafe', n: 2 }])
  expect(spotlight.value.built).toEqual({ seat: 1, card: 'cafe' })
})

test('the town that has won is lit as a whole, not for what was built last', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  openSky()
  await onScreen.perform(game, [{ kind: 'built', seat: 0, card: 'radio-tower', n: 22 }])
  expect(spotlight.value.plots.size).toBe(1)
  await onScreen.perform(game, [{ kind: 'won', seat: 0 }])
  expect(spotlight.value).toBe(DARK)
})

test('what a building cost can be read, however soon the next turn begins', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  openSky()
  change({ speed: 'fast' })
  await onScreen.perform(game, [{ kind: 'built', seat: 1, card: 'forest', n: 3 }])
  const since = performance.now()
  await onScreen.perform(game, [{ kind: 'turn', seat: 0, n: 2 }])
  expect(spotlight.value.seats).toEqual(new Map([[1, -3]]))
  await expect.poll(() => spotlight.value).toBe(DARK)
  expect(performance.now() - since).toBeGreaterThan(250)
})

test('that a roll came to nothing is said when somebody builds, not while coins may still come', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  await onScreen.perform(game, [{ kind: 'rolled', dice: [4] }])
  expect(isSettled.value).toBe(false)
  await onScreen.perform(game, [{ kind: 'asked', question: 'whom', seats: [1], card: 'tv-station' }])
  expect(isSettled.value).toBe(false)
  await onScreen.perform(game, [{ kind: 'asked', question: 'build', seats: [1], card: null }])
  expect(isSettled.value).toBe(true)
})

test('that a roll came to nothing is not written over what was done because of it', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }, {}, [undefined, 'planner']), onScreen)
  await onScreen.perform(game, [{ kind: 'rolled', dice: [3, 3] }])
  await onScreen.perform(game, [{ kind: 'moved', from: 1, to: 0, card: 'bakery', closed: false }])
  await onScreen.perform(game, [{ kind: 'asked', question: 'build', seats: [1], card: null }])
  expect([deed.value?.kind, isSettled.value]).toEqual(['moved', false])
})

test('at once, too, what came after a question about the dice belongs to the roll', async () => {
  const game = new Game(await tableFor({ edition: 'base', players: 2 }), onScreen)
  game.tell({ kind: 'turn', seat: 0, n: 1 })
  game.tell({ kind: 'rolled', dice: [1] })
  onScreen.performAll(game, [
    { kind: 'raised', n: 1 },
    { kind: 'gained', seat: 0, n: 1, by: 'bakery' },
  ])
  expect(outcome.value).toMatchObject({ seat: 0, total: 2, bank: [{ seat: 0, n: 1 }] })
})
