import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { PLAYER } from './player.ts'

/**
 * Somebody who plays a campaign through and sees what anybody sees: one button at the bottom of every screen, faces and
 * numbers to choose from, a sticker to put on, and a table now and then. As text, because the page runs it as it stands.
 */
const CAMPAIGN_PLAYER = `
globalThis.campaignPlayer ??= {
  seen: [],
  kind() {
    const stage = document.querySelector('.camp')
    if (stage) return stage.className.replace('camp camp-', '')
    return document.querySelector('.camp-game') ? 'game' : ''
  },
  press(selector) {
    const [found] = player.shown(selector)
    found?.click()
    return found !== undefined
  },
  any(selector) {
    const found = player.shown(selector)
    found[Math.floor(Math.random() * found.length)]?.click()
  },
  /** One thing that somebody does; tells on which screen. */
  act() {
    const kind = this.kind()
    if (kind === 'game') {
      if (this.press('dialog.end[open] .onward')) return 'won'
      if (this.press('.camp-lesson .button')) return 'taught'
      if (player.act() === '') player.goOn()
      return 'game'
    }
    const main = player.shown('.camp-dock .go-on')[0]
    if (main && main.ariaDisabled !== 'true') {
      main.click()
      return kind
    }
    if (kind === 'choice') this.any('.choice-pick')
    if (kind === 'asking') this.any('.ask-number:enabled, .ask-option')
    if (kind === 'sticking')
      player.shown('.sticker')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    return kind
  },
  async until(selector, patience) {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      if (document.querySelector(selector)) return 'there'
      const kind = this.act()
      if (kind !== '' && this.seen.at(-1) !== kind) this.seen.push(kind)
      await new Promise((resolve) => setTimeout(resolve, kind === 'game' ? 1 : 20))
    }
    return 'never ' + this.kind() + ' ' + document.body.innerText.slice(0, 300)
  },
}`

interface InPage {
  readonly campaignPlayer: { until(what: string, ms: number): Promise<string>; readonly seen: readonly string[] }
}

/** Plays on until something is on the page; tells which screens there were. */
export async function playCampaignUntil(page: Page, selector: string, patience = 170_000): Promise<readonly string[]> {
  await page.evaluate(PLAYER)
  await page.evaluate(CAMPAIGN_PLAYER)
  const seen = await page.evaluate(([what, ms]) => (globalThis as unknown as InPage).campaignPlayer.until(what, ms), [
    selector,
    patience,
  ] as const)
  if (seen !== 'there') throw new Error(`${seen}: ${selector}`)
  return page.evaluate(() => (globalThis as unknown as InPage).campaignPlayer.seen)
}

/** One step, whatever there is to do. */
export async function stepOn(page: Page): Promise<string> {
  await page.evaluate(PLAYER)
  await page.evaluate(CAMPAIGN_PLAYER)
  return page.evaluate(() => (globalThis as unknown as { campaignPlayer: { act(): string } }).campaignPlayer.act())
}

/** Begins a campaign with two people and a bot. */
export async function beginCampaign(page: Page, title: string): Promise<void> {
  await page.click(`.pack:has-text("${title}")`)
  await page.click('.campaign-create .button.main.big')
  await page.waitForSelector('.camp-founding')
}

/** The campaign as a file, as somebody takes it along. */
export async function takeAlong(page: Page): Promise<string> {
  await page.click('.camp-bar [aria-label="Menu"]')
  const file = join(await mkdtemp(join(tmpdir(), 'machinami-')), 'taken-along.txt')
  const waiting = page.waitForEvent('download')
  await page.click('.take-along')
  await (await waiting).saveAs(file)
  await page.keyboard.press('Escape')
  return readFileSync(file, 'utf8')
}
