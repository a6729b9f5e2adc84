import type { Card } from '@machinami/cards'
import { signal } from '@preact/signals'
import { type Drawing, loadArt } from '../art/index.ts'

/** The drawings that have been fetched. */
export const drawings = signal<Readonly<Record<string, Drawing>>>({})

/** Fetches the drawings of cards. What does not come is missed, and may come when it is needed next. */
export async function needArt(cards: readonly Card[]): Promise<void> {
  const art = await loadArt(cards)
  const known = drawings.peek()
  if (Object.entries(art).some(([id, { id: picture }]) => known[id]?.id !== picture))
    drawings.value = { ...known, ...art }
}
