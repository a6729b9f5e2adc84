import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CampaignState, Deck, type Pack, parseSealed, readPack } from '@machinami/campaign'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sealedPacks } from '../../../scripts/sealed-packs.mjs'
import { openEnvelope } from '../src/worker/cipher.ts'
import { isUnread, Search, secretsOf } from './unread.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export function packOf(name: string): Pack {
  const folder = join(root, 'packs', name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:json|md|svg|txt)$/.test(path),
  )
  const source = readPack(Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')])))
  if ('faults' in source) throw new Error('a pack with faults')
  return source.pack
}

/** The sealed pack, as the app ships it. */
export async function deckOf(name: string): Promise<Deck> {
  const sealed = parseSealed((await sealedPacks()).find((pack) => pack.name === name)?.text ?? '')
  if (!sealed) throw new Error('no such pack')
  return new Deck(sealed, openEnvelope)
}

/** Everything the browser keeps for us, store by store; what is kept as bytes is looked at as letters. */
export const storageOf = (page: Page): Promise<{ readonly [store: string]: string }> =>
  page.evaluate(async () => {
    const letters = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value
    const all: { [store: string]: string } = {
      local: JSON.stringify(Object.entries(localStorage)),
      session: JSON.stringify(Object.entries(sessionStorage)),
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames)
        all[store] = await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(JSON.stringify(reading.result, letters))
        })
      database.close()
    }
    return all
  })

/** Looks for whatever a table has not read yet: on its screen, in what the browser keeps, and in all that was sent to it. */
export class Spoilers {
  readonly #secrets: ReturnType<typeof secretsOf>
  readonly #search: Search
  readonly #page: Page
  #sent: Promise<string>[] = []
  /** Answers of servers that were looked at. */
  looked = 0

  constructor(page: Page, pack: Pack) {
    this.#secrets = secretsOf(pack)
    this.#search = new Search(this.#secrets.map(({ text }) => text))
    this.#page = page
    page.context().on('response', (response) => {
      const text = response.text().catch(() => '')
      this.#sent.push(text.then((body) => `${response.url()}\n${body}`))
    })
  }

  /** Fails where a word of an unread card is to be found; tells how many there were to look for. */
  async expectNone(state: CampaignState): Promise<number> {
    const unread = new Set(this.#secrets.filter((each) => isUnread(state, each)).map(({ text }) => text))
    // What cards that were read say as well is no secret of a later one.
    const read = JSON.stringify([state.texts, state.names, state.cards])
    for (const word of this.#search.in(read)) unread.delete(word)
    const sent = await Promise.all(this.#sent)
    this.#sent = []
    this.looked += sent.length
    for (const text of [await this.#page.content(), ...Object.values(await storageOf(this.#page)), ...sent]) {
      const spoilt = [...this.#search.in(text)].filter((word) => unread.has(word))
      expect(spoilt, `game ${state.game}: ${text.slice(0, 80)}`).toEqual([])
    }
    return unread.size
  }
}
