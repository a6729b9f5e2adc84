// Keeps one complete version of the app. A new version is fetched whole beside it and takes over when the page asks
// for it or when no page of the old version is open any more, so a running game never gets mixed files. The version
// before stays, for pages that still run it.
const KEPT = 'machinami-__VERSION__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(KEPT).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdated(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// Another tab may still run the version before this one and fetch more of it.
const outdated = (names) => names.filter((name) => name.startsWith('machinami-') && name !== KEPT).slice(0, -1)

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

// Some servers vary on Origin, which would hide what we kept from module scripts.
const HOW = { ignoreVary: true, ignoreSearch: true }
const kept = async (request) =>
  (await (await caches.open(KEPT)).match(request, HOW)) ?? (await caches.match(request, HOW))

const HOME = self.registration.scope

/** The app lives at one address; the files of its page are relative to it. Anything else is a link to nothing, or ours. */
async function open(request) {
  const { origin, pathname } = new URL(request.url)
  const page = await kept(origin + pathname === HOME ? 'index.html' : request)
  if (page) return page
  const fresh = await fetch(request).catch(() => null)
  return fresh && fresh.status !== 404 ? fresh : Response.redirect(`${HOME}#/nowhere`)
}

async function answer(request) {
  if (request.mode === 'navigate') return open(request)
  const found = await kept(request)
  if (found) return found
  return request.url.endsWith('.woff2') ? letters(request) : fetch(request)
}

// Letters of other scripts are kept when first used. Offline, those that never were are no error: a font with a few
// letters stands in, and the browser takes its own for all the others.
const FEW_LETTERS = FILES.find((file) => file.includes('machinami-name'))

async function letters(request) {
  const fresh = navigator.onLine ? await fetch(request).catch(() => null) : null
  if (fresh?.ok) await (await caches.open(KEPT)).put(request, fresh.clone())
  return fresh ?? (await kept(FEW_LETTERS)) ?? Response.error()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  if (new URL(request.url).pathname.includes('/api/')) return
  event.respondWith(answer(request))
})
