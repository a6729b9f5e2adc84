import { text } from 'node:stream/consumers'
import type { CDPSession, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { useBrowser, type Visit, visit, visiting } from './visits.ts'

useBrowser()

/** Passkeys need a name in the address, not a number. */
const named = (): string => inject('url').replace('127.0.0.1', 'localhost')

async function comes(): Promise<Visit> {
  const guest = await visit({ locale: 'en-GB' })
  if (!guest) throw new Error('no browser')
  return guest
}

const NAME = `Ann ${process.pid}`

/** A device that knows its owner by a finger. */
async function withFinger(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return { devtools, authenticatorId }
}

test('an account brings tables to another browser, by password and by passkey, and is erased', async () => {
  const [first, second] = [await comes(), await comes()]
  const { page } = first
  await page.goto(`${named()}#/friends`)
  await page.click('.friends .button.main')
  await page.waitForSelector('.waiting-room .to-say')
  await page.goto(`${named()}#/friends/account`)
  await page.fill('.account-door input[type=text]', NAME)
  await page.fill('.account-door input[type=password]', 'short')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.waitForSelector('.missing')
  await page.fill('.account-door input[type=password]', 'wheat field 7')
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByText(`You are logged in as ${NAME}.`).waitFor()
  expect(await violations(page)).toEqual([])
  await withFinger(page)
  await page.getByRole('button', { name: 'Add a passkey from this device' }).click()
  const asking = page.getByRole('dialog')
  expect(await violations(page)).toEqual([])
  await asking.getByLabel('Current password').fill('wheat field 8')
  await asking.getByRole('button', { name: 'Add it' }).click()
  await asking.getByText('That is not the password of this account.').waitFor()
  await asking.getByLabel('Current password').fill('wheat field 7')
  await asking.getByRole('button', { name: 'Add it' }).click()
  await page.getByText('1 passkey opens this account.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Log out on this device' }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByText(`You are logged in as ${NAME}.`).waitFor()

  const other = second.page
  await other.goto(`${named()}#/friends/account`)
  await other.fill('.account-door input[type=text]', NAME)
  await other.fill('.account-door input[type=password]', 'wheat field 7')
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await other.getByText('1 table, 0 games, 0 campaigns, your name').waitFor()
  await other.evaluate(() => {
    location.hash = '#/friends'
  })
  await other.click('.tables .table-row a')
  await other.waitForSelector('.waiting-room .leave')

  // Of two ways in one may go; sessions elsewhere go with it.
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await asking.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await page.getByText('1 passkey opens this account.').waitFor({ state: 'detached' })
  await other.goto(`${named()}#/friends/account`)
  await other.reload()
  await other.getByRole('button', { name: 'Log in', exact: true }).waitFor()

  await page.getByRole('button', { name: 'Erase the account' }).click()
  await asking.getByLabel('Current password').fill('wheat field 7')
  await asking.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByText('The account is erased.').waitFor()
  for (const each of [first, second]) {
    // The server says no to a password that is too short, and the browser notes it.
    expect(each.complaints.filter((line) => !/status of 40[01]/.test(line))).toEqual([])
    await each.leave()
  }
})

test('a passkey alone makes an account, opens it on two devices, hands everything over and erases it', async () => {
  const [first, second] = [await comes(), await comes()]
  const { page } = first
  const name = `Bea ${process.pid} ${Date.now() % 1000}`
  await page.goto(`${named()}#/friends`)
  await page.click('.friends .button.main')
  await page.waitForSelector('.waiting-room .to-say')
  await page.goto(`${named()}#/friends/account`)
  const { devtools, authenticatorId } = await withFinger(page)
  const make = page.getByRole('button', { name: 'New account with a passkey' })
  expect(await make.getAttribute('aria-disabled')).toBe('true')
  await page.fill('.account-door input[type=text]', name)
  await make.click()
  await page.getByText(`You are logged in as ${name}.`).waitFor()
  await page.getByText('1 passkey opens this account.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a passkey from this device' }).click()
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await page.getByText('This device already has a passkey').waitFor()

  // The same passkey on another device, as keepers of passwords bring it there.
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  const other = second.page
  await other.goto(`${named()}#/friends/account`)
  const there = await withFinger(other)
  const [credential] = credentials
  await there.devtools.send('WebAuthn.addCredential', { authenticatorId: there.authenticatorId, credential })
  await other.getByRole('button', { name: 'Log in with a passkey' }).click()
  await other.getByText('1 table, 0 games, 0 campaigns, your name').waitFor()
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Download everything' }).click(),
  ])
  const all = JSON.parse(await text(await file.createReadStream())) as { things: object[] }
  expect(all).toMatchObject({ name, passkeys: [{ id: expect.any(String) }] })
  expect(all.things).toContainEqual(expect.objectContaining({ kind: 'table' }))

  // For places that have no passkeys.
  await other.getByText('Add a password').click()
  await other.fill('.fold input[type=password]', 'short')
  await other.getByRole('button', { name: 'Change', exact: true }).click()
  await other.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await other.locator('.fold').getByText('Use at least eight characters').waitFor()
  await other.getByRole('dialog').waitFor({ state: 'detached' })
  await other.fill('.fold input[type=password]', 'wheat field 7')
  await other.getByRole('button', { name: 'Change', exact: true }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await other.getByRole('button', { name: 'Change', exact: true }).click()
  await other.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await other.getByText('The new password is kept.').waitFor()
  await other.getByText('Change the password').waitFor()

  await other.getByRole('button', { name: 'Erase the account' }).click()
  await other.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await other.getByText('The account is erased.').waitFor()
  await other.getByRole('button', { name: 'Log in with a passkey' }).click()
  await other.getByText('That passkey does not open an account here.').waitFor()
  for (const each of [first, second]) {
    // What is erased is said no to, and the browser notes it.
    expect(each.complaints.filter((line) => !/status of 40[01]/.test(line))).toEqual([])
    await each.leave()
  }
})

test('where passkeys cannot be had it is said what is missing, and a password will do', () =>
  visiting({}, async (page) => {
    await page.goto(`${inject('url').replace('localhost', '127.0.0.1')}#/friends/account`)
    await page.getByText('Passkeys need a page with a name').waitFor()
    expect(await violations(page)).toEqual([])
  }))
