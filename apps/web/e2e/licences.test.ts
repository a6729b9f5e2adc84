import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

test('whose work is shipped stands on a page, with the terms', () =>
  visiting({ path: '#/settings' }, async (page) => {
    await page.click('a[href="#/licences"]')
    await page.waitForSelector('.licences details')
    const names = await page.locator('.licences summary').allTextContents()
    const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
    const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@machinami/'))
    const missing = ['Machinami', ...foreign].filter((name) => !names.some((each) => each.startsWith(`${name} `)))
    expect(missing).toEqual([])
    for (const name of names)
      expect(name).toMatch(/\((?:MIT|OFL-1\.1|ISC|BSD-\d-Clause|Apache-2\.0(?: AND BSL-1\.0)?)\)$/)
    await page.click('.licences summary:has-text("rounded-1c")')
    await page.waitForSelector('text=SIL OPEN FONT LICENSE')
    expect(await violations(page)).toEqual([])
  }))
