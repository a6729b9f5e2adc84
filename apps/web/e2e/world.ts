import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launch } from '../scripts/browser.ts'

let browser: Browser | null = null

/** Opens and closes the browser around the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
  })
}

export interface Visit {
  readonly page: Page
  /** Everything the console complained about. */
  readonly complaints: string[]
  readonly leave: () => Promise<void>
}

const QUICK = { speed: 'instant', muted: true, lang: 'en', theme: 'light' }

/** A visitor with an empty browser, except for settings and whatever is put there. Null where there is no browser. */
export async function visit(
  options: BrowserContextOptions & { kept?: { readonly [key: string]: unknown }; path?: string } = {},
): Promise<Visit | null> {
  if (!browser) return null
  const { kept = {}, path = '', ...rest } = options
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
    locale: 'en-GB',
    ...rest,
  })
  const items = Object.entries({ settings: QUICK, ...kept }).map(([key, value]) => [
    `machinami.${key}`,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  await context.addInitScript((all) => {
    if (sessionStorage.getItem('visited')) return
    sessionStorage.setItem('visited', 'yes')
    for (const [key, value] of all) localStorage.setItem(key, value)
  }, items)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    const isOurs = !message.text().includes('Service Worker registration blocked')
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${inject('url')}${path}`)
  return { page, complaints, leave: () => context.close() }
}

/** Runs a visit and checks that the console stayed silent. */
export async function visiting(
  options: Parameters<typeof visit>[0],
  story: (page: Page) => Promise<void>,
): Promise<void> {
  const here = await visit(options)
  if (!here) return
  try {
    await story(here.page)
    expect(here.complaints).toEqual([])
  } finally {
    await here.leave()
  }
}

/** A table plan: so many seats, the first ones people. */
export function plan(edition: string, players: number, people = 1, more: object = {}): object {
  const names = ['Ann', 'Ben', 'Cleo', 'Dirk', 'Eva'].slice(0, players)
  const seats = names.map((name, i) => (i < people ? { name } : { name, bot: '' }))
  return { setup: { edition, players, ...more }, seats }
}
