import { expect, test } from 'vitest'
import { dropFile } from './drop-file.ts'
import { playUntil, start } from './player.ts'
import { keptGames } from './questions.ts'
import { plan, useBrowser, visit, visiting } from './visits.ts'

useBrowser()

test('a dialog that does not come is closed, and the game goes on', async () => {
  const here = await visit({ kept: { setup: plan('base', 2, 2) } })
  if (!here) return
  const { page, leave } = here
  try {
    await page.route('**/assets/hint-dialog-*.js', (route) => route.abort())
    await start(page)
    await playUntil(page, '.price.main')
    await page.click('.ask-hint')
    await page.waitForSelector('.notice')
    await expect
      .poll(() => page.textContent('.notice p'))
      .toBe('This part could not be fetched. Check the network and try again.')
    await page.click('.notice .button')
    await page.waitForSelector('.notice', { state: 'detached' })
    await page.click('.price.main >> nth=0')
    await page.waitForSelector('.whose:has-text("Ben")')
  } finally {
    await leave()
  }
})

test('a file dropped where a link leads to nothing is answered there', () => {
  const game = keptGames().get('build') as { record: string }
  return visiting({ kept: { game }, path: '#/nothing' }, async (page) => {
    await page.waitForSelector('h1')
    await dropFile(page, 'what?')
    await page.waitForSelector('.notice[role="alert"]')
    await expect.poll(() => page.textContent('h1')).toBe('This street ends here')
    await page.click('.notice .button')
    await dropFile(page, game.record)
    await page.waitForSelector('.review-screen .controls')
  })
})

const NO_WORKERS = `globalThis.Worker = class { constructor() { throw new Error('no workers here') } }`
const told = /something broke in the game itself/i

test('where no worker starts the set-up says so and can be tried again', async () => {
  const here = await visit({ before: NO_WORKERS, path: '#/setup' })
  if (!here) return
  await here.page.click('.setup-go .button')
  await here.page.waitForSelector('.setup [role="alert"]')
  await expect.poll(() => here.page.textContent('.setup [role="alert"]')).toMatch(told)
  await expect.poll(() => here.page.isEnabled('.setup-go .button')).toBe(true)
  await here.leave()
})

test('where no worker starts a kept game stays kept', async () => {
  const game = keptGames().get('build')
  const here = await visit({ before: NO_WORKERS, kept: { game }, path: '#/play' })
  if (!here) return
  await here.page.waitForSelector('.notice')
  await expect.poll(() => here.page.textContent('.notice p')).toMatch(told)
  await expect.poll(() => here.page.locator('.notice .button').count()).toBe(2)
  await here.leave()
})
