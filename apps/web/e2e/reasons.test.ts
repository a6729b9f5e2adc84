import type { Explanation } from '@machinami/bots'
import { Host, type Save } from '@machinami/host'
import { expect, test } from 'vitest'
import { playUntil, start } from './player.ts'
import { gamesAtBuilding } from './questions.ts'
import { plan, useBrowser, visiting } from './visits.ts'

useBrowser()

/** What a hint tells of a kept game, from the same worker. */
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
    ['en', 'Hint', /more coins a round/, /^\d+\.\d\s?%$/],
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
