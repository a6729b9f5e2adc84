import { sha256 } from '@machinami/engine/inside'
import type { PackHead } from '../pack/pack.ts'
import { fromHex } from './hex.ts'
import type { Link, Page } from './page.ts'
import type { Cipher, SealedPack } from './seal.ts'

/** A sealed pack on the table. It opens what it is given the key of, and knows of nothing else. */
export class Deck {
  readonly head: PackHead
  readonly first: Link
  /** The same for the same pack: every card hangs on it, as each envelope's key comes from all that follows. */
  readonly hash: string
  readonly sealed: SealedPack
  private readonly open: Cipher['open']
  private readonly opened = new Map<Link, Page>()

  constructor(sealed: SealedPack, open: Cipher['open']) {
    this.sealed = sealed
    this.head = sealed.head
    this.first = sealed.first
    this.hash = sha256(`${JSON.stringify(sealed.head)}\n${sealed.first}`).slice(0, 16)
    this.open = open
  }

  /** The page a link leads to. A pack that was changed does not open. */
  page(link: Link): Page {
    const known = this.opened.get(link)
    if (known) return known
    const { at, end, key } = placeOf(link)
    const text = this.open(this.sealed.heap.subarray(at, end), fromHex(key))
    const page = text === null ? null : parsePage(text)
    // What follows was sealed before it and lies before it: no deck leads back to a card that was read.
    if (!page || followers(page).some((next) => placeOf(next).end > at)) throw new SealBroken()
    this.opened.set(link, page)
    return page
  }
}

function placeOf(link: Link) {
  const [at, size, key] = link.split('.')
  return { at: Number(at), end: Number(at) + Number(size), key }
}

function parsePage(text: string): Page | null {
  try {
    const page = JSON.parse(text) as Page | null
    return page?.card ? page : null
  } catch {
    return null
  }
}

/** Everything that may be read next. */
function followers({ card, next }: Page): Link[] {
  const ways = card.record === 'fork' ? Object.values(card.ways) : []
  return [next, ...ways].filter((link) => link !== null)
}

/** The envelope does not open with its own key: the pack was damaged. */
export class SealBroken extends Error {
  constructor() {
    super('an envelope of the campaign does not open')
  }
}
