import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { readonly run: (what: object) => Promise<AxeResults> }

async function found(page: Page, what: object, when: string): Promise<string[]> {
  const { violations } = await page.evaluate((rules) => (globalThis as unknown as { axe: Axe }).axe.run(rules), what)
  return violations.map(
    ({ id, nodes }) => `${when}, ${id}: ${nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`,
  )
}

/** Changes day into night, and waits until the colours have arrived. */
async function change(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`, { state: 'attached' })
  // What inherits a colour begins to change when what it inherits from has changed. A page that nobody looks at may get no
  // frames, and its colours would never arrive by themselves.
  await page.evaluate(async () => {
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 100)
      })
    for (let still = 0; still < 3; still++) {
      await frame()
      for (const each of document.getAnimations())
        if (each instanceof CSSTransition) {
          each.finish()
          still = 0
        }
    }
  })
}

/** What axe has against the page as it is now, by day and by night: of a page whose theme follows the system. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const byDay = await found(page, {}, 'by day')
  await change(page, 'dark')
  // Only colours differ.
  const byNight = await found(page, { runOnly: ['color-contrast'] }, 'by night')
  await change(page, 'light')
  return [...byDay, ...byNight]
}
