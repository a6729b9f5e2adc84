import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** By night only colours differ. */
const WHAT = { light: {}, dark: { runOnly: ['color-contrast'] } } as const

/** What axe has against the page as it is now. */
export async function violations(page: Page, theme: keyof typeof WHAT = 'light'): Promise<string[]> {
  await page.evaluate(AXE)
  const result = await page.evaluate(
    (what) => (globalThis as unknown as { axe: { run: (what: object) => Promise<AxeResults> } }).axe.run(what),
    WHAT[theme],
  )
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`)
}
