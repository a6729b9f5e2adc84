import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { finishedGame, keptGames, keptGameWhere } from './questions.ts'
import { AROUND, goTo, plan, useBrowser, visit, visiting } from './visits.ts'

useBrowser()

test('languages change in the middle of a game, everywhere at once', () =>
  visiting({ kept: { setup: plan('base', 3) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    await expect.poll(() => page.textContent('#question')).toBe('What do you build?')
    await page.click('[aria-label="Menu"]')
    await page.check('input[value="nl"]', { force: true })
    await page.waitForFunction(() => document.documentElement.lang === 'nl')
    await expect.poll(() => page.textContent('#question')).toBe('Wat bouw je?')
    await expect.poll(() => page.getAttribute('.market', 'aria-label')).toBe('Markt')
    await page.check('input[value="ja"]', { force: true })
    await page.waitForFunction(() => document.documentElement.lang === 'ja')
    await expect.poll(() => page.getAttribute('.market', 'aria-label')).toBe('市場')
    await expect.poll(() => page.textContent('.market-card .tile-name')).toContain('麦畑')
    await page.keyboard.press('Escape')
    await page.reload()
    await page.waitForSelector('.table')
    await expect.poll(() => page.getAttribute('.market', 'aria-label')).toBe('市場')
  }))

test('a language that does not come is told, and the choice goes back', async () => {
  const here = await visit({ path: '#/settings' })
  if (!here) return
  const { page, leave } = here
  try {
    await page.route('**/assets/nl-*.js', (route) => route.abort())
    await page.check('input[value="nl"]', { force: true })
    await page.waitForSelector('.notice[role="alert"]')
    await expect.poll(() => page.textContent('.notice')).toMatch(/^This language could not be fetched/)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[value="en"]')?.checked)
    expect(here.complaints.filter((each) => !each.includes('ERR_FAILED'))).toEqual([])
  } finally {
    await leave()
  }
})

/** Everything that is read or heard on the page, but for what says itself that it is of another language. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set([document.title])
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isForeign = (each: Element | null) => each?.closest('script, style, noscript, code, [lang]:not(html)')
    while (walk.nextNode())
      if (!isForeign(walk.currentNode.parentElement)) found.add(walk.currentNode.nodeValue?.trim() ?? '')
    for (const each of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(each.getAttribute(name) ?? '')
    return [...found].filter((text) => /\p{L}{2}/u.test(text))
  })

const SCREENS = [...AROUND, '#/tutorial/base'] as const
const TABLE = keptGameWhere({ edition: 'both', players: 3 }, (asked) => asked.question === 'build' && asked.n > 12)
const SECRET = keptGames().get('pick')
const OVER = finishedGame({ edition: 'two', players: 3 })

/** What each screen says to a reader of this language, a table in mid-game among them. */
async function heard(lang: string): Promise<Map<string, string[]>> {
  const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
  const all = new Map<string, string[]>()
  await visiting({ kept: { settings, game: TABLE } }, async (page) => {
    for (const path of SCREENS) {
      await goTo(page, path)
      await page.waitForSelector('main:not([aria-busy]) h1, .table .dock [data-answer]')
      all.set(path, await texts(page))
    }
    await goTo(page, '#/play')
    await page.waitForSelector('.dock [data-answer], .price.main')
    await page.click('.open-odds')
    await page.waitForSelector('.bars')
    all.set('the table', await texts(page))
    await page.keyboard.press('Escape')
    await page.click('.stage .stand >> nth=0')
    await page.waitForSelector('.card-dialog .chances')
    all.set('a card', await texts(page))
    await page.keyboard.press('Escape')
    await page.click('.top-bar .icon-button >> nth=0')
    await page.waitForSelector('dialog .settings')
    all.set('the menu', await texts(page))
  })
  await visiting({ kept: { settings, game: TABLE }, path: '#/play' }, async (page) => {
    await page.click('.open-log')
    await page.waitForSelector('.log .chapter')
    all.set('the log', await texts(page))
    await page.click('.log .chapter button >> nth=0')
    await page.waitForSelector('.look-back')
    all.set('looking back', await texts(page))
  })
  await visiting({ kept: { settings, game: SECRET }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.hand-over[open]')
    all.set('the hand-over', await texts(page))
  })
  await visiting({ kept: { settings, game: OVER }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.end-paper:not([aria-busy="true"])')
    all.set('the result', await texts(page))
    await page.click('.why')
    await page.waitForSelector('.sums li', { timeout: 120_000 })
    all.set('the review', await texts(page))
  })
  return all
}

/** Names of people, games and things that are the same in both languages. */
const SHARED: { readonly [lang: string]: RegExp } = {
  nl: /^(Machi(nami| Koro).*|Legacy|Open|Hana|Kenji|Mei|Ann|Ben|Cleo|Planner|Restaurateur|Expert|Volume|Menu|Café( \(3\))?|Park|Museum|fruit|per|Shift|Esc|[MRD])$/,
  ja: /^(Machinami|Hana|Kenji|Mei|Ann|Ben|Cleo|.* · Machinami|Shift|Space|Esc|[MRD])$/,
}
/** In the rule book ids of rules and of their choices are the same for everybody; sentences are not. */
const isCode = (screen: string, text: string): boolean => screen === '#/rules' && !/[a-z]{2} [a-z]{2}/i.test(text)

for (const lang of ['nl', 'ja'])
  test(`every screen speaks ${lang}, and no English`, async () => {
    const [english, own] = [await heard('en'), await heard(lang)]
    const strange: string[] = []
    for (const [screen, said] of own) {
      const known = new Set(english.get(screen))
      expect(said.length).toBeGreaterThan(2)
      for (const text of said) {
        if (/undefined|NaN|\[object/.test(text)) strange.push(`${screen}: ${text}`)
        if (SHARED[lang].test(text) || isCode(screen, text)) continue
        const isLatin = lang === 'ja' && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
        if (known.has(text) || isLatin) strange.push(`${screen}: ${text}`)
      }
    }
    expect(strange).toEqual([])
  })
