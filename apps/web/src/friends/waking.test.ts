import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onWaking, type Waking } from './waking.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that is seen or not, in a browser with a clock of its own. */
function aPage() {
  const events = new EventTarget()
  const page = {
    visibilityState: 'visible',
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('removeEventListener', page.removeEventListener)
  const woken: Waking[] = []
  const stop = onWaking((how) => void woken.push(how))
  const show = (isSeen: boolean) => {
    page.visibilityState = isSeen ? 'visible' : 'hidden'
    events.dispatchEvent(new Event('visibilitychange'))
  }
  return { woken, stop, show, online: () => void events.dispatchEvent(new Event('online')) }
}

test('whoever looks away for a moment is where they were; after a while, or with a new network, perhaps not', () => {
  const { woken, show, online } = aPage()
  show(false)
  vi.advanceTimersByTime(5000)
  show(true)
  show(false)
  vi.advanceTimersByTime(90_000)
  show(true)
  online()
  expect(woken.map(({ isElsewhere }) => isElsewhere)).toEqual([false, true, true])
})

test('a machine that slept with the page in sight wakes it', () => {
  const { woken, stop } = aPage()
  vi.advanceTimersByTime(120_000)
  expect(woken).toEqual([])
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(1000)
  expect(woken).toEqual([{ isElsewhere: true }])
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(5000)
  stop()
  vi.setSystemTime(Date.now() + 9_000_000)
  vi.advanceTimersByTime(5000)
  expect(woken).toHaveLength(1)
})
