import { expect, test } from 'vitest'
import { playToEnd, start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

const SLOW = { speed: 'normal', muted: true, lang: 'en', motion: 'off' }

test('while the dice decide who begins it is nobody’s turn', () =>
  visiting({ kept: { settings: SLOW, setup: plan('legacy', 3) } }, async (page) => {
    await start(page)
    await expect.poll(() => page.textContent('.top-bar h1')).toBe(' Who begins?')
    await page.waitForFunction(() =>
      /throws? \d+ for the first turn/.test(document.querySelector('#question')?.textContent ?? ''),
    )
  }))

test('a new game begins under its own sky', () =>
  visiting({ kept: { setup: plan('base', 2) } }, async (page) => {
    await start(page)
    await playToEnd(page)
    await page.waitForFunction(() =>
      /summer|autumn|winter/.test(document.querySelector<HTMLElement>('.town')?.dataset['season'] ?? ''),
    )
    const seasons = page.evaluate(async () => {
      const seen = new Set<string>()
      const deadline = performance.now() + 60_000
      for (let frames = 0; frames < 60 && performance.now() < deadline; ) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        if (document.querySelector('.turn-number')?.textContent !== 'Turn 1') continue
        frames++
        for (const street of document.querySelectorAll<HTMLElement>('.town')) seen.add(street.dataset['season'] ?? '')
      }
      return [...seen]
    })
    await page.click('text=Play again')
    expect(await seasons).toEqual(['spring'])
  }))
