import '../testing/page.ts'
import { beforeEach, expect, test } from 'vitest'
import { takeOver, waitingVersion, watchVersions } from './offline.ts'

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

/** A version on its way, beside one that may be there already. */
function coming(active: ServiceWorker | null) {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const registration = Object.assign(new EventTarget(), { installing, waiting: null, active })
  waitingVersion.value = null
  watchVersions(registration as unknown as ServiceWorkerRegistration)
  const arrive = () => {
    Object.assign(installing, { state: 'installed' })
    installing.dispatchEvent(new Event('statechange'))
  }
  return { installing, arrive }
}

test('a newer version is told of when it has come', () => {
  const { installing, arrive } = coming(version('activated'))
  expect(waitingVersion.value).toBeNull()
  arrive()
  expect(waitingVersion.value).toBe(installing)
})

test('the first version is not told of, even where the page has its worker before it hears of it', () => {
  const { installing, arrive } = coming(null)
  Object.assign(navigator.serviceWorker, { controller: installing })
  arrive()
  expect(waitingVersion.value).toBeNull()
})
