import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatCampaign } from '@machinami/campaign'
import { expect, test } from 'vitest'
import { BegunCampaign } from './begun-campaign.ts'
import { packOf, Spoilers, storageOf } from './spoilers.ts'
import { Search, secretsOf } from './unread.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const GAMES = 10

const PLAYERS = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Hana', bot: 'planner' }]

test('up to every game nothing of what is unread is in what is sent, kept or shown', { timeout: 600_000 }, () =>
  visiting({ locale: 'en-US', path: '#/campaign' }, async (page) => {
    const spoilers = new Spoilers(page, packOf('tune'))
    const begun = await BegunCampaign.of('tune', PLAYERS)
    const { host } = begun
    const folder = await mkdtemp(join(tmpdir(), 'machinami-'))
    const unread: number[] = []
    await page.reload()
    for (let game = 1; game <= GAMES; game++) {
      begun.playUntil(({ campaign: { state } }) => state.game === game && state.now.at === 'before-game')
      const file = join(folder, `${game}.txt`)
      await writeFile(file, formatCampaign(host.file()))
      await page.evaluate(() => {
        location.hash = '#/campaign'
      })
      await page.waitForSelector('.campaign-list')
      await page.setInputFiles('.campaign-list input[type="file"]', file)
      await page.waitForSelector('.camp')
      unread.push(await spoilers.expectNone(host.campaign.state))
    }
    // The search itself finds what is there, and there was something to look for until the end.
    const { campaigns } = await storageOf(page)
    expect(campaigns).toContain(host.campaign.state.towns[0].name)
    expect(spoilers.looked).toBeGreaterThan(5)
    expect(unread[0]).toBeGreaterThan(600)
    expect(unread.every((n, nth) => n > 0 && n <= unread[Math.max(0, nth - 1)])).toBe(true)
  }),
)

test('no file of the built app holds anything of a story', () =>
  visiting({ locale: 'en-US' }, async (page) => {
    const search = new Search(secretsOf(packOf('tune')).map(({ text }) => text))
    const list = await page.evaluate(async () => (await fetch('sw.js')).text())
    const files = [...list.matchAll(/"([^"]+\.(?:js|css|html|sealed|txt))":/g)].map(([, name]) => name)
    expect(files.some((name) => name.endsWith('.sealed'))).toBe(true)
    expect(files.length).toBeGreaterThan(40)
    for (const name of files) {
      const text = await page.evaluate(async (each) => (await fetch(each)).text(), name)
      expect([name, ...search.in(text)]).toEqual([name])
    }
  }))
