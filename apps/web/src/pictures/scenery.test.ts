import '../testing/page.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeScenery, followScenery, scenery } from './scenery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How long the pictures of a scenery take, in milliseconds. */
const SEWING = 300
const sewn: string[] = []
const changed: string[] = []
const sew = (season: string) =>
  new Promise<void>((resolve) => setTimeout(() => resolve(void sewn.push(season)), SEWING))

test('a scenery is shown when it is ready, and one that was overtaken never', async () => {
  followScenery(
    ({ season }) => sew(season),
    (next, before) => changed.push(`${before.season} > ${next.season}`),
  )
  await vi.advanceTimersByTimeAsync(5000)
  changeScenery('spring', 'noon')
  await vi.advanceTimersByTimeAsync(100)
  expect(scenery.value.season).toBe('')
  await vi.advanceTimersByTimeAsync(5000)
  expect(scenery.value.season).toBe('spring')
  // There and back again before the pictures are ready.
  changeScenery('summer', 'noon')
  await vi.advanceTimersByTimeAsync(100)
  changeScenery('spring', 'noon')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sewn).toEqual(['spring', 'summer'])
  expect(changed).toEqual([' > spring'])
  changeScenery('autumn', 'noon')
  await vi.advanceTimersByTimeAsync(5000)
  expect(changed).toEqual([' > spring', 'spring > autumn'])
})
