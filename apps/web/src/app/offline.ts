import { signal } from '@preact/signals'

/** A new version that waits to be used. It never takes over by itself while somebody plays. */
export const waitingVersion = signal<ServiceWorker | null>(null)

export function readyOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  if (document.readyState === 'complete') registerLater()
  else addEventListener('load', registerLater, { once: true })
}

/** Fetching the whole app is work; the first moments of a first visit belong to the page itself. Milliseconds. */
const FIRST_MOMENTS = 2000

function registerLater(): void {
  setTimeout(() => void register(), navigator.serviceWorker.controller ? 0 : FIRST_MOMENTS)
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./sw.js').catch(() => null)
  if (!registration) return
  watchVersions(registration)
  lookAgain(registration)
}

/** Tells of a newer version when it has come. The first one is not news: what stood there when it began to come says which it is. */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  const { waiting, active } = registration
  if (waiting && active) waitingVersion.value = waiting
  const follow = () => {
    const { installing: fresh, active: older } = registration
    if (!older) return
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed') waitingVersion.value = fresh
    })
  }
  follow()
  registration.addEventListener('updatefound', follow)
}

const HOUR = 3_600_000

/** A page that stays open for days asks now and then, when somebody comes back to it. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Lets the waiting version take over and loads the page again; the game is kept. */
export function takeOver(): void {
  const worker = waitingVersion.peek()
  // Another tab has let it take over already: here, too, only the page is old.
  if (worker === navigator.serviceWorker.controller || worker?.state === 'activated') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker?.postMessage('take-over')
}
