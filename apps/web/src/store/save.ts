import type { Ruleset } from '@machinami/cards'
import type { View } from '@machinami/engine'
import type { Save } from '@machinami/host'
import { signal } from '@preact/signals'
import { isTooDeep } from './depth.ts'
import { forget, keep, placeOf, recall } from './storage.ts'

/** The game in progress, as it is kept between visits. */
interface Kept extends Save {
  /** For the start screen, so that it need not read the whole record. */
  readonly edition: string
  readonly turn: number
  readonly over: boolean
}

const KEY = 'game'

/** Keeps a game as it stood at a moment; says whether it could. */
export function keepGame(save: Save, { turn, winner }: View, ruleset: Ruleset): boolean {
  if (keptElsewhere.peek()) return false
  const kept: Kept = {
    ...save,
    edition: ruleset.edition,
    turn,
    over: winner !== null,
  }
  return keep(KEY, JSON.stringify(kept))
}

export const forgetGame = (): void => forget(KEY)

/** Set when another tab keeps a game of its own: there is one place, and the last to begin has it. */
export const keptElsewhere = signal(false)
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === placeOf(KEY) && newValue !== null) keptElsewhere.value = true
})

export function keptGame(): Kept | 'broken' | null {
  const text = recall(KEY)
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as Partial<Kept>
    if (kept.format !== 1 || typeof kept.record !== 'string' || isTooDeep(kept)) return 'broken'
    return {
      format: 1,
      record: kept.record,
      ...(typeof kept.seed === 'string' ? { seed: kept.seed } : {}),
      ...(typeof kept.ruleset === 'object' ? { ruleset: kept.ruleset } : {}),
      ...(typeof kept.snapshot === 'object' ? { snapshot: kept.snapshot } : {}),
      edition: String(kept.edition),
      turn: Number(kept.turn) || 0,
      over: kept.over === true,
    }
  } catch {
    return 'broken'
  }
}
