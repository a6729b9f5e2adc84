import type { Page } from 'playwright-core'

/**
 * A player who lives in the page and sees what anybody sees: answers, cards that can be built, a hand-over. The dearest
 * building first, so that games end. As text, because the page runs it as it stands.
 */
export const PLAYER = `
globalThis.player ??= {
  shown(selector) {
    return [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility() && !each.disabled)
  },
  /** No second thoughts: what was answered stays. */
  goOn() {
    if (this.shown('.take-back').length > 0) this.shown('.dock .skip')[0]?.click()
  },
  price(button) {
    return Number(button.querySelector('b')?.textContent ?? 0)
  },
  /** One click; tells what was pressed, empty when nobody is asked. */
  act() {
    if (document.querySelector('dialog.end[open]')) return 'over'
    const [ready] = this.shown('dialog.hand-over[open] .button')
    const builds = this.shown('.price.main').sort((a, b) => this.price(b) - this.price(a))
    const answers = this.shown('.dock [data-answer]')
    const chosen = ready ?? builds[0] ?? answers[Math.floor(Math.random() * answers.length)]
    if (!chosen) return ''
    chosen.click()
    return ready ? 'hand-over' : (chosen.dataset.answer ?? 'build')
  },
  /** Plays until something is there; looking and pressing are one step, or the game runs on in between. */
  async until(selector, patience, isWatching) {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      // While cards are still being laid out, some of them belong to the question before.
      const isBusy = document.querySelector('.table [aria-busy="true"]') !== null
      if (document.querySelector(selector)) {
        if (!isBusy) return 'there'
      } else if (isBusy && !document.querySelector('dialog.end')) {
        // What can be built may not be told yet.
      } else if (this.act() === 'over') return 'over'
      else if (!isWatching) this.goOn()
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    return 'never'
  },
}`

/** One click on something a player can see and press. */
export async function act(page: Page): Promise<string> {
  await page.evaluate(PLAYER)
  return page.evaluate(() => (globalThis as unknown as { player: { act(): string } }).player.act())
}

interface Player {
  until(what: string, ms: number, isWatching: boolean): Promise<string>
}

/** Plays until something is there; who watches skips nothing of what the others do. */
export async function playUntil(page: Page, selector: string, isWatching = false): Promise<void> {
  await page.evaluate(PLAYER)
  const seen = await page.evaluate(
    ([what, watches]) => (globalThis as unknown as { player: Player }).player.until(what, 150_000, watches),
    [selector, isWatching] as const,
  )
  if (seen !== 'there') throw new Error(`${seen}: ${selector}`)
}

/** Plays on until the game is over. */
export const playToEnd = (page: Page): Promise<void> => playUntil(page, 'dialog.end[open]')

/** How many lines of this kind the log has; it lies over the table, and is put away again. */
export async function linesInLog(page: Page, kind: string): Promise<number> {
  await page.click('.open-log')
  await page.waitForSelector('dialog .log')
  const lines = await page.locator(`.log [data-kind="${kind}"]`).count()
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog .log', { state: 'detached' })
  return lines
}

/** The bar of the table in one of these turns: whoever plays at once sees own turns only. */
export const inTurns = (...turns: number[]): string => turns.map((turn) => `.top-bar[data-turn="${turn}"]`).join()

/** Starts the game that is set up. */
export async function start(page: Page): Promise<void> {
  await page.click('.play-now')
  await page.waitForSelector('.table')
}
