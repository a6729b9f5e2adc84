import type { Thing, ThingsUp } from '@machinami/wire'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Change, put } from '../store/database.ts'
import { type Carried, type Sides, syncShelf } from './shelf-sync.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A shelf as the server keeps it, whose clock is behind ours by so much. */
function shelfOf(ahead = 0) {
  const lying = new Map<string, Thing>()
  let asked = 0
  const things = async ({ put: up = [], only = [] }: ThingsUp) => {
    asked++
    const late = up.filter(({ id, changed, replaces }) => {
      const there = lying.get(id)?.changed
      return there !== undefined && (there >= changed || there !== (replaces ?? there))
    })
    for (const { replaces: _, ...thing } of up)
      if (!late.some(({ id }) => id === thing.id))
        lying.set(thing.id, { ...thing, changed: Math.min(thing.changed, Date.now() + 60_000 - ahead) })
    const isWanted = (each: string) => only.some(({ id }) => (id ?? each) === each)
    return { things: [...lying.values()].map((each) => (isWanted(each.id) ? each : { ...each, text: '' })), late }
  }
  return { things, lying, count: () => asked }
}

/** A browser with texts by name; `isFull`: nothing more can be kept in it. */
function browserAt({ things }: ReturnType<typeof shelfOf>, noted: string) {
  const here = new Map<string, string>()
  const browser = { here, isFull: false, isBlind: false, sync: (open = '') => syncShelf(carried, open, sides) }
  const lay = (key: string, text: string): Change => put('packs', { key, text })
  const sides: Sides = {
    things,
    write: async (...changes) => {
      if (browser.isFull) return { notKept: 'full' } as never
      for (const each of changes as unknown as { put: { key: string; text: string } }[])
        here.set(each.put.key, each.put.text)
      return null
    },
  }
  const carried: Carried = {
    ...{ kind: 'game', noted, kept: signal(0), changed: () => undefined },
    here: async () => Array.from(here, ([key, text]) => ({ key, print: text })),
    give: async (key) => ({ text: here.get(key) ?? '', with: [] }),
    take: async ({ id, text }) => (browser.isBlind ? null : { print: text, changes: [lay(id, text)] }),
    copy: async (key) => [lay(`${key} again`, here.get(key) ?? '')],
    remove: async (key) => {
      here.delete(key)
      return null
    },
  }
  return browser
}

/** A game that both browsers have, and the phone has gone on with. */
async function goneOnElsewhere() {
  const shelf = shelfOf()
  const [laptop, phone] = [browserAt(shelf, 'laptop'), browserAt(shelf, 'phone')]
  laptop.here.set('g', 'turn 1')
  await laptop.sync()
  await phone.sync()
  phone.here.set('g', 'turn 5')
  await phone.sync()
  expect(shelf.lying.get('g')?.text).toBe('turn 5')
  return { shelf, laptop, phone }
}

test('a browser that cannot keep what comes never lays its own over it', async () => {
  for (const trouble of ['isFull', 'isBlind'] as const)
    for (const ours of ['turn 1', 'turn 2']) {
      const { shelf, laptop } = await goneOnElsewhere()
      laptop.here.set('g', ours)
      laptop[trouble] = true
      expect(await laptop.sync()).toBe(true)
      expect([shelf.lying.get('g')?.text, laptop.here.get('g')]).toEqual(['turn 5', ours])
      laptop[trouble] = false
      await laptop.sync()
      expect(laptop.here.get('g')).toBe('turn 5')
      expect(laptop.here.get('g again')).toBe(ours === 'turn 1' ? undefined : 'turn 2')
    }
})

test('a game on the screen that went on elsewhere is asked about once, and settled when the screen is left', async () => {
  const { shelf, laptop } = await goneOnElsewhere()
  laptop.here.set('g', 'turn 2')
  const before = shelf.count()
  expect(await laptop.sync('g')).toBe(true)
  expect(shelf.count() - before).toBeLessThanOrEqual(2)
  expect([shelf.lying.get('g')?.text, laptop.here.get('g')]).toEqual(['turn 5', 'turn 2'])
  await laptop.sync()
  expect([...laptop.here]).toEqual([
    ['g', 'turn 5'],
    ['g again', 'turn 2'],
  ])
})

test('what was thrown away elsewhere and gone on with here is here, and on the shelf again', async () => {
  const { shelf, laptop, phone } = await goneOnElsewhere()
  phone.here.delete('g')
  await phone.sync()
  laptop.here.set('g', 'turn 3')
  await laptop.sync()
  expect([laptop.here.get('g'), shelf.lying.get('g')?.text]).toEqual(['turn 3', 'turn 3'])
})

test('a browser whose clock is ahead goes on with its game on the screen', async () => {
  const shelf = shelfOf(3_600_000)
  const laptop = browserAt(shelf, 'laptop')
  for (const turn of ['turn 1', 'turn 2', 'turn 3']) {
    laptop.here.set('g', turn)
    // The server's clock goes on meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([await laptop.sync('g'), shelf.lying.get('g')?.text]).toEqual([true, turn])
  }
})
