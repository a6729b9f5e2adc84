import type { Page } from 'playwright-core'
import { goTo } from './visits.ts'

/** Makes an account, or comes in by one. */
export async function comesIn(page: Page, how: 'Make an account' | 'Log in', name: string): Promise<void> {
  await goTo(page, '#/friends/account')
  await page.fill('.account-door input[type=text]', name)
  await page.fill('.account-door input[type=password]', 'wheat field 7')
  await page.getByRole('button', { name: how, exact: true }).click()
  await page.getByText(`You are logged in as ${name}.`).waitFor()
}
