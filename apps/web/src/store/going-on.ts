import { signal } from '@preact/signals'
import { isTooDeep } from './depth.ts'
import { oldSave } from './old-save.ts'
import { keep, recall } from './storage.ts'

/** What the start screen says of a game that goes on. */
export interface GoingOn {
  readonly key: string
  readonly edition: string
  readonly turn: number
}

const KEY = 'going-on'
/** More than anybody looks for on a start screen; the list of games has them all. */
const MOST = 20

/** The game on the table of this page, even if the browser keeps nothing. */
export const live = signal<GoingOn | null>(null)

const isGoingOn = (value: unknown): value is GoingOn => {
  const { key, edition, turn } = (value ?? {}) as Partial<GoingOn>
  return typeof key === 'string' && typeof edition === 'string' && typeof turn === 'number'
}

/** Games that go on, the last one played first. A note beside the database, which the start screen need not open. */
export function goingOn(): readonly GoingOn[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(kept) && !isTooDeep(kept) ? kept.filter(isGoingOn) : []
  } catch {
    return []
  }
}

export const noteGoingOn = (game: GoingOn): boolean =>
  keep(KEY, JSON.stringify([game, ...goingOn().filter(({ key }) => key !== game.key)].slice(0, MOST)))

export function noteEnded(ended: string): void {
  const left = goingOn().filter(({ key }) => key !== ended)
  keep(KEY, JSON.stringify(left))
}

/** Whether a game was ever played here. */
export const hasPlayed = (): boolean => recall(KEY) !== null || oldSave() !== null

/** The one game of old, until it has moved in with the others: it has no name yet. */
function ofOld(): GoingOn | null {
  const old = oldSave()
  return old?.save && !old.over ? { key: '', edition: old.edition, turn: old.turn } : null
}

/** The game to go on with: on the table, or the last one played. */
export const gameInProgress = (): GoingOn | null => live.value ?? ofOld() ?? goingOn()[0] ?? null
