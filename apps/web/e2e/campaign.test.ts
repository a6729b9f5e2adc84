import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatCampaign, parseCampaign, verifyCampaign } from '@machinami/campaign'
import { isRefusal } from '@machinami/cards'
import { verify } from '@machinami/table'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openEnvelope } from '../src/worker/cipher.ts'
import { violations } from './axe.ts'
import { BegunCampaign } from './begun-campaign.ts'
import { beginCampaign, playCampaignUntil, stepOn, takeAlong } from './campaign-player.ts'
import { dropFile } from './drop-file.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

/** Three games take their time on a busy machine. */
const LONG = 600_000

const TINY = 'The lamp that winks'

/** A browser that has kept nothing: contexts are shared, their databases too. */
const ALONE = { locale: 'en-US' }

async function begin(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/campaign/new`)
  await page.waitForSelector('.pack')
  await beginCampaign(page, TINY)
}

const turnOf = async (page: Page): Promise<number> => Number(/\d+/.exec((await page.textContent('h1')) ?? '')?.[0])

async function bring(page: Page, text: string): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'machinami-')), 'campaign.txt')
  writeFileSync(file, text)
  await page.setInputFiles('.campaign-list input[type="file"]', file)
}

async function drag(page: Page, what: string, where: string): Promise<void> {
  const from = await page.locator(what).boundingBox()
  const to = await page.locator(where).boundingBox()
  if (!from || !to) return
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 4, { steps: 8 })
  await page.mouse.up()
}

test(
  'two people and a bot play a whole campaign, stopping wherever they like',
  () =>
    visiting(ALONE, async (page) => {
      await begin(page)
      await page.fill('.founding-board input[type="text"]', 'Kattenburg')
      await page.click('.founding-colours label:has-text("Blue")')
      // In the middle of a card: the paragraph that was being read is marked again.
      await playCampaignUntil(page, '.camp-story')
      await page.click('[data-paragraph="2"]')
      await page.reload()
      await page.waitForSelector('[data-paragraph="2"][aria-current]')
      await expect.poll(() => page.textContent('.story-text')).toContain('the last boat')
      expect(await violations(page)).toEqual([])
      // In the middle of a game.
      await playCampaignUntil(page, '.camp-game .dock [data-answer]')
      for (let n = 0; n < 40; n++) await stepOn(page)
      await page.waitForSelector('.camp-game .dock [data-answer]')
      // Every move is kept before it is shown: the game is never behind what was seen.
      const turn = await turnOf(page)
      expect(turn).toBeGreaterThan(2)
      await page.reload()
      await page.waitForSelector('.camp-game .dock [data-answer]')
      expect(await turnOf(page)).toBeGreaterThanOrEqual(turn)
      // Between games.
      await playCampaignUntil(page, '.camp-after-game')
      await expect.poll(() => page.textContent('.camp')).toContain('Kattenburg')
      await page.click('.camp-bar [aria-label="Menu"]')
      await page.click('text=Put it away')
      await page.click('.campaign-row a')
      await page.waitForSelector('.camp-after-game')
      const seen = await playCampaignUntil(page, '.camp-epilogue')
      for (const kind of [
        'stop',
        'story',
        'box',
        'rule',
        'sticking',
        'reference',
        'building',
        'game',
        'closing',
        'won',
      ])
        expect(seen).toContain(kind)
      expect(await violations(page)).toEqual([])
      // Free play, at a click.
      await page.click('.camp-dock .go-on')
      await page.waitForSelector('.camp-game .table')
      await playCampaignUntil(page, '.camp-epilogue')
      await page.click('.camp-bar [aria-label="Menu"]')
      await page.click('.menu-links >> text=The island')
      await expect.poll(async () => (await page.locator('dialog .map').boundingBox())?.width).toBeGreaterThan(400)
      await page.keyboard.press('Escape')
      await page.click('.camp-bar [aria-label="Menu"]')
      await page.click('.menu-links >> text=Town register')
      await expect.poll(() => page.locator('.register tbody tr:not(.empty)').count()).toBeGreaterThanOrEqual(3)
      await page.keyboard.press('Escape')
      await page.click('.camp-bar [aria-label="Chronicle"]')
      await page.waitForSelector('.chronicle-pages .told')
      await expect.poll(() => page.textContent('.chronicle-pages')).toContain('Kattenburg')
      // On paper it is day, and nothing else is there.
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark'
        dispatchEvent(new Event('beforeprint'))
      })
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('[data-theme="light"] .print-only .told >> nth=0').isVisible()).toBe(true)
      expect(await page.locator('.camp').isVisible()).toBe(false)
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      expect(await page.locator('[data-theme="dark"] dialog .told').count()).toBeGreaterThan(0)
    }),
  LONG,
)

test('whoever comes straight to a new campaign finds it laid out, with its button on the first phone screen', () =>
  visiting({ ...ALONE, path: '#/campaign/new', viewport: { width: 360, height: 640 } }, async (page) => {
    const deck = await page.locator('.pack').first().boundingBox()
    expect(deck?.width).toBeGreaterThan(300)
    const begin = await page.locator('.campaign-create .button.main').boundingBox()
    expect((begin?.y ?? 640) + (begin?.height ?? 0)).toBeLessThan(640)
  }))

test('while a campaign is fetched its lid lies on the table', () =>
  visiting(ALONE, async (page) => {
    await begin(page)
    await page.fill('.founding-board input[type="text"]', 'Kattenburg')
    await page.click('.camp-dock .go-on')
    await page.waitForSelector('.founded:has-text("Kattenburg")')
    let letThrough = () => {}
    const isLetThrough = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/open-screen-[\w-]+\.js$/, async (route) => {
      await isLetThrough
      await route.continue()
    })
    await page.reload()
    await page.waitForSelector(`.camp-opening h1:has-text("${TINY}")`)
    expect(await page.textContent('.camp-opening')).toContain('Kattenburg')
    expect(await violations(page)).toEqual([])
    letThrough()
    await page.waitForSelector('.camp-founding')
    expect(await page.locator('.camp-opening').count()).toBe(0)
  }))

test('a campaign goes to another browser as a file, game on the table included; a damaged one is refused', async () => {
  let text = ''
  await visiting(ALONE, async (page) => {
    await begin(page)
    await playCampaignUntil(page, '.camp-before-game')
    text = await takeAlong(page)
  })
  // What the terminal would say of it.
  const file = parseCampaign(text)
  if (isRefusal(file)) throw new Error(file.refused)
  expect(verifyCampaign(file, openEnvelope, verify)).toMatchObject({ games: [] })
  await visiting({ ...ALONE, path: '#/campaign' }, async (page) => {
    await page.waitForSelector('.campaign-list')
    const lines = text.split('\n')
    const edited = lines.map((line) => line.replace('"colour":"green"', '"colour":"blue"')).join('\n')
    expect(edited).not.toBe(text)
    for (const broken of [edited, text.slice(0, -60), 'machinami campaign 1\n', 'nothing of the kind']) {
      await bring(page, broken)
      await page.waitForSelector('.notice[role="alert"]')
      expect(await page.locator('.campaign-row').count()).toBe(0)
      await page.reload()
      await page.waitForSelector('.campaign-list')
    }
    await bring(page, text)
    await page.waitForSelector('.camp-before-game')
    await stepOn(page)
    await page.waitForSelector('.camp-game .table')
    await page.goto(page.url().split('#')[0])
    await page.waitForSelector('h1')
    await dropFile(page, text.slice(0, -60))
    await page.waitForSelector('.notice[role="alert"]')
    await dropFile(page, text)
    await page.waitForSelector('.camp-before-game')
  })
})

test('a browser that keeps nothing says so, and the campaign can be taken along all the same', () =>
  visiting(
    { ...ALONE, before: 'IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError") }' },
    async (page) => {
      await begin(page)
      await page.waitForSelector('.camp-trouble:has-text("could not keep")')
      await playCampaignUntil(page, '.camp-stop')
      expect(await takeAlong(page)).toContain('"kind":"cardRead"')
    },
  ))

test('the winner sees both faces only after the device was handed over, and may think again', async () => {
  // Nobody but people: one of them has won.
  const begun = await BegunCampaign.of('tiny', [{ name: 'Ann' }, { name: 'Ben' }])
  begun.playUntil(({ campaign }) => campaign.asked().some(({ kind }) => kind === 'side'))
  await visiting({ ...ALONE, path: '#/campaign', viewport: { width: 360, height: 640 } }, async (page) => {
    await page.waitForSelector('.campaign-list')
    await bring(page, formatCampaign(begun.host.file()))
    await playCampaignUntil(page, '.camp-passing')
    expect(await page.locator('.choice-face').count()).toBe(0)
    await page.click('.camp-dock .go-on')
    await page.waitForSelector('.choice-face >> nth=1')
    expect(await violations(page)).toEqual([])
    await page.click('.choice-pick >> nth=0')
    await page.click('.camp-dock .go-on')
    await page.waitForSelector('.camp-closing .chosen-face')
    await page.click('.take-back')
    await page.waitForSelector('.camp-passing')
    await page.click('.camp-dock .go-on')
    // Without a hand on the screen: arrows go from face to face, and each says its number and price.
    await page.focus('.choice-pick >> nth=0')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { checked: true }).ariaSnapshot()).toMatch(/"Kite Hill \(\d.*\), \d+ coins?,/)
    await page.click('.camp-dock .go-on')
    await page.waitForSelector('.chosen-face:has-text("Kite Hill")')
    // A sticker is put on by hand: dragged, tapped, or with the keyboard.
    await playCampaignUntil(page, '.camp-sticking .sticker')
    // It may still be on its way to where it lies when it is first reached for.
    await expect
      .poll(async () => {
        await drag(page, '.sticker', '.sticker-slot')
        return page.locator('.sticker-slot[data-on="true"]').count()
      })
      .toBe(1)
    expect(await page.locator('.camp-dock .go-on').isEnabled()).toBe(true)
    // Let go over the dock, it goes back to its sheet, where it can be taken hold of.
    await drag(page, '.sticker', '.camp-dock')
    await page.waitForSelector('.sticker-slot[data-on="false"]')
    for (const isOn of ['true', 'false']) {
      await page.click('.sticker')
      await page.waitForSelector(`.sticker-slot[data-on="${isOn}"]`)
    }
  })
})

test('two tabs with one campaign in the middle of a game: the last to open it keeps it, and the other says so', async () => {
  const begun = await BegunCampaign.of('tiny', [{ name: 'Ann' }, { name: 'Ben' }])
  begun.playUntil(({ campaign: { state } }) => state.now.at === 'before-game')
  await visiting({ ...ALONE, path: '#/campaign' }, async (page) => {
    await page.waitForSelector('.campaign-list')
    await bring(page, formatCampaign(begun.host.file()))
    await playCampaignUntil(page, '.camp-game .dock [data-answer]')
    const other = await page.context().newPage()
    await other.addInitScript(() => sessionStorage.setItem('visited', 'yes'))
    await other.goto(page.url())
    await other.waitForSelector('.camp-game .dock [data-answer]')
    await page.waitForSelector('.camp-unkept:has-text("another tab")')
    await page.click('.camp-unkept .button')
    await page.waitForSelector('.camp-game .dock [data-answer]')
    await other.waitForSelector('.camp-unkept:has-text("another tab")')
    expect(await page.locator('.camp-unkept').count()).toBe(0)
    await other.close()
  })
})
