import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serve } from '../scripts/serve.ts'
import { violations } from './axe.ts'
import { playCampaignUntil, takeAlong } from './campaign-player.ts'
import { useBrowser, type Visit, visit } from './visits.ts'

useBrowser()

async function comes(name: string, wish: NonNullable<Parameters<typeof visit>[0]> = {}): Promise<Visit> {
  const guest = await visit({ locale: 'en-GB', ...wish, kept: { name } })
  if (!guest) throw new Error('no browser')
  return guest
}

/** Two games take their time on a busy machine. */
const LONG = 600_000

const both = (pages: readonly Page[], selector: string): Promise<unknown> =>
  Promise.all(pages.map((page) => playCampaignUntil(page, selector, LONG)))

test(
  'two friends play the campaign of two games together, and the server dies in the middle of a card',
  async ({ onTestFinished }) => {
    const data = mkdtempSync(join(tmpdir(), 'machinami-together-'))
    let server = await serve(inject('web'), { data })
    // Whatever happens, no server stays behind.
    onTestFinished(() => server.close())
    const { port } = new URL(server.url)
    const ann = await comes('Ann')
    const ben = await comes('Ben', { viewport: { width: 360, height: 640 } })
    const pages = [ann.page, ben.page]
    await ann.page.goto(`${server.url}#/friends`)
    await ann.page.click('.friends-begin .found')
    await ann.page.waitForSelector('.found-campaign')
    expect(await violations(ann.page)).toEqual([])
    await ann.page.click('.pack >> nth=-1')
    await ann.page.click('.found-campaign .button.main.big')
    await ann.page.waitForSelector('.waiting-room .to-say')
    await ben.page.goto(ann.page.url())
    await ben.page.click('.ready .button.main')
    await expect.poll(() => ann.page.locator('.seat-line.person').count()).toBe(2)
    await ann.page.click('.ready .button.main')
    for (const page of pages) await page.waitForSelector('.camp-founding')
    // What the other has not founded yet is waited for; then both see the same card.
    await both(pages, '.camp-story')
    const titles = await Promise.all(pages.map((page) => page.textContent('.camp-story h1')))
    expect(titles[0]).toBe(titles[1])
    // Whoever has read it waits for the other.
    await ben.page.click('.camp-dock .go-on')
    await ben.page.waitForSelector('.dock-wait, .camp-story h1')
    expect(await violations(ann.page)).toEqual([])
    await server.kill()
    await ann.page.waitForSelector('.line-notice')
    server = await serve(inject('web'), { data, port })
    for (const page of pages) await page.waitForSelector('.line-notice', { state: 'detached' })
    expect(await ann.page.textContent('.camp-story h1')).toBe(titles[0])
    await both(pages, '.camp-game')
    await both(pages, '.camp-won, .camp-closing')
    // In the second game bots stand in for both, and the register says so.
    await both(pages, '.camp-game')
    for (const page of pages) {
      await page.click('.table-talk')
      await page.click('.talk .button:has-text("Let a bot play for me")')
    }
    await both(pages, '.camp-epilogue')
    const lines = await Promise.all(
      pages.map((page) => page.locator('.camp-epilogue .register tbody tr').allTextContents()),
    )
    expect(lines[0]).toHaveLength(2)
    expect(lines[0]).toEqual(lines[1])
    expect(lines[0][1]).toMatch(/played by planner/i)
    // It is among one's tables, and goes along as a file that one screen opens.
    const file = await takeAlong(ben.page)
    await ann.page.goto(`${server.url}#/friends`)
    await expect.poll(() => ann.page.textContent('.table-row small')).toContain('game 2 of 2')
    await ann.page.goto(`${server.url}#/campaign`)
    const buffer = Buffer.from(file)
    await ann.page.setInputFiles('.campaign-list input[type=file]', {
      name: 'taken.txt',
      mimeType: 'text/plain',
      buffer,
    })
    await ann.page.waitForSelector('.camp-epilogue .register')
    // A server goes on with it, too: the other town waits for its player.
    await ben.page.goto(`${server.url}#/friends/campaign`)
    await ben.page.setInputFiles('.found-file input', { name: 'taken.txt', mimeType: 'text/plain', buffer })
    await ben.page.waitForSelector('.seat-line.free')
    expect(await ben.page.textContent('.seat-line.free .seat-name')).toMatch(/Puddle Bay|Foxholm/)
    expect(
      [...ann.complaints, ...ben.complaints].filter((each) => !/Failed to load resource|WebSocket/.test(each)),
    ).toEqual([])
    for (const each of [ann, ben]) await each.leave()
  },
  LONG,
)
