import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTurns, playToEnd, playUntil, start } from './player.ts'
import { finishedGame } from './questions.ts'
import { goTo, keptRecord, plan, useBrowser, visit, visiting } from './visits.ts'

useBrowser()

test('a broken record file gets a sentence and leaves everything as it was', () =>
  visiting({}, async (page) => {
    await page.setInputFiles('input[type="file"]', {
      name: 'x.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('what?'),
    })
    await expect
      .poll(() => page.textContent('[role="alert"] p'))
      .toMatch(/^This file is not the record of a game\. Records are/)
    await expect.poll(() => page.textContent('[role="alert"] small')).toMatch(/record of a game/)
    await page.click('[role="alert"] .button')
    await page.waitForSelector('[role="alert"]', { state: 'detached' })
    await page.setInputFiles('input[type="file"]', {
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format": 1}'),
    })
    await expect.poll(() => page.textContent('[role="alert"]')).toMatch(/record/)
    await start(page)
  }))

test('a finished record can be opened again, to look at', () =>
  visiting({ kept: { setup: plan('two', 2) } }, async (page) => {
    await start(page)
    await playToEnd(page)
    const href = await page.getAttribute('.record a', 'href')
    const record = decodeURIComponent((href ?? '').split(',').slice(1).join(','))
    await goTo(page, '#/')
    await page.setInputFiles('input[type="file"]', {
      name: 'g.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(record),
    })
    await page.waitForSelector('.review-screen .controls')
    await expect.poll(() => page.textContent('h1')).toMatch(/won\. Why\?$/)
  }))

test('a record that the browser does not copy is laid out to be copied', () =>
  visiting({ kept: { setup: plan('two', 2) }, before: 'delete Navigator.prototype.clipboard' }, async (page) => {
    await start(page)
    await playToEnd(page)
    await page.click('.record button')
    await expect.poll(() => page.textContent('#not-copied')).toMatch(/does not let us copy/)
    await page.waitForFunction(() => {
      const text = document.activeElement
      return text instanceof HTMLTextAreaElement && text.selectionEnd > text.selectionStart
    })
    const marked = await page.evaluate(() => {
      const text = document.activeElement as HTMLTextAreaElement
      return text.value.slice(text.selectionStart, text.selectionEnd)
    })
    expect(marked).toMatch(/^machinami/i)
    expect(marked.length).toBeGreaterThan(500)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } })
    })
    await page.click('.record button')
    await page.waitForSelector('.record button:has-text("Copied")')
    expect(await page.locator('#not-copied').count()).toBe(0)
    await page.waitForSelector('.record button:text-is("Copy")')
  }))

const DEEP = 5000

for (const game of [
  `{"format":1,"ruleset":${'{"cards":'.repeat(DEEP)}1${'}'.repeat(DEEP)},"record":"machinami"}`,
  '{"format":0,"moves":[1,2]}',
  'not even json',
  '{"format":1,"record":"gibberish","edition":"base"}',
])
  test(`an old or broken save: ${game.slice(0, 20)}`, () =>
    visiting({ kept: { game }, path: '#/play' }, async (page) => {
      await page.waitForSelector('.notice')
      await expect.poll(() => page.textContent('.notice')).toMatch(/cannot be read/)
      await page.click('.notice .button:last-child')
      await start(page)
    }))

const DENIED = `
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }
  Storage.prototype.getItem = () => { throw new DOMException('denied', 'SecurityError') }`

test('no game in progress is no dead end: one is a click away', () =>
  visiting({ path: '#/play' }, async (page) => {
    await page.waitForSelector('h1')
    await expect.poll(() => page.textContent('h1')).toBe('There is no game in progress')
    await page.click('.button.main')
    await page.waitForSelector('.dock [data-answer="roll"]')
  }))

/** The record of a game that has just begun. */
async function beginAndKeep(page: Page): Promise<string> {
  await start(page)
  await page.click('.dock [data-answer="roll"]')
  await page.waitForSelector('.price.main')
  return keptRecord(page)
}

test('a record that is opened, sound or damaged, costs no game', () =>
  visiting({ kept: { setup: plan('base', 2) } }, async (page) => {
    const record = await beginAndKeep(page)
    await goTo(page, '#/')
    const open = (text: string) =>
      page.setInputFiles('input[type="file"]', { name: 'g.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await open(record.slice(0, 60))
    await page.waitForSelector('[role="alert"]')
    await expect.poll(() => page.textContent('[role="alert"] p')).toMatch(/missing or damaged/)
    await open(record)
    await page.waitForSelector('.review-screen .controls')
    await goTo(page, '#/games')
    await expect.poll(() => page.locator('.running').count()).toBe(2)
  }))

/** Something dragged over the page and, after a look at it, let go. */
const drag = (page: Page, kind: 'file' | 'text', what: string) =>
  page.evaluate(
    async ([how, content]) => {
      const dataTransfer = new DataTransfer()
      if (how === 'file') dataTransfer.items.add(new File([content], 'g.txt', { type: 'text/plain' }))
      else dataTransfer.setData('text/plain', content)
      const send = (type: string, relatedTarget: EventTarget | null = null) =>
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true }),
        )
      const invited = () => document.documentElement.dataset['drop'] ?? ''
      send('dragover')
      const over = invited()
      send('dragleave', document.body)
      const inside = invited()
      const isLeftToBrowser = send('drop')
      return { over, inside, after: invited(), isLeftToBrowser }
    },
    [kind, what] as const,
  )

test('a record can be dropped anywhere; what is no file is left to the browser', () =>
  visiting({ kept: { setup: plan('base', 2) } }, async (page) => {
    const record = await beginAndKeep(page)
    await goTo(page, '#/rules')
    await page.reload()
    await page.waitForSelector('h1')
    expect(await drag(page, 'text', record)).toEqual({ over: '', inside: '', after: '', isLeftToBrowser: true })
    const invited = 'Let go to open this file'
    expect(await drag(page, 'file', 'what?')).toEqual({
      over: invited,
      inside: invited,
      after: '',
      isLeftToBrowser: false,
    })
    await page.waitForSelector('[role="alert"]')
    await drag(page, 'file', record)
    await page.waitForSelector('.review-screen .controls')
    // There, too, whatever cannot be opened is told.
    await drag(page, 'file', 'what?')
    await page.click('[role="alert"] .button')
    await page.waitForSelector('[role="alert"]', { state: 'detached' })
  }))

test('a browser that keeps nothing', () =>
  visiting({ before: DENIED }, async (page) => {
    await expect.poll(() => page.textContent('[role="status"]')).toMatch(/keeps nothing/)
    await start(page)
    await page.click('.dock [data-answer="roll"]')
    await page.waitForSelector('.price.main')
  }))

const NO_DATABASE = `
IDBFactory.prototype.open = () => {
  throw new DOMException('no', 'SecurityError')
}`

test('a browser that keeps nothing still shows a record', () =>
  visiting({ before: NO_DATABASE, path: '#/games' }, async (page) => {
    const { record } = finishedGame({ edition: 'base', players: 3 }) as { readonly record: string }
    await page.setInputFiles('.take-and-bring input', {
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(record),
    })
    await page.waitForSelector('.sums li', { timeout: 120_000 })
    expect(page.url()).toContain('#/g/')
    // Nor does it keep what is answered today.
    await goTo(page, '#/daily')
    await page.locator('.daily [role="alert"]', { hasText: 'keeps nothing' }).waitFor()
  }))

test('a link to nothing', () =>
  visiting({ path: '#/somewhere/else' }, async (page) => {
    await expect.poll(() => page.textContent('h1')).toBe('This street ends here')
    await page.click('.button')
    await page.waitForSelector('.play-now')
  }))

/** Drawings of an edition and what bots have learned of it are files of the same name. */
const loseFiles = (page: Page, edition: string, isLost: (isNet: boolean) => boolean) =>
  page.route(`**/assets/${edition}-*.js`, async (route) => {
    const response = await route.fetch()
    const isNet = (await response.text()).includes('"weights"')
    return isLost(isNet) ? route.abort() : route.fulfill({ response })
  })

const EXPERT = {
  setup: { setup: { edition: 'base', players: 2 }, seats: [{ name: 'Ann' }, { name: 'Ben', bot: 'expert' }] },
}

test('two notices lie below each other', async () => {
  const before = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }"
  const here = await visit({ kept: EXPERT, before })
  if (!here) return
  const { page, leave } = here
  await loseFiles(page, 'base', (isNet) => isNet)
  try {
    await start(page)
    const toasts = page.locator('.toast')
    await toasts.nth(1).waitFor()
    const [upper, lower] = [await toasts.nth(0).boundingBox(), await toasts.nth(1).boundingBox()]
    expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0))
  } finally {
    await leave()
  }
})

test('a net that does not arrive is told once, and the game goes on', async () => {
  const here = await visit({ kept: EXPERT })
  if (!here) return
  const { page, leave } = here
  await loseFiles(page, 'base', (isNet) => isNet)
  try {
    await start(page)
    await expect
      .poll(() => page.textContent('.untrained[role="status"] p'))
      .toMatch(/could not be loaded.*as the Planner does/)
    await page.click('.untrained .button')
    await playUntil(page, inTurns(3, 4, 5, 6))
    await playUntil(page, '.dock [data-answer="roll"]')
    expect(await page.locator('.untrained').count()).toBe(0)
  } finally {
    await leave()
  }
})

test('drawings that are lost leave buildings with their names', async () => {
  const here = await visit({ kept: { setup: plan('two', 2) } })
  if (!here) return
  const { page, complaints, leave } = here
  await loseFiles(page, 'two', (isNet) => !isNet)
  try {
    await start(page)
    await playUntil(page, '.stage .stand')
    const named = page.locator('.town').getByRole('button', { name: /\w/ })
    await expect.poll(() => named.count()).toBe(await page.locator('.stand').count())
    // A scaffold needs nothing that was lost.
    expect(await page.locator('.stand:not(.site) img[src]').count()).toBe(0)
    expect(complaints.filter((each) => !each.includes('Failed to load resource'))).toEqual([])
  } finally {
    await leave()
  }
})

test('without the worker that paints, buildings are shown as they were drawn', async () => {
  const settings = { speed: 'normal', muted: true, lang: 'en' }
  const here = await visit({ kept: { settings, setup: plan('base', 2) } })
  if (!here) return
  const { page, leave } = here
  await page.route('**/assets/bitmaps.worker-*.js', (route) => route.abort())
  try {
    await start(page)
    await page.waitForFunction(() => {
      const drawn = [...document.querySelectorAll<HTMLImageElement>('.town img.building')]
      return drawn.length > 5 && drawn.every((each) => each.naturalWidth > 0)
    })
  } finally {
    await leave()
  }
})
