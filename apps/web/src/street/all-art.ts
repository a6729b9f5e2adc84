import { ALL_CARDS } from '@machinami/cards'
import { needArt } from './sheet.ts'

/** Fetches every drawing there is. */
export function needAllArt(): void {
  void needArt(ALL_CARDS)
}
