import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linesInLog } from './player.ts'
import { keptGameWhere } from './questions.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const SETUP = { edition: 'both', players: 3, market: 'open' } as const
const answers = (page: Page, kind: string) => page.locator(`.dock [data-answer="${kind}"]`)

test('a swap is answered to the end: the own card, then another’s', () => {
  const game = keptGameWhere(SETUP, (asked) => asked.question === 'offer' && asked.options.length > 3)
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await answers(page, 'offer').first().waitFor()
    const before = await linesInLog(page, 'moved')
    await answers(page, 'offer').first().click()
    await answers(page, 'want').first().waitFor()
    await expect
      .poll(() => page.textContent('#question'))
      .toMatch(/^(Ann|Ben|Cleo): You give the .+\. What do you want for it\?$/)
    await answers(page, 'want').last().click()
    await answers(page, 'want').first().waitFor({ state: 'detached' })
    expect(await linesInLog(page, 'moved')).toBe(before + 2)
  })
})

test('whose cards there are to choose from is in sight, and a touch of a face shows theirs', () => {
  const game = keptGameWhere(SETUP, (asked) => asked.question === 'want' && asked.options.length > 20)
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    const faces = page.locator('.owner-bar button')
    await expect.poll(() => faces.count()).toBe(2)
    await expect.poll(() => page.getAttribute('.tile-groups', 'aria-busy')).toBe('false')
    const before = await page.locator('.stage').boundingBox()
    await faces.last().click()
    await expect.poll(() => faces.last().getAttribute('aria-current')).toBe('true')
    const [bar, first] = [page.locator('.owner-bar'), page.locator('.tiles >> nth=1').locator('.tile >> nth=0')]
    const beneath = async () => ((await first.boundingBox())?.y ?? 0) - ((await bar.boundingBox())?.y ?? 0)
    await expect.poll(beneath).toBeLessThan(60)
    expect(await page.locator('.stage').boundingBox()).toEqual(before)
    await first.click({ trial: true })
  })
})

test('whoever wants no motion sees which buildings answer', () => {
  const game = keptGameWhere(SETUP, (asked) => asked.question === 'offer')
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.stand.wanted')
    const looks = await page.$eval('.stand.wanted .copy', (house) => {
      const sign = document.querySelector('.marks.wanted .sign')
      return { filter: getComputedStyle(house).filter, outline: sign && getComputedStyle(sign).outlineStyle }
    })
    expect(looks).toEqual({ filter: expect.stringContaining('drop-shadow'), outline: 'solid' })
  })
})

test('a renovation closes the chosen kind in every town', () => {
  const game = keptGameWhere(SETUP, (asked) => asked.question === 'close')
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await answers(page, 'close').first().waitFor()
    const before = await linesInLog(page, 'closed')
    await answers(page, 'close').filter({ hasText: 'Wheat Field' }).click()
    await answers(page, 'close').first().waitFor({ state: 'detached' })
    expect(await linesInLog(page, 'closed')).toBeGreaterThan(before)
    const closed = page.locator('.town').getByRole('button', { name: /Wheat Field.*closed/ })
    await expect.poll(() => closed.count()).toBeGreaterThan(0)
  })
})
