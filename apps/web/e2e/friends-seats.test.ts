import { expect, inject, test } from 'vitest'
import { networkTo } from './network.ts'
import { useBrowser, type Visit, visit } from './visits.ts'

useBrowser()

async function comes(name: string, path = '#/friends'): Promise<Visit> {
  const guest = await visit({ locale: 'en-GB', path, kept: { name } })
  if (!guest) throw new Error('no browser')
  return guest
}

test('whoever comes reads what was agreed; whoever leaves a game is out of it', async () => {
  const ann = await comes('Ann')
  await ann.page.click('.friends .button.main')
  await ann.page.click('.options > .fold > summary')
  await ann.page.click('.options label:has-text("never")')
  await ann.page.click('.options label:has-text("turn")')
  await ann.page.click('label:has([name="clock-length"]):has-text("3") >> nth=-1')
  await ann.page.waitForSelector('.options .soft:has-text("180 seconds")')
  await ann.page.click('.game-choice .button')
  await ann.page.click('dialog[open] label:has-text("Twelve stacks")')
  await ann.page.waitForSelector('.waiting-title:has-text("Twelve stacks")')
  await ann.page.keyboard.press('Escape')
  const ben = await comes('Ben', new URL(ann.page.url()).hash)
  await ben.page.waitForSelector('.agreed:has-text("Twelve stacks"):has-text("never")')
  await ben.page.click('.ready .button.main')
  await ben.page.waitForSelector('.waiting-room .leave')
  await ann.page.click('.ready .button.main')
  for (const { page } of [ann, ben]) await page.waitForSelector('.table .dock')
  await ben.page.click('.table-talk')
  await ben.page.click('.leave-game')
  await ben.page.click('.breaks .forget-sure .button >> nth=0')
  await ben.page.waitForSelector('.friends-begin')
  // Tables of others may be listed below; those of one's own can be forgotten.
  expect(await ben.page.locator('.table-row:has(.icon-button)').allTextContents()).toEqual([])
  await ann.page.waitForSelector('.rival-here', { state: 'detached' })
  for (const each of [ann, ben]) {
    expect(each.complaints).toEqual([])
    await each.leave()
  }
})

test('whoever goes by keys is never nowhere: making a table, adding a bot, sitting down, starting', async () => {
  const ann = await comes('Ann')
  const focused = ({ page }: Visit, selector: string) =>
    page.waitForFunction((what) => document.activeElement?.matches(what), selector)
  const press = async (each: Visit, selector: string) => {
    await each.page.focus(selector)
    await each.page.keyboard.press('Enter')
  }
  await press(ann, '.friends .button.main')
  await focused(ann, '.waiting-room h1')
  await press(ann, '.seat-line.free .button')
  await press(ann, 'dialog[open] .player')
  await ann.page.waitForSelector('.seat-line.bot')
  await focused(ann, '.seat-line.free .button')
  await press(ann, '.seat-line.bot .icon-button')
  await ann.page.waitForSelector('.seat-line.bot', { state: 'detached' })
  await focused(ann, '.seat-line.free .button')
  const ben = await comes('Ben', new URL(ann.page.url()).hash)
  await press(ben, '.ready .button.main')
  await focused(ben, '.own-seat')
  await ann.page.waitForSelector('.ready .button.main:enabled')
  await press(ann, '.ready .button.main')
  await ann.page.waitForSelector('.table .dock')
  await ann.page.waitForFunction(() => document.activeElement !== document.body)
  for (const each of [ann, ben]) await each.leave()
})

test('on a slow line a second choice does not undo the first', async () => {
  const network = await networkTo(inject('url'), 400)
  const ann = await comes('Ann')
  await ann.page.goto(`${network.url}#/friends`)
  await ann.page.click('.friends .button.main')
  await ann.page.click('.game-choice .button')
  const seats = await ann.page.locator('.seat-line').count()
  await ann.page.click('dialog[open] label:has-text("Twelve stacks")')
  await ann.page.click('dialog[open] label:has-text("You choose which")')
  for (let i = 0; i < 2; i++) await ann.page.click('dialog[open] .ways-on .button >> nth=1')
  await expect.poll(() => ann.page.locator('.seat-line').count()).toBe(seats - 2)
  const ben = await comes('Ben', new URL(ann.page.url()).hash)
  await ben.page.waitForSelector('.agreed:has-text("Twelve stacks"):has-text("You choose which")')
  for (const each of [ann, ben]) await each.leave()
  network.close()
})

test('whoever made a table erases its game for everybody, or only from the list', async () => {
  const [table, secret] = ['0000000000000000abc', 'a'.repeat(32)]
  const ann = await visit({ locale: 'en-GB', kept: { tables: [{ table, secret, at: 1 }] } })
  if (!ann) throw new Error('no browser')
  const person = (name: string) => ({ is: 'person', name })
  const glance = { table, phase: 'over', game: { setup: { edition: 'base' } }, host: 0, me: 0 }
  const rest = { seats: [person('Ann'), person('Ben')], asked: [], paused: false, next: null, due: null }
  await ann.page.route('**/api/mine', (route) => route.fulfill({ json: { tables: [{ ...glance, ...rest }] } }))
  const erased: (string | undefined)[] = []
  let isUp = false
  await ann.page.route(`**/api/tables/${table}/erase`, (route) => {
    if (!isUp) return route.abort()
    erased.push(route.request().headers()['authorization'])
    return route.fulfill({ json: {} })
  })
  await ann.page.goto(`${ann.page.url().split('#')[0]}#/friends`)
  await ann.page.waitForSelector('.table-row:has-text("over")')
  await ann.page.click('.table-row .icon-button')
  // Nobody heard it: the game is still there, and stays on the list.
  await ann.page.click('.forget-sure .button:has-text("Erase")')
  await ann.page.waitForSelector('.table-row .forget-sure:has-text("does not answer")')
  isUp = true
  await ann.page.click('.forget-sure .button:has-text("No")')
  await ann.page.click('.table-row .icon-button')
  await ann.page.click('.forget-sure .button:has-text("Erase")')
  await ann.page.waitForSelector('.table-row', { state: 'detached' })
  expect(erased).toEqual([`Bearer ${secret}`])
  await ann.leave()
})
