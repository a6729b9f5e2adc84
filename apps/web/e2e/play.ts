import type { Page } from 'playwright-core'

/**
 * One click on something a player can see and press: an answer, a card that can be built, or a hand-over. The dearest
 * building first, so that games end. Tells what was pressed; empty when nobody is asked. Presses nothing once `unless`
 * can be seen: looking and pressing must be one step, or the game runs on in between.
 */
export async function act(page: Page, unless = 'never'): Promise<string> {
  return page.evaluate((until) => {
    if (document.querySelector(until)) return 'there'
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
        (each) => each.checkVisibility() && !each.disabled,
      )
    if (document.querySelector('dialog.end[open]')) return 'over'
    const [ready] = shown('dialog.hand-over[open] .button')
    if (ready) {
      ready.click()
      return 'hand-over'
    }
    const builds = shown('.price.main').sort((a, b) => Number(b.textContent) - Number(a.textContent))
    const answers = shown('.dock [data-answer]')
    const chosen = builds[0] ?? answers[Math.floor(Math.random() * answers.length)]
    if (!chosen) return ''
    chosen.click()
    return chosen.dataset['answer'] ?? 'build'
  }, unless)
}

/** Plays on until the game is over. */
export async function playToEnd(page: Page, most = 6000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const pressed = await act(page)
    if (pressed === 'over') return
    if (pressed === '') await page.waitForTimeout(8)
  }
  throw new Error('the game does not end')
}

/** Plays until something is there. */
export async function playUntil(page: Page, selector: string, most = 2000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const pressed = await act(page, selector)
    if (pressed === 'there') return
    if (pressed === 'over') throw new Error(`the game ended without ${selector}`)
    if (pressed === '') await page.waitForTimeout(8)
  }
  throw new Error(`never saw ${selector}`)
}

/** Starts the game that is set up. */
export async function start(page: Page): Promise<void> {
  await page.click('.play-now')
  await page.waitForSelector('.table')
}
