import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { networkTo } from './network.ts'
import { act, playUntil } from './player.ts'
import { goTo, useBrowser, type Visit, visit } from './visits.ts'

useBrowser()

type Wish = NonNullable<Parameters<typeof visit>[0]>

/** Everybody comes with a browser of their own. */
async function comes(name: string, wish: Wish = {}): Promise<Visit> {
  const guest = await visit({ locale: 'en-GB', ...wish, kept: { name, ...wish.kept } })
  if (!guest) throw new Error('no browser')
  return guest
}

/** A table of Ann's, as she waits at it. */
async function makeTable({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/friends'
  })
  await page.click('.friends .button.main')
  await page.waitForSelector('.waiting-room .to-say')
  // Two seats are enough.
  for (const seats of [3, 2]) {
    if ((await page.locator('.seat-line').count()) <= seats) continue
    await page.click('.game-choice .button')
    await page.click('dialog[open] .ways-on .button >> nth=1')
    await expect.poll(() => page.locator('.seat-line').count()).toBe(seats)
    await page.keyboard.press('Escape')
  }
}

const sitDown = async ({ page }: Visit): Promise<void> => {
  await page.click('.ready .button.main')
  await page.waitForSelector('.waiting-room .leave')
}

const begin = async ({ page }: Visit): Promise<void> => {
  await expect.poll(() => page.locator('.seat-line.person').count()).toBe(2)
  await page.click('.ready .button.main')
}

/** Both answer whatever they are asked, until one of them sees something. */
async function playBoth(pages: readonly Page[], isSo: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 4000; i++) {
    if (await isSo()) return
    for (const page of pages) await act(page)
    await pages[0].waitForTimeout(20)
  }
  throw new Error('never came to that')
}

const turnOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.textContent('.top-bar')) ?? '0')?.[0])

test('two friends play a game to its end, one by code, one coming back in the middle', async () => {
  const ann = await comes('Ann')
  const ben = await comes('Ben', { viewport: { width: 360, height: 640 } })
  const network = await networkTo(inject('url'))
  await ben.page.goto(network.url)
  await makeTable(ann)
  const code = ((await ann.page.textContent('.to-say strong')) ?? '').replace(/([a-z]{4})([a-z]{4})/, '$1 $2')
  await ben.page.evaluate(() => {
    location.hash = '#/friends'
  })
  await ben.page.fill('.by-code input', code.toUpperCase())
  await ben.page.click('.by-code .button')
  await sitDown(ben)
  await begin(ann)
  const pages = [ann.page, ben.page]
  for (const page of pages) await page.waitForSelector('.table .dock')
  await playBoth(pages, async () => (await turnOn(ben.page)) > 4)
  await ben.page.reload()
  await ben.page.waitForSelector('.table .dock')
  expect(await turnOn(ben.page)).toBeGreaterThan(3)
  await Promise.all(pages.map((page) => playUntil(page, 'dialog.end[open]')))
  expect([...ann.complaints, ...ben.complaints]).toEqual([])
  // Nobody plays for somebody who is away when it is over.
  network.cut()
  await ben.page.waitForSelector('.line-notice:has-text("Nothing is lost")')
  expect(await ben.page.textContent('.line-notice')).not.toContain('a bot plays')
  network.mend()
  await ben.page.waitForSelector('.line-notice', { state: 'detached' })
  // Whoever has the address sees how it went, move by move.
  const table = new URL(ann.page.url()).hash.replace('#/table/', '')
  const eve = await comes('Eve', { path: `#/review/${table}/20` })
  await eve.page.waitForSelector('.review-screen .controls')
  expect(new URL(eve.page.url()).hash).toBe(`#/review/${table}/20`)
  // The same people, once more: one wants it, the other follows, and both have their seats.
  await ann.page.click('dialog.end .onward')
  await ben.page.click('dialog.end .onward:has-text("next game")')
  for (const { page } of [ann, ben]) {
    await page.waitForSelector('.waiting-room .own-seat')
    await expect.poll(() => page.locator('.presence.here').count()).toBe(2)
  }
  expect(new URL(ben.page.url()).hash).toBe(new URL(ann.page.url()).hash)
  network.close()
  for (const each of [ann, ben, eve]) await each.leave()
})

test('whoever loses the network is told what is safe, and goes on where it stood', async () => {
  const network = await networkTo(inject('url'))
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  await ann.page.goto(network.url)
  await makeTable(ann)
  await ben.page.goto(`${inject('url')}?requests${new URL(ann.page.url()).hash}`)
  await sitDown(ben)
  await begin(ann)
  const pages = [ann.page, ben.page]
  for (const page of pages) await page.waitForSelector('.table .dock')
  await playBoth(pages, async () => (await turnOn(ann.page)) > 2)
  // A light says who is there.
  await ben.page.waitForSelector('.rival-here')
  network.cut()
  await ann.page.waitForSelector('.line-notice')
  expect(await ann.page.textContent('.line-notice')).toMatch(/Nothing is lost.*as of \d+ s ago/)
  await ben.page.waitForSelector('.rival-here', { state: 'detached' })
  network.mend()
  // It may have come back by itself by now.
  await ann.page.evaluate(() => document.querySelector<HTMLElement>('.line-notice .button')?.click())
  await ann.page.waitForSelector('.line-notice', { state: 'detached' })
  const before = await turnOn(ann.page)
  await playBoth(pages, async () => (await turnOn(ann.page)) > before + 1)
  for (const each of [ann, ben]) await each.leave()
  network.close()
})

test('who has no seat watches; what is said is heard, and never becomes part of the page', async () => {
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  const eve = await comes('Eve')
  await makeTable(ann)
  await ann.page.click('.options label:has-text("total")')
  await ann.page.waitForSelector('.options .soft:has-text("minutes")')
  for (const each of [ben, eve]) await each.page.goto(ann.page.url())
  await sitDown(ben)
  await begin(ann)
  await ann.page.waitForSelector('.table .dock')
  await eve.page.waitForSelector('.afar-notice:has-text("watching")')
  // Whose clock runs is told to those who watch, too.
  await expect.poll(() => eve.page.textContent('.my-clock')).toMatch(/^(Ann|Ben) \d+:\d\d$/)
  await eve.page.waitForTimeout(200)
  expect(await act(eve.page)).toBe('')
  await ann.page.click('.table-talk')
  await ann.page.fill('.talk input', '<img src=x onerror=alert(1)> hello')
  await ann.page.click('.talk form .button')
  await ben.page.waitForSelector('.bubble:has-text("<img src=x")')
  expect(await ben.page.locator('.bubble img[src="x"]').count()).toBe(0)
  // Whoever comes back later sees where they are waited for.
  await ben.page.evaluate(() => {
    location.hash = '#/friends'
  })
  await expect.poll(() => ben.page.textContent('.table-row small')).toMatch(/your turn|waiting for Ann/)
  for (const each of [ann, ben, eve]) await each.leave()
})

test('whoever is waited for sees so on the first screen; a seat is not given up by one slip', async () => {
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  await makeTable(ann)
  await ben.page.goto(ann.page.url())
  await sitDown(ben)
  await begin(ann)
  for (const { page } of [ann, ben]) await page.waitForSelector('.table .dock')
  const isAsked = ({ page }: Visit) => page.locator('.dock [data-answer]').count()
  await expect.poll(async () => (await isAsked(ann)) + (await isAsked(ben))).toBeGreaterThan(0)
  const { page } = (await isAsked(ann)) > 0 ? ann : ben
  const table = new URL(page.url()).hash
  await goTo(page, '#/')
  await page.waitForSelector(`.start-card[href="${table}"]:has-text("your turn")`)
  await goTo(page, '#/friends')
  await page.click('.table-row .icon-button')
  await page.click('.forget-sure .button >> nth=1')
  await page.waitForSelector('.forget-sure', { state: 'detached' })
  await page.click('.table-row .icon-button')
  await page.click('.forget-sure .button >> nth=0')
  await page.waitForSelector('.table-row', { state: 'detached' })
  for (const each of [ann, ben]) await each.leave()
})

test('a wish the others do not share is answered; a pause is seen in the list and refused once', async () => {
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  await makeTable(ann)
  await ben.page.goto(ann.page.url())
  await sitDown(ben)
  await begin(ann)
  for (const { page } of [ann, ben]) await page.waitForSelector('.table .dock')
  const wishPause = async () => {
    await ann.page.click('.table-talk')
    await ann.page.click('.breaks .button >> nth=0')
  }
  await wishPause()
  await ben.page.click('.afar-notice .button >> nth=1')
  await ann.page.waitForSelector('.afar-notice:has-text("Not everybody agreed")')
  await wishPause()
  await ben.page.click('.afar-notice .button.main')
  await ann.page.waitForSelector('.afar-notice:has-text("Paused")')
  expect(await ann.page.locator('.afar-notice:has-text("Not everybody agreed")').count()).toBe(0)
  const isAsked = ({ page }: Visit) => page.locator('.dock [data-answer]').count()
  const [asked, other] = (await isAsked(ann)) > 0 ? [ann, ben] : [ben, ann]
  await act(asked.page)
  await asked.page.waitForSelector('[role="alert"]:has-text("Go on first")')
  expect(await asked.page.locator('[role="alert"]').count()).toBe(1)
  // In a pause nobody is waited for.
  await goTo(other.page, '#/friends')
  await other.page.waitForSelector('.table-row small:has-text("paused")')
  await asked.page.click('.afar-notice .button.main')
  await asked.page.waitForSelector('.afar-notice:has-text("Paused")', { state: 'detached' })
  expect(await isAsked(asked)).toBeGreaterThan(0)
  for (const each of [ann, ben]) await each.leave()
})

test('whose turn was taken back is not asked to roll any longer', async () => {
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  await makeTable(ann)
  await ben.page.goto(ann.page.url())
  await sitDown(ben)
  await begin(ann)
  for (const { page } of [ann, ben]) await page.waitForSelector('.table .dock')
  const canUndo = () => ann.page.locator('.bar-button.undo').isVisible()
  const isAsked = async () => (await ben.page.locator('.dock [data-answer^="roll"]').count()) > 0
  await playBoth([ann.page, ben.page], async () => (await isAsked()) && (await canUndo()))
  expect(await ben.page.textContent('#question')).toMatch(/roll/i)
  await ann.page.click('.bar-button.undo')
  await expect.poll(() => ben.page.textContent('#question')).not.toMatch(/^Roll|dice/)
  for (const each of [ann, ben]) await each.leave()
})

test('everybody chooses a name, a face and a colour nobody else has; a bot makes room for a friend', async () => {
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  await makeTable(ann)
  await ann.page.click('.own-seat')
  await ann.page.fill('.look-dialog input[type="text"]', 'Annabel')
  await ann.page.check('.looks [aria-label="Cat"]', { force: true })
  await ann.page.check('.looks [aria-label="Blue"]', { force: true })
  await ann.page.click('.look-dialog .button.main')
  await ann.page.click('.seat-line.free .button')
  await ann.page.click('dialog[open] .player >> nth=0')
  await ann.page.waitForSelector('.seat-line.bot')
  await ben.page.goto(ann.page.url())
  await ben.page.waitForSelector('.seat-name:has-text("Annabel")')
  await sitDown(ben)
  await ben.page.click('.own-seat')
  expect(await ben.page.isDisabled('.looks [aria-label="Cat"]')).toBe(true)
  expect(await ben.page.isDisabled('.looks [aria-label="Blue"]')).toBe(true)
  await ben.page.keyboard.press('Escape')
  await begin(ann)
  for (const { page } of [ann, ben]) await page.waitForSelector('.table .dock')
  const colourOf = ({ page }: Visit, seat: number) =>
    page.evaluate(
      (nth) => getComputedStyle(document.querySelector('.table') as Element).getPropertyValue(`--seat-${nth}`),
      seat,
    )
  const blue = await ann.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--blue'))
  for (const each of [ann, ben]) {
    expect(await colourOf(each, 0)).toBe(blue)
    expect(await colourOf(each, 1)).not.toBe(blue)
  }
  for (const each of [ann, ben]) await each.leave()
})

test('a code nobody has, and a table that is not there, are told in a sentence', async () => {
  const ann = await comes('Ann', { path: '#/friends' })
  await ann.page.fill('.by-code input', 'zuzu zuzu 00')
  await ann.page.click('.by-code .button')
  await ann.page.waitForSelector('.friends [role="alert"]')
  await ann.page.goto(`${ann.page.url().split('#')[0]}#/table/nowhere`)
  await ann.page.waitForSelector('.page.alone [role="alert"]')
  await ann.leave()
})

test('whoever opened the page by a name of this machine invites others by an address they can open', async () => {
  const ann = await comes('Ann', { path: '#/friends' })
  await ann.page.route('**/api/address', (route) => route.fulfill({ json: { address: 'http://192.168.1.7:8080/' } }))
  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeTable(ann)
  const copied = async () => {
    await ann.page.click('.send .button:last-child')
    return ann.page.evaluate(() => navigator.clipboard.readText())
  }
  await expect.poll(copied).toBe(`http://192.168.1.7:8080/${new URL(ann.page.url()).hash}`)
  // Where nobody else can come, it says so.
  await ann.page.unroute('**/api/address')
  await ann.page.reload()
  await ann.page.waitForSelector('.invite .soft:has-text("Only this machine")')
  await ann.leave()
})

test('what is said before the game is seen at once, and counted until it is read; whoever is silenced reads so', async () => {
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  await makeTable(ann)
  await ben.page.goto(ann.page.url())
  await sitDown(ben)
  await ben.page.click('.talk-button')
  await ben.page.click('.phrases .button >> nth=0')
  await ann.page.waitForSelector('.bubble:has-text("Hello!")')
  await ann.page.waitForSelector('.talk-button[data-news="1"]')
  await ben.page.keyboard.press('Escape')
  await begin(ann)
  for (const { page } of [ann, ben]) await page.waitForSelector('.table .dock')
  await ann.page.click('.table-talk[data-news="1"]')
  await ann.page.click('.hushing summary')
  await ann.page.click('.hushing .button >> nth=1')
  await ann.page.keyboard.press('Escape')
  await ann.page.waitForSelector('.table-talk:not([data-news])')
  // Whoever comes back has read what they have read.
  await ann.page.reload()
  await ann.page.click('.table-talk:not([data-news])')
  await ann.page.waitForSelector('.said li:has-text("Hello!")')
  await ann.page.keyboard.press('Escape')
  await ben.page.click('.table-talk')
  await ben.page.waitForSelector('.talk .soft:has-text("asked you to be silent")')
  expect(await ben.page.locator('.talk .phrases .button:has-text("Hello!")').count()).toBe(0)
  for (const each of [ann, ben]) await each.leave()
})

test('whoever loses their seat before the game is told, and those who watch late are told how late', async () => {
  const ann = await comes('Ann')
  const ben = await comes('Ben')
  const eve = await comes('Eve')
  await makeTable(ann)
  for (const each of [ben, eve]) await each.page.goto(ann.page.url())
  await sitDown(ben)
  await ann.page.click('.seat-line.person .icon-button')
  await ben.page.waitForSelector('.ready [role="status"]:has-text("given your seat up")')
  await sitDown(ben)
  await ann.page.click('.options summary')
  await ann.page.click('.options label:has-text("half a minute later")')
  await begin(ann)
  await eve.page.waitForSelector('.page.alone [role="status"]:has-text("30 seconds")')
  for (const each of [ann, ben, eve]) await each.leave()
})
