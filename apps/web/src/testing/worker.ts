import { vi } from 'vitest'

/** A worker that answers as the test wants it. */
export function workerWith<T>(answer: (asked: unknown, say: (said: T) => void) => void) {
  const events = new EventTarget()
  const say = (data: T) => void events.dispatchEvent(new MessageEvent('message', { data }))
  const terminate = vi.fn()
  const addEventListener = events.addEventListener.bind(events)
  const worker = { addEventListener, postMessage: (asked: unknown) => answer(asked, say), terminate }
  return { worker: worker as unknown as Worker, say, terminate, fail: () => events.dispatchEvent(new Event('error')) }
}

/** What has come of a promise by now. */
export const soFar = <T>(reply: Promise<T>): Promise<T | 'waiting'> =>
  Promise.race([reply, Promise.resolve('waiting' as const)])
