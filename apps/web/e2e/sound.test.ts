import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { goTo, plan, useBrowser, visiting } from './visits.ts'

useBrowser()

/** Ears: counts every sound that is started, without making one. */
const EARS = `
  globalThis.heard = { contexts: 0, sounds: 0 }
  globalThis.AudioContext = class {
    constructor() { heard.contexts++; this.destination = {}; this.currentTime = 0; this.sampleRate = 44100 }
    resume() { return Promise.resolve() }
    createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length), copyToChannel() {} } }
    createBufferSource() { return { connect() { return this }, start() { heard.sounds++ }, playbackRate: { value: 1 } } }
    createGain() { return { connect() { return this }, gain: { value: 1 } } }
  }
  globalThis.StereoPannerNode = class { connect() { return this } }
  Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } })`
const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: { contexts: number; sounds: number } }).heard)

const LOUD = { speed: 'fast', motion: 'off', muted: false, volume: 0.6, lang: 'en', theme: 'light' }
const here = { before: EARS, kept: { settings: LOUD, setup: plan('base', 2) } }

test('silent until somebody touches the page, then it plays', () =>
  visiting(here, async (page) => {
    await page.waitForSelector('.play-now')
    await page.evaluate(() => document.querySelector<HTMLElement>('.play-now')?.focus())
    // Not even the code of the sounds has come.
    await page.waitForLoadState('networkidle')
    expect(await heard(page)).toEqual({ contexts: 0, sounds: 0 })
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').some((each) => /zzfx/i.test(each.name))),
    ).toBe(false)
    await start(page)
    await page.click('.dock [data-answer="roll"]')
    await playUntil(page, '.price.main')
    await page.waitForFunction(() => (globalThis as unknown as { heard: { sounds: number } }).heard.sounds > 0)
    // A phone that is switched to silent is silent.
    expect(await page.evaluate('navigator.audioSession.type')).toBe('ambient')
  }))

test('mute is kept, and means silence', () =>
  visiting(here, async (page) => {
    await page.goto(`${page.url().split('#')[0]}#/settings`)
    await page.click('.sound-row .button')
    await expect.poll(() => page.textContent('.sound-row .button')).toBe('Turn the sound on')
    await expect.poll(() => page.isDisabled('.sound-row input')).toBe(true)
    await page.reload()
    await expect.poll(() => page.textContent('.sound-row .button')).toBe('Turn the sound on')
    await goTo(page, '#/')
    await start(page)
    await page.click('.dock [data-answer="roll"]')
    await playUntil(page, '.price.main')
    expect((await heard(page)).sounds).toBe(0)
    // And back: the same table speaks again.
    await page.click('[aria-label="Menu"]')
    await page.click('.sound-row .button')
    await page.keyboard.press('Escape')
    await page.click('.price.main >> nth=0')
    await page.waitForFunction(() => (globalThis as unknown as { heard: { sounds: number } }).heard.sounds > 0)
  }))

test('a device whose sound is broken plays on in silence', () =>
  visiting(
    { ...here, before: `${EARS}\n globalThis.StereoPannerNode = class { constructor() { throw new Error('no') } }` },
    async (page) => {
      await start(page)
      await page.click('.dock [data-answer="roll"]')
      await playUntil(page, '.price.main')
    },
  ))

test('volume nought is silence, too', () =>
  visiting({ ...here, kept: { ...here.kept, settings: { ...LOUD, volume: 0 } } }, async (page) => {
    await start(page)
    await page.click('.dock [data-answer="roll"]')
    await playUntil(page, '.price.main')
    expect((await heard(page)).sounds).toBe(0)
  }))
