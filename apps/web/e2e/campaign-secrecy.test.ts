import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CampaignState, Deck, formatCampaign, type Pack, parseSealed, readPack } from '@machinami/campaign'
import { CampaignHost } from '@machinami/campaign-host'
import { isRefusal } from '@machinami/cards'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sealedPacks } from '../../../scripts/sealed-packs.mjs'
import { openEnvelope } from '../src/worker/cipher.ts'
import { stepOn } from './campaign-player.ts'
import { Search, unreadOf } from './unread.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const root = fileURLToPath(new URL('../../..', import.meta.url))

function packOf(name: string): Pack {
  const folder = join(root, 'packs', name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:json|md|svg|txt)$/.test(path),
  )
  const source = readPack(Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')])))
  if ('faults' in source) throw new Error('a pack with faults')
  return source.pack
}

/** A campaign that bots have played up to a game, as it would come from a terminal. */
async function playedUpTo(name: string, game: number): Promise<CampaignHost> {
  const sealed = parseSealed((await sealedPacks()).find((pack) => pack.name === name)?.text ?? '')
  if (!sealed) throw new Error('no such pack')
  const players = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Hana', bot: 'planner' }]
  const outside = {
    today: () => '2026-11-17',
    seed: () => '5'.repeat(32),
    firstQuestion: () => 1,
    botSeed: 7,
    townNames: ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff'],
  }
  const host = CampaignHost.begin(new Deck(sealed, openEnvelope), players, outside)
  if (isRefusal(host)) throw new Error(host.refused)
  host.letBotsPlay('planner')
  while (host.campaign.state.game < game) if (isRefusal(host.next())) throw new Error('stuck')
  return host
}

/** Everything the browser keeps for us. */
const storageOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames)
        all.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
          }),
        )
      database.close()
    }
    return JSON.stringify(all)
  })

test.each([2, 5])('up to game %i nothing of what is unread is in what is shipped, sent, kept or shown', (game) =>
  visiting({ locale: 'en-US', path: '#/campaign' }, async (page) => {
    const pack = packOf('tune')
    const host = await playedUpTo('tune', game)
    const traffic: string[] = []
    page.context().on('response', (response) => {
      void response.text().then(
        (text) => traffic.push(`${response.url()}\n${text}`),
        () => undefined,
      )
    })
    await page.reload()
    const file = join(await mkdtemp(join(tmpdir(), 'machinami-')), 'campaign.txt')
    await writeFile(file, formatCampaign(host.file()))
    await page.waitForSelector('.campaign-list')
    await page.setInputFiles('.campaign-list input[type="file"]', file)
    await page.waitForSelector('.camp')
    await page.waitForTimeout(500)
    const shown = await page.content()
    const kept = await storageOf(page)
    const unread = unreadOf(pack, host.campaign.state)
    expect(unread.length).toBeGreaterThan(200)
    const search = new Search(unread)
    const found = (text: string) => [...search.in(text)]
    expect(found(shown)).toEqual([])
    expect(found(kept)).toEqual([])
    for (const text of traffic) expect(found(text)).toEqual([])
    expect(traffic.length).toBeGreaterThan(5)
    // The search itself finds what is there.
    expect(kept).toContain(host.campaign.state.towns[0].name)
    await stepOn(page)
  }),
)

test('no file of the built app holds anything of a story', () =>
  visiting({ locale: 'en-US' }, async (page) => {
    const pack = packOf('tune')
    const nothingRead = { names: {}, texts: {}, cards: {} } as CampaignState
    const search = new Search(unreadOf(pack, nothingRead))
    const list = await page.evaluate(async () => (await fetch('sw.js')).text())
    const files = [...list.matchAll(/"([^"]+\.(?:js|css|html|sealed|txt))":/g)].map(([, name]) => name)
    expect(files.some((name) => name.endsWith('.sealed'))).toBe(true)
    expect(files.length).toBeGreaterThan(40)
    for (const name of files) {
      const text = await page.evaluate(async (each) => (await fetch(each)).text(), name)
      expect([name, ...search.in(text)]).toEqual([name])
    }
  }))
