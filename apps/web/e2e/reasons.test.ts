import type { Explanation } from '@machinami/bots'
import { Host, type Save } from '@machinami/host'
import { expect, test } from 'vitest'
import { playToEnd, playUntil, start } from './player.ts'
import { finishedGame, gamesAtBuilding } from './questions.ts'
import { goTo, plan, useBrowser, visit, visiting } from './visits.ts'

useBrowser()

/** What a hint tells of a kept game, from the same worker's desk. */
async function hintIn(game: object, seat: number): Promise<Explanation> {
  const host = new Host({ bytes: (n) => crypto.getRandomValues(new Uint8Array(n)) })
  await host.answer({ do: 'resume', save: game as Save })
  const reply = await host.answer({ do: 'hint', seat })
  if (reply.is !== 'reasons' || !reply.reasons) throw new Error('no hint')
  return reply.reasons
}

/** A kept game in which the best answers have chances that look alike in whole per cents, or do not. */
async function gameWith(chances: 'alike' | 'apart'): Promise<object> {
  for (const { game, seat } of gamesAtBuilding({ edition: 'base', players: 3 })) {
    const { best } = await hintIn(game, seat)
    const wholes = new Set(best.map(({ chance }) => Math.round(100 * (chance ?? 0))))
    const isGain = best.some(({ answer, income }) => answer.kind === 'build' && income > 0.2)
    if (isGain && best.length === 3 && wholes.size < best.length === (chances === 'alike')) return game
  }
  throw new Error(`never ${chances}`)
}

for (const chances of ['apart', 'alike'] as const)
  for (const [lang, ask, coins, tenths] of [
    ['en', 'Hint', /coins more a round/, /^\d+\.\d\s?%$/],
    ['nl', 'Tip', /munten meer per ronde/, /^\d+,\d\s?%$/],
    ['ja', 'ヒント', /コイン/, /^\d+\.\d\s?%$/],
  ] as const)
    test(`a hint on request, with win chances that are ${chances}, and reasons, ${lang}`, async () => {
      const game = await gameWith(chances)
      const settings = { lang, speed: 'instant', muted: true, motion: 'off' }
      await visiting({ kept: { game, settings }, path: '#/play' }, async (page) => {
        await page.waitForSelector('.price.main')
        await expect.poll(() => page.textContent('.ask-hint')).toBe(ask)
        await page.click('.ask-hint')
        await page.waitForSelector('.reason')
        const shown = await page.locator('.reason-chance b').allTextContents()
        expect(shown).toHaveLength(3)
        for (const chance of shown) expect(chance).toMatch(chances === 'alike' ? tenths : /^\d+\s?%$/)
        await expect.poll(() => page.textContent('.reasons')).toMatch(coins)
        const turn = await page.getAttribute('.top-bar', 'data-turn')
        await page
          .locator('.reason')
          .filter({ has: page.locator('.building') })
          .first()
          .locator('.button')
          .click()
        await page.waitForFunction(
          (old) => document.querySelector<HTMLElement>('.top-bar')?.dataset['turn'] !== old,
          turn,
        )
      })
    })

test('a hint on the number of dice, and where no net knows the game', () =>
  visiting({ kept: { setup: plan('both', 2) } }, async (page) => {
    await start(page)
    await playUntil(page, '.ask-hint:not([aria-disabled="true"])')
    await page.keyboard.press('h')
    await page.waitForSelector('.reason, .reasons p:not(.soft)')
    expect(await page.textContent('.reasons')).not.toMatch(/NaN|undefined|Infinity/)
  }))

test('after the game every choice is explained, one’s own first', () =>
  visiting({ kept: { setup: plan('two', 3) } }, async (page) => {
    await start(page)
    await playToEnd(page)
    await page.click('.why')
    await page.waitForSelector('.decisions details')
    for (const seat of [0, 1, 2]) {
      await page.locator('.reasons .segments label').nth(seat).click()
      const name = ['You', 'Ben', 'Cleo'][seat]
      await page.waitForSelector(`.decisions summary:has-text("${name}")`)
      for (let i = 0; i < 3; i++) await page.locator('.decisions summary').nth(i).click()
      await page.waitForFunction(() => document.querySelectorAll('.decisions details[open] .reason').length >= 6)
      const text = (await page.textContent('.decisions')) ?? ''
      expect(text).toMatch(/expert/)
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
    }
    await page.keyboard.press('Escape')
    await page.waitForSelector('.decisions', { state: 'detached' })
    await page.waitForSelector('dialog.end[open]')
  }))

/** Somebody far enough from the table to hear what the page asks its worker. */
const LISTENING = `
globalThis.asked = []
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (message, ...rest) {
  if (message?.command) asked.push(message.command.do)
  return post.call(this, message, ...rest)
}`

test('every row tells what the choice cost, the dearest are one press away, and nobody counts for a closed dialog', () =>
  visiting(
    { kept: { game: finishedGame({ edition: 'base', players: 3 }) }, path: '#/play', before: LISTENING },
    async (page) => {
      await page.click('.why')
      const dear = page.locator('.turning-points button')
      await dear.first().waitFor()
      const costs = (await page.locator('.decision-cost').allTextContents()).map((text) => text.trim())
      expect(costs.length).toBe(await page.locator('.decisions summary').count())
      for (const cost of costs) expect(cost).toMatch(/^(best|as good|−\d+\.\d points)$/)
      const lost = costs.flatMap((cost) => (cost.startsWith('−') ? [Number.parseFloat(cost.slice(1))] : []))
      const most = lost.sort((a, b) => b - a).slice(0, 3)
      expect((await dear.allTextContents()).map((text) => Number.parseFloat(text.split('−')[1]))).toEqual(most)
      await dear.first().click()
      await page.waitForSelector('.decisions details[open] .reason')
      expect(await page.evaluate(() => document.activeElement?.parentElement?.querySelector('p')?.textContent)).toMatch(
        `it cost ${most[0].toFixed(1)} points`,
      )
      // Another player's choices are left before they are all counted.
      const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked.length)
      await page.locator('.reasons .segments label').nth(1).click()
      await page.waitForSelector('.decision-cost:not(:empty)')
      await page.keyboard.press('Escape')
      await page.waitForSelector('.decisions', { state: 'detached' })
      const then = await asked()
      await page.waitForTimeout(500)
      expect(await asked()).toBe(then)
    },
  ))

test('where no net came no choice is called good or bad', async () => {
  const here = await visit({ kept: { game: finishedGame({ edition: 'base', players: 3 }) } })
  if (!here) return
  const { page, leave } = here
  // Drawings of the edition have a file of the same name: only the one with weights is lost.
  await page.route('**/assets/base-*.js', async (route) => {
    const response = await route.fetch()
    return (await response.text()).includes('"weights"') ? route.abort() : route.fulfill({ response })
  })
  try {
    await goTo(page, '#/play')
    await page.click('.why')
    await page.click('.decisions summary >> nth=0')
    await page.waitForSelector('.decisions .reason')
    await expect
      .poll(() => page.textContent('.reasons > p >> nth=0'))
      .toMatch(/^There are no win chances for this game yet/)
    expect(await page.textContent('.decisions')).not.toMatch(/expert|best|points/)
  } finally {
    await leave()
  }
})
