import packs from 'virtual:shipped-packs'
import type { PackHead } from '@machinami/campaign'

/** A campaign that comes with the app: its lid, and where the sealed pack lies. */
export interface ShippedPack {
  readonly lid: PackHead
  readonly address: string
}

/** The longest first: the short one is for trying out. */
export const PACKS: readonly ShippedPack[] = packs.toSorted((a, b) => b.lid.games - a.lid.games)

/** The sealed pack as text; null where it does not come. */
export async function fetchPack({ address }: ShippedPack): Promise<string | null> {
  try {
    const answer = await fetch(new URL(address, document.baseURI))
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

export { inLanguage } from '../words/in-language.ts'
