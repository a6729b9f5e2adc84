import { expect, test } from 'vitest'
import { useBrowser, visiting } from './world.ts'

useBrowser()

for (const [course, steps] of [
  ['base', 9],
  ['two', 8],
] as const)
  test(`the lesson “${course}” can be finished on a phone`, () =>
    visiting({ path: `#/tutorial/${course}`, viewport: { width: 360, height: 640 } }, async (page) => {
      const told = new Set<string>()
      for (let i = 0; i < 400 && !(await page.$('.coach .button.main')); i++) {
        told.add((await page.textContent('.coach-text').catch(() => '')) ?? '')
        await page.evaluate(() => {
          const next =
            document.querySelector<HTMLElement>('.price.main') ??
            document.querySelector<HTMLElement>('.dock [data-answer]')
          next?.click()
        })
        await page.waitForTimeout(40)
      }
      told.add((await page.textContent('.coach-text')) ?? '')
      expect([...told].filter((text) => text !== '').length).toBe(steps)
      await page.click('.coach .button.main')
      await page.waitForFunction(() => location.hash === '#/play')
    }))
