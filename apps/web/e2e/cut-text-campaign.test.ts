import { formatCampaign } from '@machinami/campaign'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BegunCampaign } from './begun-campaign.ts'
import { playCampaignUntil, stepOn } from './campaign-player.ts'
import { findings } from './cut-text.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { width: 360, height: 640 }
/** Three games take their time on a busy machine. */
const LONG = 600_000

/** Which of its screens a campaign shows. */
const screenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stage = document.querySelector('.camp')
    if (stage) return stage.className.replace('camp camp-', '')
    return document.querySelector('.camp-game') ? 'game' : ''
  })

/** A campaign of ten games, where the winner of the first one has to choose a side. */
async function choosing(): Promise<string> {
  const begun = await BegunCampaign.of('tune', [{ name: 'Ann' }, { name: 'Ben' }])
  begun.playUntil(({ campaign }) => campaign.asked().some(({ kind }) => kind === 'side'))
  return formatCampaign(begun.host.file())
}

for (const lang of ['en', 'nl', 'ja']) {
  const settings = { lang, speed: 'instant', muted: true, motion: 'off' }

  test(
    `no text of a campaign is cut at 360 px in ${lang}`,
    () =>
      visiting({ viewport: PHONE, locale: 'en-US', kept: { settings }, path: '#/campaign/new' }, async (page) => {
        const found: string[] = []
        const look = async (where: string, within = 'body') => {
          await page.evaluate(() => document.fonts.ready)
          let cut = await findings(page, within)
          // What is still on its way to its place is not cut.
          for (let wait = 0; wait < 10 && cut.length > 0; wait++) {
            await page.waitForTimeout(200)
            cut = await findings(page, within)
          }
          for (const each of cut) found.push(`${where}: ${each}`)
        }
        await page.waitForSelector('.pack')
        // The short one.
        await page.click('.pack >> nth=-1')
        await page.click('.campaign-create .button.main.big')
        const seen = new Set<string>()
        for (;;) {
          const screen = await screenOf(page)
          if (screen !== '' && !seen.has(screen)) {
            seen.add(screen)
            await page.waitForLoadState('networkidle')
            // At the table other tests look.
            if (screen !== 'game') await look(screen)
          }
          if (screen === 'epilogue') break
          if (screen === 'game') await playCampaignUntil(page, '.camp')
          else await stepOn(page)
        }
        expect(seen.size).toBeGreaterThan(10)
        // Everything one can look up.
        const menu = '.camp-bar button >> nth=0'
        // A step that was asked for twice may have led on.
        await page.waitForTimeout(1000)
        await playCampaignUntil(page, '.camp-epilogue')
        await page.click(menu)
        await page.waitForSelector('dialog[open] .menu-links')
        await look('menu', 'dialog[open]')
        const doors = await page.locator('dialog[open] nav.camp-links button').count()
        await page.keyboard.press('Escape')
        expect(doors).toBeGreaterThan(3)
        for (let door = 0; door < doors; door++) {
          await page.click(menu)
          await page.click(`dialog[open] nav.camp-links button >> nth=${door}`)
          await page.waitForTimeout(300)
          if (await page.isVisible('dialog[open]')) await look(`menu ${door}`, 'dialog[open]')
          await page.keyboard.press('Escape')
          await page.waitForSelector('dialog[open]', { state: 'detached' })
        }
        expect(found).toEqual([])
      }),
    LONG,
  )

  test(`no text of a winner’s choice is cut at 360 px in ${lang}`, async () => {
    const file = { name: 'campaign.txt', mimeType: 'text/plain', buffer: Buffer.from(await choosing()) }
    await visiting({ viewport: PHONE, locale: 'en-US', kept: { settings }, path: '#/campaign' }, async (page) => {
      await page.setInputFiles('.campaign-list input[type="file"]', file)
      await page.waitForSelector('.camp')
      for (let n = 0; n < 9 && (await screenOf(page)) !== 'choice'; n++) {
        await stepOn(page)
        await page.waitForTimeout(300)
      }
      await page.waitForSelector('.camp-choice .choice-pick')
      await page.click('.choice-pick >> nth=0')
      expect(await findings(page, 'body')).toEqual([])
    })
  })
}
