import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playToEnd, playUntil, start } from './player.ts'
import { keptGames } from './questions.ts'
import { goTo, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

/** Screens of common size, each zoomed to 200 %: half the room, twice the dots. */
const ZOOMED = [
  { width: 640, height: 360 },
  { width: 683, height: 384 },
  { width: 960, height: 540 },
] as const

/**
 * What cannot be reached or is cut off. Everything one can press (so nothing inert: a town as a picture, a sheet drawn down) is scrolled to, as a person would, and must then lie in
 * the window with nothing over it; nothing may stick out of the page sideways; no words may be cut.
 */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    const name = (each: Element) =>
      `${each.tagName}.${each.className}: ${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}`
    const modal = document.querySelector('dialog:modal, dialog[aria-modal="true"][open]')
    const pressable = [...(modal ?? document).querySelectorAll<HTMLElement>('button, a[href], summary, input, select')]
    for (const each of pressable) {
      if (!each.checkVisibility({ opacityProperty: false }) || each.closest('.unseen, [inert]')) continue
      const target = each.matches('input') ? (each.closest('label') ?? each) : each
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
        found.push(`out of reach: ${name(each)}`)
        continue
      }
      const top = document.elementFromPoint(x, y)
      if (top && !target.contains(top) && !top.contains(target)) found.push(`covered by ${name(top)}: ${name(each)}`)
    }
    for (const each of (modal ?? document).querySelectorAll<HTMLElement>(
      'h1, h2, h3, p, .button, .name, .missing, summary',
    ))
      if (
        each.checkVisibility() &&
        !each.closest('.unseen, .live') &&
        each.scrollWidth > each.clientWidth + 2 &&
        getComputedStyle(each).overflow !== 'visible'
      )
        found.push(`cut: ${name(each)}`)
    return found
  })

for (const viewport of ZOOMED) {
  const zoom = { viewport, deviceScaleFactor: 2 }
  const at = `${viewport.width * 2} x ${viewport.height * 2} at 200 %`

  test(`every screen can be used on ${at}`, () =>
    visiting(zoom, async (page) => {
      for (const path of ['#/', '#/setup', '#/settings', '#/rules', '#/cards', '#/nothing', '#/tutorial/base']) {
        await goTo(page, path)
        await page.waitForSelector('main:not([aria-busy]), .table')
        expect(`${path} ${(await faults(page)).join('; ')}`).toBe(`${path} `)
      }
    }))

  test(`a game can be played on ${at}`, () =>
    visiting({ ...zoom, kept: { setup: plan('two', 3) } }, async (page) => {
      await start(page)
      await page.waitForSelector('.dock [data-answer]')
      expect(await faults(page)).toEqual([])
      await playUntil(page, '.price.main')
      expect(await faults(page)).toEqual([])
      await page.click('.market-card .about >> nth=0')
      await page.click('.about-card', { position: { x: 9, y: 9 } })
      await page.waitForSelector('.card-dialog:modal')
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.click('[aria-label="Menu"]')
      await page.waitForSelector('dialog:modal')
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await playToEnd(page)
      expect(await faults(page)).toEqual([])
    }))
}

const GAMES = keptGames()

test('every question can be answered on 1280 x 720 at 200 %', () =>
  visiting({ viewport: ZOOMED[0], deviceScaleFactor: 2 }, async (page) => {
    for (const [question, game] of GAMES) {
      await page.evaluate((kept) => localStorage.setItem('machinami.game', kept), JSON.stringify(game))
      await goTo(page, '#/play')
      await page.reload()
      await page.waitForSelector('.dock [data-answer], .price.main, .hand-over .button')
      expect(`${question}: ${(await faults(page)).join('; ')}`).toBe(`${question}: `)
    }
  }))
