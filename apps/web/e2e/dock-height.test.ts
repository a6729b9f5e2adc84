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
      .toMatch(/^Take \d coins? from Wilhelmina van den Broek$/)
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

/**
 * Touches every card of the market: whose words lie on a name in the first row or on a number plate of the street, or move
 * what one answers with.
 */
const TOUCH_ALL = `(async () => {
  const still = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }
  const box = (found) => found.getBoundingClientRect()
  const place = () => [...document.querySelectorAll('.dock-head [data-answer="pass"]')].map((each) => box(each).top)
  const names = [...document.querySelectorAll('.market-card .tile-name')].slice(0, 3)
  // What one draws the sheet by cannot be seen.
  const plates = () =>
    [...document.querySelectorAll('.stage .sign:not(.site, .landmark)')].filter((sign) => {
      const { left, top, width, height } = box(sign)
      return !document.elementFromPoint(left + width / 2, top + height - 1)?.closest('.town, .grip')
    }).length
  const before = place()
  const bad = []
  for (const card of document.querySelectorAll('.market-card [data-card]')) {
    card.click()
    await still()
    const [words, dock] = [box(document.querySelector('.chosen-text')), box(document.querySelector('.dock-head'))]
    const first = Math.min(...names.map((name) => box(name).top))
    // Letters reach beyond their lines.
    const isOut = words.bottom > dock.bottom + 3 || words.right > dock.right
    if (dock.bottom > first + 0.5 || isOut || place()[0] !== before[0] || plates() > 0)
      bad.push(card.dataset.card)
    card.click()
    await still()
  }
  return bad
})()`

for (const [lang, width] of [
  ['en', 360],
  ['nl', 360],
  ['ja', 360],
  ['nl', 320],
] as const)
  test(`words of a card cover no name of the market and no number of the street on a phone ${width} wide, ${lang}`, () => {
    const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
    const game = keptGame(
      { edition: 'both', players: 2, market: 'open' },
      [{ name: 'Ann' }, { name: 'Ben' }],
      5,
      builder,
      (_, { options }) => options.filter(({ answer }) => answer.kind === 'build').length > 30,
    )
    return visiting({ viewport: { width, height: 640 }, kept: { settings, game }, path: '#/play' }, async (page) => {
      await page.waitForSelector('.market[aria-busy="false"] .price.main')
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(TOUCH_ALL)).toEqual([])
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
