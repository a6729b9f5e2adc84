import { randomBytes } from 'node:crypto'
import { newSecret } from '@machinami/remote'
import { nonceCommitment } from '@machinami/table'
import { type Deed, type Down, type Polled, PROTOCOL } from '@machinami/wire'
import { expect, inject, test } from 'vitest'
import { useBrowser, visiting } from './visits.ts'

useBrowser()

/** A friend without a page, who promises and tells when the test wants. */
function friendAt(table: string) {
  const authorization = `Bearer ${newSecret(randomBytes(16))}`
  const heard: Down[] = []
  let about = {}
  const ask = async (...deeds: readonly (Deed & { readonly id?: number })[]): Promise<readonly Down[]> => {
    const reply = await fetch(new URL(`/api/tables/${table}/poll`, inject('url')), {
      ...{ method: 'POST', headers: { 'content-type': 'application/json', authorization } },
      body: JSON.stringify({ v: PROTOCOL, adds: true, have: { entries: 0 }, deeds, ...about }),
    })
    const { session, from, frames } = (await reply.json()) as Polled
    about = { session, after: from + frames.length - 1 }
    heard.push(...frames)
    return heard
  }
  const sealing = async (step: string, waits: readonly number[]) => {
    for (;;) {
      const all = await ask()
      const found = all.find(
        (each) => each.is === 'sealing' && each.step === step && String(each.waits) === String(waits),
      )
      if (found?.is === 'sealing') return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { ask, sealing }
}

test('whoever loads the page again while the dice are sealed still adds to them', () =>
  visiting({ locale: 'en-GB', kept: { name: 'Ann' }, path: '#/friends' }, async (page) => {
    await page.click('.friends .button.main')
    await page.waitForSelector('.waiting-room .to-say')
    const table = new URL(page.url()).hash.replace('#/table/', '')
    const friend = friendAt(table)
    await friend.ask({ do: 'join', name: 'Ben', id: 1 })
    await page.waitForSelector('.seat-line.person >> nth=1')
    await page.click('.ready .button.main')
    // Ann has promised, Ben has not.
    const { game } = await friend.sealing('promise', [1])
    await page.waitForSelector('.page.alone[aria-busy="true"]')
    const kept = () => page.evaluate(() => localStorage.getItem('machinami.nonces') ?? '[]')
    expect(await kept()).toContain(table)
    await page.reload()
    await page.waitForSelector('.page.alone[aria-busy="true"]')
    const nonce = 'ab'.repeat(16)
    await friend.ask({ do: 'promise', commitment: nonceCommitment(nonce, game.commitment, 1) })
    await friend.sealing('tell', [1])
    await friend.ask({ do: 'tell', nonce })
    await page.waitForSelector('.table .dock')
    const record = await fetch(new URL(`/api/tables/${table}/record`, inject('url')), {
      headers: { accept: 'application/json' },
    })
    const { nonces } = (await record.json()) as { nonces: { reveal: string | null }[] }
    expect(nonces.map(({ reveal }) => reveal !== null)).toEqual([true, true])
    // What everybody knows is not kept any longer.
    await expect.poll(kept).toBe('[]')
  }))
