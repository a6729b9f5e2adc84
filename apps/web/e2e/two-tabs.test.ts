import { expect, test } from 'vitest'
import { useBrowser, type Visit, visit } from './visits.ts'

useBrowser()

async function comes(name: string, path = '#/friends'): Promise<Visit> {
  const guest = await visit({ locale: 'en-GB', path, kept: { name } })
  if (!guest) throw new Error('no browser')
  return guest
}

test('whoever opened an invitation twice sits there once, in both tabs', async () => {
  const ann = await comes('Ann')
  await ann.page.click('.friends .button.main')
  await ann.page.waitForSelector('.waiting-room .to-say')
  const ben = await comes('Ben', new URL(ann.page.url()).hash)
  const second = await ben.page.context().newPage()
  await second.goto(ben.page.url())
  for (const page of [ben.page, second]) await page.waitForSelector('form.ready')
  await ben.page.click('.ready .button.main')
  for (const page of [ben.page, second]) await page.waitForSelector('.waiting-room .own-seat')
  await second.reload()
  await second.waitForSelector('.waiting-room .own-seat')
  expect(await ann.page.locator('.seat-line.person').count()).toBe(2)
  // Whoever gets up has got up in both.
  await second.click('.waiting-room .leave')
  await ben.page.waitForSelector('form.ready')
  await expect.poll(() => ann.page.locator('.seat-line.person').count()).toBe(1)
  for (const each of [ann, ben]) {
    expect(each.complaints).toEqual([])
    await each.leave()
  }
})

test('whoever gets up is not told that somebody freed their seat', async () => {
  const ann = await comes('Ann')
  await ann.page.click('.friends .button.main')
  await ann.page.waitForSelector('.waiting-room .to-say')
  const ben = await comes('Ben', new URL(ann.page.url()).hash)
  await ben.page.click('.ready .button.main')
  await ben.page.waitForSelector('.waiting-room .own-seat')
  await ben.page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const form = document.querySelector('form.ready')
      if (form) seen.push(form.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await ben.page.click('.waiting-room .leave')
  await ben.page.waitForSelector('.friends-begin')
  expect(await ben.page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  for (const each of [ann, ben]) await each.leave()
})
