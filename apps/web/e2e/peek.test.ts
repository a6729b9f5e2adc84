import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { playUntil, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const HERE = { kept: { setup: plan('base', 2, 2) } }

test('the mouse on a building shows its key facts beside it; a click shows everything', () =>
  visiting(HERE, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer]')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    await page.hover('.stage .stand >> nth=1')
    await page.waitForSelector('.peek dd:has-text("%")')
    await expect
      .poll(() => page.innerText('.peek'))
      .toMatch(/Bakery[\s\S]*2–3[\s\S]*pays you 1 coin[\s\S]*33%[\s\S]*8%[\s\S]*0 coins/)
    expect(await violations(page)).toEqual([])
    const [card, facts] = [page.locator('.stage .stand').nth(1), page.locator('.peek')]
    const [there, here] = [await card.boundingBox(), await facts.boundingBox()]
    if (!there || !here) throw new Error('nothing to see')
    expect(here.y + here.height <= there.y || here.y >= there.y + there.height).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The words can be reached with the mouse.
    await page.mouse.move(here.x + here.width / 2, here.y + here.height - 8)
    await page.waitForTimeout(500)
    await expect.poll(() => facts.count()).toBe(1)
    await page.mouse.move(683, 10)
    await page.waitForSelector('.peek', { state: 'detached' })
    await card.click()
    await page.waitForSelector('.card-dialog[open]')
    await expect.poll(() => facts.count()).toBe(0)
  }))

test('Tab to a card of the market shows its facts, Esc sends them away, and the focus stays', () =>
  visiting(HERE, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer]')
    await page.click('.grip')
    // The sheet rises under the mouse: whoever goes on by keyboard has left it elsewhere.
    await page.mouse.move(683, 10)
    await page.focus('.sheet-body')
    await page.keyboard.press('Tab')
    await page.waitForSelector('.peek')
    await expect.poll(() => page.innerText('.peek')).toContain('Wheat Field')
    await expect.poll(() => page.getAttribute('.about[data-card="wheat-field"]', 'aria-describedby')).toBe('peek')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.peek', { state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.matches('.about'))).toBe(true)
    await expect.poll(() => page.locator('[aria-describedby="peek"]').count()).toBe(0)
  }))

test('a mouse that only passes, and a finger, see nothing of it', async () => {
  await visiting(HERE, async (page) => {
    await start(page)
    await page.waitForSelector('.dock [data-answer]')
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('.peek')) document.body.dataset['peeked'] = 'yes'
      })
      seen.observe(document.body, { subtree: true, childList: true })
    })
    // At once, however busy the machine is.
    await page.evaluate(() => {
      for (const passed of ['.stage .stand', '.top-bar'])
        document
          .querySelector(passed)
          ?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
    })
    await page.waitForTimeout(800)
    expect(await page.getAttribute('body', 'data-peeked')).toBe(null)
  })
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  await visiting({ ...HERE, ...phone }, async (page) => {
    await start(page)
    await page.tap('.stage .stand >> nth=1')
    await page.waitForSelector('.card-dialog[open]')
    await page.waitForTimeout(700)
    expect(await page.locator('.peek').count()).toBe(0)
  })
})

test('what comes up under a mouse that rests says nothing until the mouse moves', () =>
  visiting({ viewport: { width: 500, height: 800 }, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.price.main')
    const box = await page.locator('.market-card .about').first().boundingBox()
    if (!box) throw new Error('no card')
    await page.keyboard.press('p')
    await page.waitForSelector('.dock [data-answer="roll"]')
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.waitForTimeout(700)
    await page.keyboard.press('r')
    await page.waitForSelector('.price.main')
    await page.waitForTimeout(1200)
    expect(await page.locator('#peek').count()).toBe(0)
    await page.mouse.move(box.x + 64, box.y + 22)
    await page.waitForSelector('#peek')
  }))
