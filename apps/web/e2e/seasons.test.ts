import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { start } from './player.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

/** Remembers the addresses of pictures that have not been given back, and how many there have been. */
const REMEMBER = `
globalThis.addresses = new Set()
globalThis.made = 0
const { createObjectURL, revokeObjectURL } = URL
URL.createObjectURL = (blob) => {
  const address = createObjectURL(blob)
  addresses.add(address)
  made++
  return address
}
URL.revokeObjectURL = (address) => {
  addresses.delete(address)
  revokeObjectURL(address)
}`

const kept = {
  settings: { speed: 'fast', muted: true, lang: 'en', theme: 'auto', motion: 'on' },
  setup: plan('base', 2),
}

/** Every picture on the screen is there, and its address has not been given back. */
async function isWhole(page: Page): Promise<void> {
  await page.waitForTimeout(1500)
  await page.waitForFunction(() => {
    const { addresses } = globalThis as unknown as { addresses: Set<string> }
    return [...document.querySelectorAll<HTMLImageElement>('img.building, img.picture-square')].every(
      (each) => each.naturalWidth > 0 && addresses.has(each.src),
    )
  })
}

test('pictures of seasons that are over are given back, and none that is shown', () =>
  visiting({ kept, before: REMEMBER, colorScheme: 'light' }, async (page) => {
    await start(page)
    await page.waitForSelector('.stage img.building[src]')
    await isWhole(page)
    for (const step of ['dark', '#/', 'light', '#/play', 'dark', 'light'] as const) {
      if (step === 'dark' || step === 'light') await page.emulateMedia({ colorScheme: step })
      else await page.evaluate((hash) => location.assign(hash), step)
      await isWhole(page)
    }
    const [left, made] = await page.evaluate(() => {
      const { addresses, made } = globalThis as unknown as { addresses: Set<string>; made: number }
      return [addresses.size, made]
    })
    expect(left).toBeLessThan(0.8 * made)
  }))
