import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builder, keptGame } from '../scripts/games.ts'
import { keptGames } from './questions.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

const LAPTOP = { width: 1366, height: 768 }
const GAMES = keptGames()

/** Number plates of my street that something lies over. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stage .sign')]
      .filter((sign) => {
        const { left, top, width, height } = sign.getBoundingClientRect()
        return !document.elementFromPoint(left + width / 2, top + height - 1)?.closest('.town')
      })
      .map((sign) => sign.textContent),
  )

for (const lang of ['nl', 'ja'])
  test(`questions that are answered by buttons leave the number plates of my street in sight, ${lang}`, async () => {
    const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
    for (const question of ['dice', 'reroll', 'raise', 'whom', 'invest', 'build'] as const)
      await visiting(
        { viewport: LAPTOP, kept: { settings, game: GAMES.get(question) }, path: '#/play' },
        async (page) => {
          await page.waitForSelector(`.dock[data-asking="${question}"] .answers [data-answer]`)
          await page.waitForSelector('.stage .sign')
          expect([question, ...(await covered(page))]).toEqual([question])
        },
      )
  })

test('four others with long names to choose from do so, too', () => {
  const seats = ['Ann', 'Wilhelmina van den Broek', 'Maximiliana Oosterhuizen', 'Youssef El Amrani', 'Bo'].map(
    (name) => ({
      name,
    }),
  )
  const game = keptGame(
    { edition: 'both', players: 5, market: 'open' },
    seats,
    5,
    builder,
    (_, { question }) => question === 'whom',
  )
  return visiting({ viewport: LAPTOP, kept: { game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.dock[data-asking="whom"]')
    await page.waitForSelector('.stage .sign')
    expect(await covered(page)).toEqual([])
    const answers = page.locator('.answers [data-answer="from"]')
    await expect.poll(() => answers.count()).toBe(4)
    await expect
      .poll(() => answers.first().locator('.whole-answer').textContent())
      .toMatch(/^Take \d from Wilhelmina van den Broek$/)
    const wide = await page.$eval('.dock-head', (dock) => dock.scrollWidth - dock.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
})

for (const lang of ['en', 'nl', 'ja'])
  test(`on a phone no button lies over the question of two players, ${lang}`, () => {
    const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
    const seats = [{ name: 'Ann' }, { name: 'Ben' }]
    const game = keptGame({ edition: 'base', players: 2 }, seats, 5, builder, (_, { question }) => question === 'dice')
    return visiting(
      { viewport: { width: 360, height: 640 }, kept: { settings, game }, path: '#/play' },
      async (page) => {
        await page.waitForSelector('.dock-head .answers [data-answer="roll"]')
        const [question, answer] = await page.evaluate(() => {
          const words = document.createRange()
          words.selectNodeContents(document.querySelector('.dock-head .question') as Element)
          const button = document.querySelector('.dock-head [data-answer="roll"]') as Element
          return [words.getBoundingClientRect(), button.getBoundingClientRect()]
        })
        const isBeside = question.right <= answer.left || question.bottom <= answer.top
        expect({ isBeside, isInside: answer.right <= 360 }).toEqual({ isBeside: true, isInside: true })
      },
    )
  })

for (const lang of ['en', 'nl', 'ja'])
  test(`a long text of a card that can be built leaves the prices of a phone in reach, ${lang}`, () => {
    const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
    const game = keptGame(
      { edition: 'both', players: 2, market: 'open' },
      [{ name: 'Ann' }, { name: 'Ben' }],
      5,
      builder,
      (_, { options }) => options.some(({ answer }) => answer.kind === 'build' && answer.card === 'business-center'),
    )
    return visiting(
      { viewport: { width: 360, height: 640 }, kept: { settings, game }, path: '#/play' },
      async (page) => {
        await page.waitForSelector('.market[aria-busy="false"] .price.main')
        await page.evaluate(() => document.querySelector<HTMLElement>('[data-card="business-center"]')?.click())
        await page.waitForSelector('.dock-head .long.chosen-text')
        // Its middle is what a finger looks for.
        await page.click('.market-card .price >> nth=0', { trial: true, timeout: 3000 })
      },
    )
  })

test('what words of a card cover can be pulled out from under them, and nothing hops for it', () => {
  const settings = { lang: 'nl', speed: 'instant', muted: true, motion: 'off' }
  const game = keptGame(
    { edition: 'both', players: 2, market: 'open' },
    [{ name: 'Ann' }, { name: 'Ben' }],
    5,
    builder,
    (_, { options }) => options.some(({ answer }) => answer.kind === 'build' && answer.card === 'renovation-company'),
  )
  return visiting({ viewport: { width: 360, height: 640 }, kept: { settings, game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.market[aria-busy="false"] .price.main')
    const places = () =>
      page.evaluate(() => {
        const bottom = document.querySelector('.dock-head')?.getBoundingClientRect().bottom ?? 0
        const first = document.querySelector('.market-card')?.getBoundingClientRect().top ?? 0
        return { first, covered: bottom - first }
      })
    const choose = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('[data-card="renovation-company"]')?.click())
    const scrollTo = (top: number) => page.$eval('.sheet-body', (body, at) => body.scrollTo(0, at), top)
    const before = await places()
    await choose()
    await page.waitForSelector('.dock-head .long.chosen-text')
    await expect.poll(() => page.$eval('.sheet-body', (body) => body.scrollTop)).toBeGreaterThan(60)
    expect((await places()).first).toBeCloseTo(before.first, 0)
    await scrollTo(0)
    expect((await places()).covered).toBeLessThanOrEqual(0)
    // Where the words go, tiles stay under the finger; a market that was not pulled lies as before.
    await scrollTo(500)
    const { first } = await places()
    await choose()
    await page.waitForSelector('.dock-head .chosen-text', { state: 'detached' })
    await expect.poll(() => page.$eval('.sheet-body', (body) => (body as HTMLElement).style.paddingTop)).toBe('0px')
    expect((await places()).first).toBeCloseTo(first, 0)
    await scrollTo(0)
    expect((await places()).first).toBeCloseTo(before.first, 0)
  })
})

test('of one die and two only one is red', () => {
  const game = keptGame(
    { edition: 'two', players: 2 },
    [{ name: 'Ann' }, { name: 'Ben' }],
    5,
    builder,
    (_, { question, n }) => question === 'dice' && n > 40,
  )
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.dock[data-asking="dice"] [data-dice="1"]')
    const main = await page.$$eval('.dock .answer.main', (all) => all.map((each) => each.dataset['dice']))
    expect(main).toHaveLength(1)
  })
})
