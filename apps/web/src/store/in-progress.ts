import { signal } from '@preact/signals'
import { keptGame } from './save.ts'

/** What the start screen says of a game in progress. */
export interface InProgress {
  readonly edition: string
  readonly turn: number
}

/** The game on the table of this page, even if the browser keeps nothing. */
export const live = signal<InProgress | null>(null)

export function gameInProgress(): InProgress | null {
  if (live.value) return live.value
  const kept = keptGame()
  return kept !== null && kept !== 'broken' && !kept.over ? kept : null
}

/** Set while somebody is asked whether a new game may take the old one's place. */
export const replacing = signal<((may: boolean) => void) | null>(null)

/** Asks before a game in progress is given up. */
export function mayReplace(): Promise<boolean> {
  if (!gameInProgress()) return Promise.resolve(true)
  return new Promise((resolve) => {
    replacing.value = (may) => {
      replacing.value = null
      resolve(may)
    }
  })
}
