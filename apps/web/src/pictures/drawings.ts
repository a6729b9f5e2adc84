import type { Card, CardId } from '@machinami/cards'
import { signal } from '@preact/signals'
import { type Drawing, loadArt, loadDrawn } from '../art/index.ts'

/** The drawings that have been fetched. */
export const drawings = signal<Readonly<Record<string, Drawing>>>({})

function show(art: Readonly<Record<string, Drawing>>): void {
  const known = drawings.peek()
  if (Object.entries(art).some(([id, { id: picture }]) => known[id]?.id !== picture))
    drawings.value = { ...known, ...art }
}

/** Fetches the drawings of cards. What does not come is missed, and may come when it is needed next. */
export const needArt = async (cards: readonly Card[]): Promise<void> => show(await loadArt(cards))

/** The same for cards that are known to be drawn. */
export const needDrawn = async (ids: readonly CardId[]): Promise<void> => show(await loadDrawn(ids))
