import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soFar, workerWith } from '../testing/worker.ts'
import { FarLine } from './far-line.ts'
import type { FarSaid } from './far-messages.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function lineTo(answer: (asked: unknown, say: (said: FarSaid) => void) => void) {
  const { worker, ...rest } = workerWith(answer)
  const [heard, broke] = [vi.fn(), vi.fn()]
  return { line: new FarLine(heard, broke, worker), heard, broke, ...rest }
}

const GONE = { refused: 'broken-down' }

test('a worker that falls silent is given up within seconds, though nobody asked it anything', async () => {
  const { line, say, broke, terminate } = lineTo(() => undefined)
  say({ is: 'here' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(broke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(broke).toHaveBeenCalledOnce()
  expect(terminate).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(broke).toHaveBeenCalledOnce()
  expect(await line.ask('undo', null)).toEqual(GONE)
})

test('one that says that it is there may take its time', async () => {
  const { line, say, broke, heard } = lineTo((asked, answer) => asked === 'there?' && answer({ is: 'here' }))
  const reply = line.ask('undo', null)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await soFar(reply)).toBe('waiting')
  say({ is: 'reply', id: 1, reply: null })
  expect(await reply).toBeNull()
  expect(broke).not.toHaveBeenCalled()
  expect(heard).not.toHaveBeenCalled()
})

test('nobody is left waiting for one that broke down', async () => {
  const { line, fail, broke } = lineTo(() => undefined)
  const replies = [line.ask('play', { n: 1, move: 2 }), line.ask('record', null)]
  fail()
  expect(await Promise.all(replies)).toEqual([GONE, null])
  expect(broke).toHaveBeenCalledOnce()
})

test('a table that was left is not watched any more', async () => {
  const asked = vi.fn()
  const { line, broke } = lineTo(asked)
  line.hangUp()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked.mock.calls, broke.mock.calls]).toEqual([[], []])
})

test('what a worker said before it was sent away is not heard after it', () => {
  const { line, say, heard } = lineTo(() => undefined)
  line.hangUp()
  say({ is: 'at-hand', now: { watching: 1 } })
  expect(heard).not.toHaveBeenCalled()
})
