import { sha256 } from '@machinami/engine/inside'
import type { Pack, PackHead } from '../pack/pack.ts'
import { fromHex } from './hex.ts'
import type { ForkPage, Link, Page } from './page.ts'
import { type Leaf, pagesOf } from './pages.ts'

/** Seals and opens one envelope. Handed in by the apps: ChaCha20-Poly1305, each key used once, so the nonce is nought. */
export interface Cipher {
  readonly seal: (text: string, key: Uint8Array) => Uint8Array
  /** Null where the key does not fit. */
  readonly open: (envelope: Uint8Array, key: Uint8Array) => string | null
}

/**
 * A pack nobody can look into. The envelopes lie in one heap without marks between them: not even their number shows.
 * `first` opens the first; the key of every other lies in the one before it.
 */
export interface SealedPack {
  readonly head: PackHead
  readonly first: Link
  readonly heap: Uint8Array
}

/** Sealed from the last card to the first, as each holds the key of the next. The same pack gives the same bytes. */
export function sealPack(pack: Pack, cipher: Cipher): SealedPack {
  const heap: Uint8Array[] = []
  let size = 0
  const put = (page: Page): Link => {
    const text = JSON.stringify(page)
    const key = sha256(`machinami envelope\n${text}`)
    const envelope = cipher.seal(text, fromHex(key))
    heap.push(envelope)
    size += envelope.length
    return `${size - envelope.length}.${envelope.length}.${key}`
  }
  const chain = (leaves: readonly Leaf[], after: Link | null): Link | null =>
    leaves.reduceRight<Link | null>((next, leaf) => put({ ...plain(leaf, next), next }), after)
  const plain = ({ card, brings, ways }: Leaf, next: Link | null): Omit<Page, 'next'> => {
    if (!ways) return Object.keys(brings).length === 0 ? { card } : { card, brings }
    const links = Object.entries(ways).map(([chosen, leaves]) => [chosen, chain(leaves, next)] as const)
    return { card: { ...(card as ForkPage), ways: Object.fromEntries(links) as ForkPage['ways'] } }
  }
  const first = chain(pagesOf(pack), null)
  if (first === null) throw new Error('a pack without cards')
  const all = new Uint8Array(size)
  let at = 0
  for (const envelope of heap) {
    all.set(envelope, at)
    at += envelope.length
  }
  return { head: pack.head, first, heap: all }
}
