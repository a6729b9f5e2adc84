import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerWith } from '../testing/worker.ts'
import type { ReviewSaid } from './review.worker.ts'
import { type Heard, listenTo } from './reviewing.ts'

const NEWS: ReviewSaid = { is: 'news', done: 1, of: 2, points: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function asked() {
  const { worker, ...rest } = workerWith<ReviewSaid>(() => undefined)
  const heard: Heard['is'][] = []
  const cancel = listenTo(worker, {}, (said) => void heard.push(said.is))
  return { heard, cancel, ...rest }
}

test('one that falls silent is told of, and may still speak', async () => {
  const { heard, say, terminate } = asked()
  say(NEWS)
  await vi.advanceTimersByTimeAsync(7000)
  expect(heard).toEqual(['news'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(heard).toContain('silent')
  expect(terminate).not.toHaveBeenCalled()
  say(NEWS)
  expect(heard.at(-1)).toBe('news')
})

test('one whose program never comes is told of', async () => {
  const { heard } = asked()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(heard).toContain('silent')
})

test('one that breaks is ended and listened to no longer', async () => {
  const { heard, fail, terminate } = asked()
  fail()
  expect(heard).toEqual(['refused'])
  expect(terminate).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual(['refused'])
})

test('one that was cancelled is not missed', async () => {
  const { heard, cancel, say, fail, terminate } = asked()
  cancel()
  say(NEWS)
  fail()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([])
  expect(terminate).toHaveBeenCalled()
})
