import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'

let browser: Browser | null = null
/** Visitors who need nothing special share a context, so that not everybody fetches everything anew. */
let common: BrowserContext | null = null

const USUAL = {
  viewport: { width: 1366, height: 768 },
  serviceWorkers: 'block',
  locale: 'en-GB',
  colorScheme: 'light',
} as const

/** Uses the browser of this run for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    const address = inject('browser')
    browser = address === '' ? null : await chromium.connect(address)
    common = (await browser?.newContext(USUAL)) ?? null
  })
  // A test that saw no browser has shown nothing.
  beforeEach((context) => {
    if (!browser) context.skip()
  })
  // Nobody would hear otherwise of a test that fails now and then.
  afterEach(({ task }) => {
    const why = task.result?.errors?.[0]?.message ?? ''
    if (task.result?.retryCount) console.warn(`Tried again: ${task.name}. The first time: ${why.slice(0, 500)}`)
  })
  afterAll(async () => {
    await common?.close()
    await browser?.close()
  })
}

export interface Visit {
  readonly page: Page
  /** Everything the console complained about. */
  readonly complaints: string[]
  readonly leave: () => Promise<void>
}

type Wish = BrowserContextOptions & {
  readonly kept?: { readonly [key: string]: unknown }
  readonly path?: string
  /** A script that runs before the page's own. */
  readonly before?: string
}

export const QUICK = { speed: 'instant', muted: true, lang: 'en', theme: 'auto', motion: 'off' }

/** A visitor with an empty browser, except for settings and whatever is put there. Null where there is no browser. */
export async function visit(wish: Wish = {}): Promise<Visit | null> {
  if (!browser || !common) return null
  const { kept = {}, path = '', before, viewport, ...special } = wish
  const isSpecial = Object.keys(special).length > 0
  const context = isSpecial
    ? await browser.newContext({ ...USUAL, viewport: viewport ?? USUAL.viewport, ...special })
    : common
  const page = await context.newPage()
  if (viewport && !isSpecial) await page.setViewportSize(viewport)
  const items = Object.entries({ settings: QUICK, ...kept }).map(([key, value]) => [
    `machinami.${key}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('visited')) return
    sessionStorage.setItem('visited', 'yes')
    localStorage.clear()
    indexedDB.deleteDatabase('machinami')
    for (const [key, value] of all) localStorage.setItem(key, value)
  }, items)
  if (before !== undefined) await page.addInitScript(before)
  const complaints: string[] = []
  page.on('console', (message) => {
    const isOurs = !message.text().includes('Service Worker registration blocked')
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${inject('url')}${path}`)
  return { page, complaints, leave: () => (isSpecial ? context.close() : page.close()) }
}

/** Screens around the table that need nothing kept. */
export const AROUND = ['#/', '#/setup', '#/settings', '#/licences', '#/rules', '#/cards', '#/nothing'] as const
/** And those of campaigns, friends and games of one's own. */
export const OWN = ['#/campaign', '#/campaign/new', '#/friends', '#/games', '#/me', '#/daily'] as const

/** Runs a visit and checks that the console stayed silent. */
export async function visiting(options: Wish, story: (page: Page) => Promise<void>): Promise<void> {
  const here = await visit(options)
  if (!here) return
  try {
    await story(here.page)
    expect(here.complaints).toEqual([])
  } finally {
    await here.leave()
  }
}

/** Goes to another screen of the app, as a link would, and waits until the one before is gone. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    if (location.hash === wanted) return
    await new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true })
      location.hash = wanted
    })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, hash)

/** What the browser keeps of the game that was played last: its record. */
export const keptRecord = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('machinami')
      request.onsuccess = () => resolve(request.result)
    })
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve) => {
        const request = opened.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result as T[])
      })
    const games = await all<{ key: string; updated: number }>('games')
    const saves = await all<{ key: string; save: { record: string } }>('saves')
    opened.close()
    const [last] = games.sort((a, b) => b.updated - a.updated)
    return saves.find(({ key }) => key === last?.key)?.save.record ?? ''
  })

/** A table plan: so many seats, the first ones people. */
export function plan(edition: string, players: number, people = 1, more: object = {}): object {
  const names = ['Ann', 'Ben', 'Cleo', 'Dirk', 'Eva'].slice(0, players)
  const seats = names.map((name, i) => (i < people ? { name } : { name, bot: '' }))
  return { setup: { edition, players, ...more }, seats }
}
