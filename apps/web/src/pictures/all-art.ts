import { ALL_CARDS, type Card } from '@machinami/cards'
import { needArt } from './drawings.ts'

/** Fetches every drawing there is, and those of cards from elsewhere. */
export function needAllArt(more: readonly Card[] = []): void {
  void needArt([...ALL_CARDS, ...more])
}
