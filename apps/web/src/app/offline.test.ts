import '../testing/page.ts'
import { beforeEach, expect, test } from 'vitest'
import { takeOver, waitingVersion } from './offline.ts'

let loaded = 0
let sent: string[] = []
let changed: () => void = () => undefined

const version = (state: string) =>
  ({ state, postMessage: (text: string) => sent.push(text) }) as unknown as ServiceWorker

beforeEach(() => {
  loaded = 0
  sent = []
  Object.assign(globalThis, { location: { reload: () => loaded++ } })
  Object.assign(navigator, {
    serviceWorker: {
      controller: null,
      addEventListener: (_: string, listen: () => void) => {
        changed = listen
      },
    },
  })
})

test('a version that waits is asked to take over, and the page is loaded again when it has', () => {
  waitingVersion.value = version('installed')
  takeOver()
  expect([sent, loaded]).toEqual([['take-over'], 0])
  changed()
  expect(loaded).toBe(1)
})

test('a version that took over in another tab only needs the page', () => {
  waitingVersion.value = version('activated')
  takeOver()
  expect([sent, loaded]).toEqual([[], 1])
})

test('also while it is still settling in', () => {
  const worker = version('activating')
  Object.assign(navigator.serviceWorker, { controller: worker })
  waitingVersion.value = worker
  takeOver()
  expect([sent, loaded]).toEqual([[], 1])
})
