import { expect, test } from 'vitest'
import { atTable as en } from '../src/words/en/table.ts'
import { atTable as ja } from '../src/words/ja/table.ts'
import { atTable as nl } from '../src/words/nl/table.ts'
import { start } from './player.ts'
import { keptGameWhere } from './questions.ts'
import { keptRecord, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

test('every card that cannot be built says why, every other can be built', () => {
  const game = keptGameWhere({ edition: 'both', players: 3, market: 'open' }, (asked) => asked.question === 'build')
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await page.waitForSelector('.price.main')
    // 39 kinds of establishment and 6 landmarks, a few per frame.
    await page.waitForFunction(() => document.querySelectorAll('.market-card').length === 45)
    const cards = await page.$$eval('.market-card', (all) =>
      all.map((card) => ({
        isShut: card.querySelector('.price')?.getAttribute('aria-disabled') === 'true',
        stands: card.querySelector('.stands')?.textContent ?? '',
        says: card.querySelector('.missing')?.textContent?.trim() ?? '',
        label: card.querySelector('.price')?.getAttribute('aria-label') ?? '',
      })),
    )
    for (const { isShut, stands, says, label } of cards) {
      // What stands has no price any more.
      expect(stands).toBe(label === '' ? 'built' : '')
      expect(says !== '').toBe(isShut)
      // The tile has room for the figure alone; whoever hears it is told of coins.
      if (isShut) expect(label.replace(/ coins?\b/, '')).toContain(`: ${says}`)
    }
    expect(new Set(cards.map((card) => card.says)).size).toBeGreaterThan(2)
  })
})

for (const [lang, { card }] of Object.entries({ en, nl, ja }))
  test(`on a phone whatever keeps from building is written under its tile, not on it: ${lang}`, () =>
    visiting(
      {
        viewport: { width: 360, height: 640 },
        kept: { setup: plan('base', 2, 2), settings: { lang, speed: 'instant', muted: true } },
      },
      async (page) => {
        await start(page)
        await page.click('.dock [data-answer="roll"]')
        await page.waitForSelector('.market[aria-busy="false"] .price .missing')
        const reasons = Object.values(card.obstacles).map((said) => said(3))
        const tooHigh = await page.$eval(
          '.price:has(.missing)',
          (price, all) => {
            const line = price.querySelector('.price-shown') as HTMLElement
            return all.filter((reason) => {
              // Alone, as a long reason stands.
              line.innerHTML = '<em class="missing long"></em>'
              line.children[0].textContent = reason
              const [box, inside] = [price, line.children[0]].map((each) => each.getBoundingClientRect())
              return inside.height > box.height || inside.width > box.width
            })
          },
          reasons,
        )
        expect(tooHigh).toEqual([])
      },
    ))

test('a card one has already says what stands in the way of another one', () => {
  const game = keptGameWhere(
    { edition: 'both', players: 3, market: 'open' },
    (asked) => asked.question === 'dice' && asked.n > 60,
  )
  return visiting({ kept: { game }, path: '#/play' }, async (page) => {
    await page.click('.grip')
    const card = page.locator('.market-card:has(.copies):has(.missing)').first()
    const why = (await card.locator('.missing').textContent())?.trim()
    await card.locator('.about').click()
    // The tile has room for the figure alone.
    const whole = async () => (await page.textContent('.chosen-text .missing'))?.replace(/ coins?\b/, '')
    await expect.poll(whole).toBe(why)
    await page.click('.about-card', { position: { x: 9, y: 9 } })
    await expect.poll(async () => (await page.textContent('.card-dialog .missing'))?.replace(/ coins?\b/, '')).toBe(why)
  })
})

/** Where each price stood in the market whenever a frame was painted, and whether cards were still being laid out. */
const WATCH = `
globalThis.seen = {}
globalThis.wasBusy = false
globalThis.watch = () => {
  wasBusy ||= document.querySelector('.sheet-body .market[aria-busy="true"] .price.main') !== null
  const market = document.querySelector('.sheet-body .market')?.getBoundingClientRect()
  for (const price of document.querySelectorAll('.sheet-body .price.main')) {
    const card = price.closest('.market-card').querySelector('[data-card]').dataset.card
    ;(seen[card] ??= []).push(price.getBoundingClientRect().top - market.top)
  }
  requestAnimationFrame(watch)
}
requestAnimationFrame(watch)`

test('on a phone no price moves while the market is laid out', () => {
  const game = keptGameWhere(
    { edition: 'both', players: 3, market: 'open' },
    ({ question, options }) => question === 'build' && options.length > 15,
  )
  const settings = { speed: 'fast', muted: true, lang: 'en', theme: 'light', motion: 'off' }
  const viewport = { width: 360, height: 640 }
  return visiting({ kept: { game, settings }, viewport, path: '#/play', before: WATCH }, async (page) => {
    await page.waitForFunction(() => (globalThis as unknown as { wasBusy: boolean }).wasBusy)
    await page.waitForSelector('.sheet-body .market[aria-busy="false"]')
    await expect.poll(() => page.locator('.sheet-body .market-card').count()).toBe(45)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number[]> }).seen)
    expect(Object.keys(seen).length).toBeGreaterThan(15)
    expect(Object.entries(seen).filter(([, tops]) => Math.max(...tops) - Math.min(...tops) > 4)).toEqual([])
  })
})

test('what was chosen in the set-up reaches the game and is remembered', () =>
  visiting({ kept: { setup: plan('base', 2, 2) }, path: '#/setup' }, async (page) => {
    await page.check('input[name="edition"][value="row"]')
    await page.click('.setup-more > summary')
    await page.check('input[name="market"][value="5-5-2"]')
    await page.check('input[name="order"][value="chosen"]')
    await page.check('input[name="first"][value="1"]')
    await page.click('.house summary')
    await page.locator('.house fieldset').first().locator('input').nth(1).check()
    await page.fill('.seat input >> nth=0', 'Zoë')
    await page.click('.setup-go .button')
    await page.waitForSelector('.price, .dock [data-answer="roll"]')
    const kept = await page.evaluate(() => ({
      setup: JSON.parse(localStorage.getItem('machinami.setup') ?? '{}'),
    }))
    expect(kept.setup.setup).toMatchObject({ edition: 'row', players: 2, market: '5-5-2', order: 'chosen', first: 1 })
    expect(Object.keys(kept.setup.setup.house)).toHaveLength(1)
    expect(kept.setup.seats.map((seat: { name: string }) => seat.name)).toEqual(['Zoë', 'Ben'])
    expect(await keptRecord(page)).toMatch(/^rules row players=\d market=5-5-2 order=chosen first=2/m)
    await expect.poll(() => page.textContent('.whose')).toContain('Ben')
    await page.goto(`${page.url().split('#')[0]}#/setup`)
    await page.waitForSelector('.setup')
    await expect.poll(() => page.isChecked('input[name="market"][value="5-5-2"]')).toBe(true)
    await expect.poll(() => page.isChecked('input[name="first"][value="1"]')).toBe(true)
    await expect.poll(() => page.inputValue('.seat input >> nth=0')).toBe('Zoë')
  }))

test('a card’s page tells its chance and what one more adds, on whose rolls it acts', () =>
  visiting({ kept: { setup: plan('base', 2, 2) } }, async (page) => {
    await start(page)
    await page.click('.grip')
    await page.waitForSelector('.sheet[data-height="half"] .market-card')
    const rows = async (name: string) => {
      await page.locator('.market-card .about', { hasText: name }).first().click()
      await page.click('.about-card', { position: { x: 9, y: 9 } })
      await page.waitForSelector('.chances caption')
      const cells = await page.$$eval('.chances:has(caption) tbody tr', (all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent)),
      )
      await page.keyboard.press('Escape')
      await page.waitForSelector('.chances', { state: 'detached' })
      return cells
    }
    expect(await rows('Ranch')).toEqual([
      ['Chance that it acts on a roll', '17%', '3%'],
      ['One more adds, on your roll', '0.17', '0.03'],
      ['One more adds, on another’s roll', '0.17', '0.03'],
    ])
    expect(await rows('Family Restaurant')).toEqual([
      ['Chance that it acts on a roll', 'never', '19%'],
      ['One more adds, on another’s roll', '0.00', '0.39'],
    ])
    // Ben has three coins, and the Stadium takes two.
    expect(await rows('Stadium')).toEqual([
      ['Chance that it acts on a roll', '17%', '14%'],
      ['One more adds, on your roll', '0.33', '0.28'],
    ])
  }))
