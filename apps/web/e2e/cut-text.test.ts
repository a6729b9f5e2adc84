import { view } from '@machinami/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builder, type Choose, keptGame, like } from '../scripts/games.ts'
import { findings } from './cut-text.ts'
import { finishedGame, keptGames } from './questions.ts'
import { AROUND, goTo, OWN, useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { width: 360, height: 640 }
const setup = {
  setup: { edition: 'both', players: 5 },
  seats: [
    { name: '' },
    { name: 'Hana', bot: 'restaurateur' },
    { name: 'Kenji', bot: 'strategist' },
    { name: 'Mei', bot: 'expert' },
    { name: 'Sora', bot: 'engineer' },
  ],
}

const OVER = finishedGame({ edition: 'base', players: 3 })

for (const lang of ['en', 'nl', 'ja'])
  test(`no text around the table is cut at 360 px in ${lang}, and all are of three sizes`, async () => {
    const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
    const all: string[] = []
    const look = async (page: Page, where: string, within = 'body') => {
      await page.evaluate(() => document.fonts.ready)
      for (const each of await findings(page, within)) all.push(`${where} ${each}`)
    }
    await visiting({ viewport: PHONE, kept: { settings, setup } }, async (page) => {
      for (const path of [...AROUND, ...OWN]) {
        await goTo(page, path)
        await page.waitForSelector('main:not([aria-busy]) h1')
        if (path === '#/setup') for (const fold of ['.setup-more > summary', '.house summary']) await page.click(fold)
        await look(page, path)
      }
      await goTo(page, '#/setup')
      await page.click('.seat .who >> nth=1')
      await page.waitForSelector('.player')
      await look(page, 'who plays')
    })
    await visiting(
      { viewport: PHONE, kept: { settings, game: keptGames().get('pick') }, path: '#/play' },
      async (page) => {
        await page.waitForSelector('.hand-over[open]')
        await look(page, 'hand-over', 'dialog.hand-over')
      },
    )
    await visiting({ viewport: PHONE, kept: { settings, game: OVER }, path: '#/games' }, async (page) => {
      await page.waitForSelector('.finished .row-link')
      await look(page, 'games')
      await page.click('.finished .row-link')
      await page.waitForSelector('.controls')
      await look(page, 'review')
    })
    expect(all).toEqual([])
  })

/** Seat 0 builds no landmark, so that it sees others come near the win. */
const slowly: Choose = (table, asked, random) => (asked.seat === 0 ? builder : like('planner'))(table, asked, random)

/** A turn in which somebody else wants but one more landmark. */
const near = (players: number): object =>
  keptGame(
    { edition: 'base', players },
    ['Ann', 'Hana', 'Kenji', 'Mei', 'Sora'].slice(0, players).map((name) => ({ name })),
    7,
    slowly,
    ({ rules, state }) => view(rules, state, 0).towns.some(({ landmarks }) => landmarks === 3),
  )

for (const lang of ['en', 'nl', 'ja'])
  test(`neighbours one step from the win are told whole at 360 px in ${lang}`, async () => {
    const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
    for (const players of [4, 5])
      await visiting({ viewport: PHONE, kept: { settings, game: near(players) }, path: '#/play' }, async (page) => {
        await page.waitForSelector('.rival-near')
        await page.evaluate(() => document.fonts.ready)
        expect(await findings(page, '.rivals')).toEqual([])
        const high = await page.$$eval('.rival', (all) => all.map((each) => each.scrollHeight - each.clientHeight))
        expect(Math.max(...high)).toBeLessThanOrEqual(1)
      })
  })

/** Five towns that take on a few numbers each: sometimes words find room beside them, sometimes not. */
const crowded = (from: number): object =>
  keptGame(
    { edition: 'both', players: 5 },
    ['Ann', 'Hana', 'Kenji', 'Mei', 'Sora'].map((name) => ({ name })),
    7,
    builder,
    ({ rules, state }, asked) => asked.question === 'build' && asked.seat === 0 && view(rules, state, 0).turn >= from,
  )

for (const lang of ['en', 'nl', 'ja'])
  test(`on which numbers four neighbours take stays in their places on a laptop in ${lang}`, async () => {
    const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
    for (const from of [40, 80, 120])
      await visiting({ kept: { settings, game: crowded(from) }, path: '#/play' }, async (page) => {
        await page.waitForSelector('.rival .plates')
        await page.evaluate(() => document.fonts.ready)
        const high = await page.$$eval('.rival', (all) => all.map((each) => each.scrollHeight - each.clientHeight))
        expect(Math.max(...high)).toBeLessThanOrEqual(1)
      })
  })
