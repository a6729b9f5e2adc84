import { expect, test } from 'vitest'
import { type KeptBell, ringsDue } from './bells.ts'
import { type Clock, newClock } from './clock.ts'
import { type KeptDoc, newDoc } from './doc.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

/** Ann may be told by day. */
const doc = (): KeptDoc => {
  const made = newDoc({ game: { setup: { edition: 'base' } }, seats: 2, name: 'Ann' }, 'ann')
  if ('refused' in made) throw new Error(made.refused)
  const bell: KeptBell = { id: 'b', key: 'ann', way: 'hook', to: '', lang: 'en', confirmed: true, quiet: [22, 7] }
  return { ...made, bells: [bell] }
}

/** Looks whenever something is due, from one hour to another; when bells rang. */
function heard(from: number, to: number, isHere: (now: number) => boolean): number[] {
  const rang: number[] = []
  let clock: Clock = { ...newClock({ is: 'none' }, 2), rings: [{ seat: 0, at: from * HOUR, tries: 0 }] }
  for (let now = from * HOUR; now < to * HOUR; now += MINUTE) {
    const due = ringsDue({ clock, doc: doc(), now, here: isHere(now) ? [0] : [] })
    if (due && due.bells.length > 0) rang.push(now / HOUR)
    clock = due?.clock ?? clock
  }
  return rang
}

test('whoever sat there until night fell is told in the morning, and not before', () => {
  const rang = heard(21, 40, (now) => now < 23 * HOUR)
  expect(rang[0]).toBe(31)
  expect(rang.length).toBe(6)
})

test('whoever went by day is told at once', () => {
  expect(heard(12, 13, (now) => now < 12.25 * HOUR)[0]).toBe(12.25)
})
