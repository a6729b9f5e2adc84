import { newSecret } from '@machinami/remote'
import { keep, recall } from '../store/storage.ts'

/**
 * What this browser adds to the dice of games that are about to begin: whoever loads the page again meanwhile tells what
 * they promised. Not kept with the seat: seats go into the account, and there a server could read it before the others tell.
 */

type Kept = readonly (readonly [table: string, nonce: string])[]
const KEY = 'nonces'
/** Older ones are forgotten: not every table ever begins. */
const MOST = 20

function kept(): Kept {
  try {
    const value: unknown = JSON.parse(recall(KEY) ?? '[]')
    const isPair = (each: unknown) =>
      Array.isArray(each) && each.length === 2 && each.every((it) => typeof it === 'string')
    return Array.isArray(value) ? (value.filter(isPair) as unknown as Kept) : []
  } catch {
    return []
  }
}

export const nonceFor = (table: string): string =>
  kept().find(([id]) => id === table)?.[1] ?? newSecret(crypto.getRandomValues(new Uint8Array(32)))

/** Until the game has begun; from then on everybody knows it. */
export function keepNonce(table: string, nonce: string | null): void {
  const all = kept()
  const before = all.find(([id]) => id === table)?.[1] ?? null
  if (before === nonce) return
  const others = all.filter(([id]) => id !== table)
  keep(KEY, JSON.stringify(nonce === null ? others : [[table, nonce], ...others].slice(0, MOST)))
}
