import type { Reply } from '@machinami/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soFar, workerWith } from '../testing/worker.ts'
import type { LocalCommand } from './game.worker.ts'
import { Line, type Said } from './line.ts'

const ASK: LocalCommand = { do: 'decisions' }
const BROKEN_DOWN: Reply = { is: 'refused', refusal: { refused: 'broken-down' } }
const DECIDED: Reply = { is: 'decisions', decisions: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function lineTo(answer: (asked: unknown, say: (said: Said) => void) => void) {
  const { worker, ...rest } = workerWith(answer)
  return { line: new Line(worker), ...rest }
}

test('a worker that falls silent is given up within seconds', async () => {
  const { line, say, terminate } = lineTo(() => undefined)
  say('here')
  const reply = line.send(ASK)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await soFar(reply)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await reply).toEqual(BROKEN_DOWN)
  expect(terminate).toHaveBeenCalled()
  expect(await line.send(ASK)).toEqual(BROKEN_DOWN)
})

test('one that says that it is there may take its time', async () => {
  const { line, say } = lineTo((asked, answer) => asked === 'there?' && answer('here'))
  say('here')
  const reply = line.send(ASK)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await soFar(reply)).toBe('waiting')
  say({ id: 1, reply: DECIDED })
  expect(await reply).toEqual(DECIDED)
})

test('one whose program is still coming is waited for longer, but not for ever', async () => {
  const { line } = lineTo(() => undefined)
  const reply = line.send(ASK)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await soFar(reply)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await reply).toEqual(BROKEN_DOWN)
})

test('a page that slept does not blame the worker', async () => {
  const { line, say } = lineTo(() => undefined)
  say('here')
  const reply = line.send(ASK)
  for (let i = 0; i < 20; i++) {
    // The clock of a page in the background goes on while its timers do not.
    vi.setSystemTime(Date.now() + 60_000)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(await soFar(reply)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await reply).toEqual(BROKEN_DOWN)
})

test('what a worker cannot be sent, or does not understand, is refused at once', async () => {
  const { error } = console
  console.error = () => undefined
  const unsendable = lineTo(() => {
    throw new DOMException('too deep', 'DataCloneError')
  })
  expect(await unsendable.line.send(ASK)).toEqual(BROKEN_DOWN)
  console.error = error
  const deaf = lineTo((_, say) => say('not-understood'))
  expect(await deaf.line.send(ASK)).toEqual(BROKEN_DOWN)
})
