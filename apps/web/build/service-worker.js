// Keeps one complete version of the app. A new version is fetched whole beside it and takes over when the page asks
// for it or when no page of the old version is open any more, so a running game never gets mixed files. The version
// before stays, for pages that still run it.
const KEPT = 'machinami-__VERSION__'
/** By file: the hash it must have, or it is not of this version. */
const FILES = __FILES__
const LATER = __LATER__
const PAGE = 'index.html'

self.addEventListener('install', (event) => event.waitUntil(install()))

async function install() {
  const files = Object.keys(FILES)
  // Nothing is kept before everything has come, and come right.
  const fresh = await Promise.all(files.map((file) => fetchRight(file, FILES[file])))
  const wasThere = await caches.has(KEPT)
  const cache = await caches.open(KEPT)
  const put = (file) => cache.put(file, fresh[files.indexOf(file)])
  try {
    await Promise.all(files.filter((file) => file !== PAGE).map(put))
    // The page last: a version that has it is complete.
    await put(PAGE)
  } catch (problem) {
    if (!wasThere) await caches.delete(KEPT)
    throw problem
  }
}

/** A file from the network, with this very content. */
async function fetchRight(file, integrity) {
  const answer = await fetch(file, { cache: 'reload', integrity })
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer
}

self.addEventListener('activate', (event) => event.waitUntil(tidyUp().then(() => self.clients.claim())))

/** Another tab may still run the version before this one and fetch more of it; what never became complete is nobody's. */
async function tidyUp() {
  const others = (await caches.keys()).filter((name) => name.startsWith('machinami-') && name !== KEPT)
  const isComplete = await Promise.all(others.map(async (name) => (await caches.open(name)).match(PAGE)))
  const before = others.findLast((_, i) => isComplete[i])
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)))
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

// It is somebody's turn at a table, and no page is open to say so.
self.addEventListener('push', (event) => {
  const { title, table, url, stop, stopText } = event.data.json()
  const actions = [{ action: 'stop', title: stopText }]
  const how = { tag: table, icon: 'icon-192.png', badge: 'icon-192.png', data: { url, stop }, actions }
  event.waitUntil(self.registration.showNotification(title, how))
})

self.addEventListener('notificationclick', (event) => {
  const { url, stop } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? fetch(stop, { method: 'POST' }) : show(url))
})

/** A page that is open goes there; otherwise a new one does. */
async function show(url) {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(url)
  await page.navigate(url).catch(() => null)
  return page.focus()
}

// Some servers vary on Origin, which would hide what we kept from module scripts.
const HOW = { ignoreVary: true, ignoreSearch: true }
const kept = async (request) =>
  (await (await caches.open(KEPT)).match(request, HOW)) ?? (await caches.match(request, HOW))

const HOME = self.registration.scope

/** The app lives at one address; the files of its page are relative to it. Anything else is a link to nothing, or ours. */
async function open(request) {
  const { origin, pathname } = new URL(request.url)
  const page = await kept(origin + pathname === HOME ? PAGE : request)
  if (page) return page
  const fresh = await fetch(request).catch(() => null)
  return fresh && fresh.status !== 404 ? fresh : Response.redirect(`${HOME}#/nowhere`)
}

async function answer(request) {
  if (request.mode === 'navigate') return open(request)
  const found = await kept(request)
  if (found) return found
  return isLetters(request) || LATER[fileOf(request)] ? later(request) : fetch(request)
}

// Letters of other scripts are kept when first used. Offline, those that never were are no error: a font without
// them stands in, and the browser takes its own.
const FEW_LETTERS = Object.keys(FILES).find((file) => file.includes('-latin-500'))

const fileOf = (request) => request.url.slice(HOME.length)
const isLetters = (request) => request.url.endsWith('.woff2')

/** Kept when first used: letters of other scripts, months of daily streets. */
async function later(request) {
  const file = fileOf(request)
  const fresh = navigator.onLine ? await fetchRight(file, LATER[file] ?? '').catch(() => null) : null
  if (fresh && LATER[file]) await (await caches.open(KEPT)).put(request, fresh.clone())
  if (fresh) return fresh
  return (isLetters(request) && (await kept(FEW_LETTERS))) || Response.error()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  if (new URL(request.url).pathname.includes('/api/')) return
  event.respondWith(answer(request))
})
