import '../testing/page.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDressed, wear, worn } from './scenery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How long the pictures of a dress take, in milliseconds. */
const SEWING = 300
const sewn: string[] = []
const putOn: string[] = []
const sew = (season: string) =>
  new Promise<void>((resolve) => setTimeout(() => resolve(void sewn.push(season)), SEWING))

test('a dress is put on when it is ready, and one that was overtaken never', async () => {
  keepDressed(
    ({ season }) => sew(season),
    (next, before) => putOn.push(`${before.season} > ${next.season}`),
  )
  await vi.advanceTimersByTimeAsync(5000)
  wear('spring', 'noon')
  await vi.advanceTimersByTimeAsync(100)
  expect(worn.value.season).toBe('')
  await vi.advanceTimersByTimeAsync(5000)
  expect(worn.value.season).toBe('spring')
  // There and back again before the pictures are ready.
  wear('summer', 'noon')
  await vi.advanceTimersByTimeAsync(100)
  wear('spring', 'noon')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sewn).toEqual(['spring', 'summer'])
  expect(putOn).toEqual([' > spring'])
  wear('autumn', 'noon')
  await vi.advanceTimersByTimeAsync(5000)
  expect(putOn).toEqual([' > spring', 'spring > autumn'])
})
