import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { goTo, useBrowser, visit, visiting } from './visits.ts'

useBrowser()

const settings = (lang: string) => ({ lang, speed: 'instant', muted: true, motion: 'off' })
const SCREENS = ['#/', '#/setup', '#/settings', '#/rules', '#/cards', '#/tutorial/base'] as const
const SHOWN = 'main:not([aria-busy]) h1, .table .dock [data-answer]'

/** Names and bytes of all font files this page has fetched. */
const fontsOf = (page: Page): Promise<{ readonly name: string; readonly bytes: number }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => entry.name.endsWith('.woff2'))
      .map((entry) => ({ name: entry.name.split('/').at(-1) ?? '', bytes: entry.encodedBodySize })),
  )

for (const lang of ['en', 'nl'])
  test(`all letters of ${lang} are two files of at most 45 KB`, () =>
    visiting({ kept: { settings: settings(lang) }, locale: lang }, async (page) => {
      for (const path of SCREENS) {
        await goTo(page, path)
        await page.waitForSelector(SHOWN)
      }
      await page.evaluate(() => document.fonts.ready)
      const files = await fontsOf(page)
      expect(new Set(files.map(({ name }) => /latin-\d+/.exec(name)?.[0]))).toEqual(new Set(['latin-500', 'latin-800']))
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      console.info(`letters of ${lang}: ${bytes} bytes`)
      expect(bytes).toBeGreaterThan(20_000)
      expect(bytes).toBeLessThanOrEqual(45_000)
    }))

test('Japanese letters come in slices, for Japanese only', () =>
  visiting({ kept: { settings: settings('ja') }, locale: 'ja' }, async (page) => {
    await page.waitForSelector(SHOWN)
    await page.evaluate(() => document.fonts.ready)
    const slices = (await fontsOf(page)).filter(({ name }) => !name.includes('latin'))
    expect(slices.length).toBeGreaterThan(3)
    expect(Math.max(...slices.map(({ bytes }) => bytes))).toBeLessThan(40_000)
    const isOurs = await page.evaluate(() => document.fonts.check('500 16px "M PLUS Rounded 1c"', '街を作る'))
    expect(isOurs).toBe(true)
  }))

/** How wide a long text is in a font, and how far the font reaches above and below the line. */
const measures = (page: Page, font: string): Promise<readonly number[]> =>
  page.evaluate((family) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return []
    const text = 'Every town is a drawn street that grows. Wie speelt er mee, en wie bouwt als eerste een station?'
    return ['500', '800'].flatMap((weight) => {
      pen.font = `${weight} 1000px "${family}"`
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text)
      return [width, fontBoundingBoxAscent, fontBoundingBoxDescent]
    })
  }, font)

test('letters that stand in for ours are as wide and as high', () =>
  visiting({}, async (page) => {
    await page.waitForSelector(SHOWN)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() =>
      Promise.all(['500', '800'].map((w) => document.fonts.load(`${w} 16px machinami-stand-in`))),
    )
    const ours = await measures(page, 'M PLUS Rounded 1c')
    const theirs = await measures(page, 'machinami-stand-in')
    const system = await measures(page, 'sans-serif')
    expect(ours).not.toEqual(system)
    const apart = ours.map((each, i) => Math.abs(theirs[i] / each - 1))
    expect(Math.max(...apart)).toBeLessThan(0.02)
  }))

test('figures stand below each other', () =>
  visiting({}, async (page) => {
    await page.waitForSelector(SHOWN)
    const widths = await page.evaluate(async () => {
      await document.fonts.ready
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return []
      pen.font = '800 100px "M PLUS Rounded 1c"'
      return Array.from({ length: 10 }, (_, digit) => Math.round(pen.measureText(String(digit)).width))
    })
    expect(new Set(widths).size).toBe(1)
  }))

/** How high on the settings screen everything stands, with our letters or without. */
async function heights(hasLetters: boolean): Promise<number[]> {
  const here = await visit({ locale: 'en-GB' })
  if (!here) return []
  const { page } = here
  try {
    if (!hasLetters) await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('about:blank')
    await page.goto(`${inject('url')}#/settings`)
    await page.waitForSelector(SHOWN)
    await page.evaluate(() => document.fonts.ready.catch(() => undefined))
    return await page.$$eval('main h1, main legend, main label', (all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().top),
    )
  } finally {
    await here.leave()
  }
}

test('without our letters everything can be read, and stands where it will stand with them', async () => {
  const [ours, theirs] = [await heights(true), await heights(false)]
  expect(ours.length).toBeGreaterThan(10)
  expect(theirs.length).toBe(ours.length)
  expect(Math.max(...ours.map((top, i) => Math.abs(top - theirs[i])))).toBeLessThan(2)
})
