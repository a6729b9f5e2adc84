import { signal } from '@preact/signals'
import type { Newcomer } from '../words/catalogue.ts'
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

/** Set while somebody is asked whether something may take the old game's place. */
export const replacing = signal<{ readonly by: Newcomer; readonly answer: (may: boolean) => void } | null>(null)

/** Asks before a game in progress is given up. Of two that want its place the later one is asked about. */
export function mayReplace(by: Newcomer): Promise<boolean> {
  if (!gameInProgress()) return Promise.resolve(true)
  replacing.peek()?.answer(false)
  return new Promise((resolve) => {
    const answer = (may: boolean) => {
      replacing.value = null
      resolve(may)
    }
    replacing.value = { by, answer }
  })
}
