import { view } from '@machinami/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builder, keptGame, like } from '../scripts/games.ts'
import { FLASHES, SHIFTS } from '../scripts/observers.ts'
import { playUntil, start } from './player.ts'
import { keptGames, keptGameWhere } from './questions.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const PHONE = { width: 360, height: 640 }
const LAPTOP = { width: 1366, height: 768 }

/** Stacks of a dealt market come and go. */
for (const [edition, viewport, speed, motion = 'on'] of [
  ['base', PHONE, 'fast'],
  ['base', PHONE, 'fast', 'off'],
  ['base', LAPTOP, 'fast'],
  ['base', PHONE, 'normal'],
  ['base', LAPTOP, 'instant'],
  ['two', PHONE, 'fast'],
  ['harbor', LAPTOP, 'fast'],
] as const)
  test(`nothing hops or flashes on the table while others play, ${edition}, ${viewport.width} wide, ${speed}, motion ${motion}`, () => {
    const settings = { speed, muted: true, lang: 'en', theme: 'light', motion }
    return visiting(
      { viewport, kept: { settings, setup: plan(edition, 4) }, before: SHIFTS + FLASHES },
      async (page) => {
        await start(page)
        await page.waitForSelector('.stage .stand img[src]')
        await page.waitForTimeout(1000)
        await page.evaluate('shifted.length = flashed.length = 0')
        for (const turn of [5, 9, 13, 17]) {
          await playUntil(page, `.top-bar[data-turn="${turn}"]`, true)
          await page.waitForSelector('.dock [data-answer="roll"]')
        }
        expect(await page.evaluate('shifted')).toEqual([])
        expect(await page.evaluate('flashed')).toEqual([])
      },
    )
  })

const LANDMARKS = ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower']

/** One landmark away from the win, with the coins for it. */
const nearlyWon = () =>
  keptGame(
    { edition: 'base', players: 3 },
    [{ name: 'Ann' }, { name: 'Ben', bot: 'planner' }, { name: 'Cleo', bot: 'planner' }],
    7,
    like('planner'),
    ({ rules, state }, { options }) =>
      view(rules, state, 0).towns[0].landmarks === 3 &&
      options.some(({ answer }) => answer.kind === 'build' && LANDMARKS.includes(answer.card)),
  )

test('nothing hops or flashes when the last landmark is built', () => {
  const settings = { speed: 'normal', muted: true, lang: 'en', theme: 'light', motion: 'on' }
  return visiting(
    { viewport: PHONE, kept: { settings, game: nearlyWon() }, path: '#/play', before: SHIFTS + FLASHES },
    async (page) => {
      await page.waitForSelector('.market[aria-busy="false"] .price.main')
      await page.waitForTimeout(1000)
      await page.evaluate('shifted.length = flashed.length = 0')
      await page.$$eval(
        '.market-card:has(.price.main) [data-card]',
        (all, ids) => {
          const last = all.find((each) => ids.includes((each as HTMLElement).dataset['card'] ?? ''))
          last?.closest('.market-card')?.querySelector<HTMLElement>('.price')?.click()
        },
        LANDMARKS,
      )
      await page.waitForSelector('dialog.end[open]')
      expect(await page.evaluate('shifted')).toEqual([])
      expect(await page.evaluate('flashed')).toEqual([])
    },
  )
})

test('no focus scrolls the table away, however far a sheet that is down reaches below it', () =>
  visiting({ viewport: PHONE, kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    const scrolled = await page.$$eval('.table, .board', (all) =>
      all.map((each) => {
        each.scrollTop = 200
        return each.scrollTop
      }),
    )
    expect(scrolled).toEqual([0, 0])
  }))

/** Counts how often what wins comes to be written on the quay. */
const FIRST_WORDS = `
globalThis.written = 0
let isThere = false
new MutationObserver(() => {
  const was = isThere
  isThere = document.querySelector('.first-words') !== null
  if (isThere && !was) globalThis.written++
}).observe(document, { childList: true, subtree: true })`

test('what wins is written where dice fall until they do, and not again between those of others', () =>
  visiting(
    {
      viewport: PHONE,
      kept: { settings: { speed: 'fast', muted: true, lang: 'en' }, setup: plan('base', 4) },
      before: FIRST_WORDS,
    },
    async (page) => {
      await start(page)
      await page.waitForSelector('.first-words:has-text("To win")')
      await playUntil(page, '.top-bar[data-turn="5"]')
      expect(await page.locator('.first-words').count()).toBe(0)
      expect(await page.evaluate('written')).toBe(1)
    },
  ))

/** Words that do not fit where they stand, or are of a size that is none of ours: 11 to 13, 15 to 17, 20 and more. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.table *')].filter(
      (each) =>
        each.checkVisibility({ opacityProperty: true }) &&
        !each.closest('.unseen, [inert], .bar-button > span, .row-heading, .whole-answer, .panned') &&
        [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    return shown
      .filter((each) => {
        const box = each.getBoundingClientRect()
        // Words that are only heard.
        if (box.width === 0 || getComputedStyle(each).clipPath !== 'none') return false
        const out = box.left < -0.5 || box.right > innerWidth + 0.5
        const range = document.createRange()
        const words = [...each.childNodes].filter((node) => node.nodeType === 3)
        range.setStartBefore(words[0])
        range.setEndAfter(words[words.length - 1])
        const text = range.getBoundingClientRect()
        const tile = each.closest<HTMLElement>('.market-card, .tile, .rival, .button, .purse')?.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(each).fontSize)
        const isOdd = size < 11 || (size > 13.1 && size < 14.9) || (size > 17.1 && size < 19.9)
        const beyond =
          tile && (text.right > tile.right + 1 || text.left < tile.left - 1 || text.bottom > tile.bottom + 1)
        return out || beyond || isOdd
      })
      .map((each) =>
        `${each.className} ${each.textContent} in ${each.closest('.market-card, .tile, .rival')?.textContent ?? ''}`.trim(),
      )
  })

const late = keptGame(
  { edition: 'both', players: 5, market: 'open' },
  ['Ann', 'Wilhelmina van den Broek', 'Kenji', 'Mei', 'Bo'].map((name) => ({ name })),
  5,
  builder,
  (_, { question, n }) => question === 'build' && n > 300,
)
const GAMES = keptGames()

for (const speed of ['fast', 'normal'])
  test(`nothing flashes while the dice decide who begins, ${speed}`, () => {
    const settings = { speed, muted: true, lang: 'en', theme: 'light', motion: 'on' }
    return visiting(
      { viewport: PHONE, kept: { settings, setup: plan('legacy', 4) }, before: FLASHES },
      async (page) => {
        await start(page)
        await playUntil(page, '.dock [data-answer="roll"]', true)
        expect(await page.evaluate('flashed')).toEqual([])
      },
    )
  })

/** A person among bots is asked this; they answer it, and everything can be read until they roll again. */
const legibleAmongBots = (question: 'offer' | 'invest', answer: (page: Page) => Promise<void>) => {
  const game = keptGame(
    { edition: 'both', players: 3, market: 'open' },
    [{ name: 'Ann' }, { name: 'Ben', bot: 'planner' }, { name: 'Cleo', bot: 'planner' }],
    5,
    builder,
    (_, asked) => asked.question === question,
  )
  const settings = { speed: 'fast', muted: true, lang: 'en', theme: 'light', motion: 'on' }
  return visiting({ viewport: PHONE, kept: { settings, game }, path: '#/play', before: FLASHES }, async (page) => {
    await answer(page)
    await playUntil(page, '.dock [data-answer="roll"]', true)
    expect(await page.evaluate('flashed')).toEqual([])
  })
}

test('a game one comes back to tells what the roll came to, and nothing flashes then', () =>
  legibleAmongBots('invest', async (page) => {
    await page.click('.dock [data-answer="invest"]')
    await page.waitForSelector('.dock .take-back')
    expect(await page.textContent('#question')).toMatch(/rolled \d+$/)
  }))

test('between two questions about one swap nothing else is told, nor is what was done told twice', () =>
  legibleAmongBots('offer', async (page) => {
    await page.click('.pointing [data-answer="offer"]')
    await page.click('.pointing [data-answer="want"]')
    await page.waitForSelector('.dock[data-asking="build"] [data-answer="pass"]')
    await page.click('.dock [data-answer="pass"]')
  }))

const labelsFit = (lang: string, viewport: typeof PHONE, game: object | undefined) => {
  const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
  return visiting({ viewport, kept: { settings, game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.dock [data-answer]')
    await page.waitForSelector('.table [aria-busy="true"]', { state: 'detached' })
    await page.evaluate(() => document.fonts.ready)
    expect(await cut(page)).toEqual([])
    // As many lines of number plates as a neighbour's place has room for.
    const beyond = await page.$$eval('.rival', (all) => all.map((each) => each.scrollHeight - each.clientHeight))
    expect(Math.max(...beyond)).toBeLessThanOrEqual(1)
  })
}

/** Names of one long word. */
const longNames = keptGame(
  { edition: 'both', players: 5, market: 'open' },
  ['Ann', 'Maximiliana Oosterhuizen', 'Bartholomeus', '長谷川健次郎左衛門', 'メアリーアンドリュース'].map((name) => ({
    name,
  })),
  5,
  builder,
  (_, { question, n }) => question === 'build' && n > 300,
)

for (const viewport of [PHONE, { width: 820, height: 1180 }])
  test(`a name of one long word leaves the coins beside it in sight, ${viewport.width} wide`, () =>
    labelsFit('ja', viewport, longNames))

for (const lang of ['en', 'nl', 'ja']) {
  test(`no label of the table is cut on a phone, ${lang}`, async () => {
    for (const game of [late, GAMES.get('offer'), GAMES.get('whom'), GAMES.get('dice')])
      await labelsFit(lang, PHONE, game)
  })

  for (const viewport of [LAPTOP, { width: 820, height: 1180 }, { width: 2560, height: 1080 }])
    test(`nor on a screen ${viewport.width} wide, ${lang}`, () => labelsFit(lang, viewport, late))
}

test('nine offers or more are in sight on a phone, all of the base game on a laptop', async () => {
  const inSight = (page: Page) =>
    page.$$eval(
      '.market-card',
      (all) => all.filter((each) => each.getBoundingClientRect().bottom <= innerHeight + 1).length,
    )
  const game = keptGameWhere({ edition: 'base', players: 3 }, ({ question }) => question === 'build')
  for (const [viewport, least] of [
    [PHONE, 9],
    [LAPTOP, 19],
  ] as const)
    await visiting({ viewport, kept: { game }, path: '#/play' }, async (page) => {
      await page.waitForSelector('.market[aria-busy="false"] .price.main')
      await expect.poll(() => inSight(page)).toBeGreaterThanOrEqual(least)
    })
})

test('touching the site of a landmark chooses it, and the dock builds it', () => {
  const game = keptGameWhere(
    { edition: 'base', players: 3 },
    ({ question, options }) =>
      question === 'build' && options.some(({ answer }) => answer.kind === 'build' && answer.card === 'train-station'),
  )
  return visiting({ viewport: PHONE, kept: { game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.price.main')
    await page.click('[data-plot$=":train-station"]')
    await expect.poll(() => page.textContent('#question')).toBe('Train Station')
    await page.click('.build')
    await page.waitForSelector('.dock[data-asking="dice"]')
  })
})

test('the first building round is told without anything hopping', () => {
  const seats = ['Ann', 'Ben', 'Cleo'].map((name, i) => (i === 0 ? { name } : { name, bot: 'planner' }))
  const game = keptGame({ edition: 'two', players: 3 }, seats, 7, like('planner'), () => true)
  return visiting({ kept: { game, settings: { lang: 'en' } }, path: '#/play', before: SHIFTS }, async (page) => {
    await page.waitForSelector('.price.main')
    expect(await page.innerText('.turn-number')).toBe('Build round 1 of 3')
    expect(await page.evaluate('shifted')).toEqual([])
  })
})
