import { EDITION_IDS, EDITIONS } from '@machinami/cards'
import { expect, test } from 'vitest'
import { loadArt } from './index.ts'

for (const edition of EDITION_IDS)
  test(`every card of ${edition} has a drawing`, async () => {
    const art = await loadArt(edition)
    const cards: readonly { readonly id: string }[] = EDITIONS[edition].cards
    expect(cards.map(({ id }) => id).filter((id) => (art[id]?.markup ?? '') === '')).toEqual([])
  })
