import type { Save } from '@machinami/host'
import { isTooDeep } from './depth.ts'
import { forget, recall } from './storage.ts'

/** The one game that was kept before there was room for any number: it moves in with the others. */
export interface OldSave {
  /** Null where nobody can read it. */
  readonly save: Save | null
  readonly text: string
  readonly edition: string
  readonly turn: number
  readonly over: boolean
}

const KEY = 'game'

export const forgetOldSave = (): void => forget(KEY)

export function oldSave(): OldSave | null {
  const text = recall(KEY)
  if (text === null) return null
  const broken = { save: null, text, edition: '', turn: 0, over: false }
  try {
    const kept = JSON.parse(text) as Partial<Save & { edition: string; turn: number; over: boolean }>
    if (kept.format !== 1 || typeof kept.record !== 'string' || isTooDeep(kept)) return broken
    const save: Save = {
      format: 1,
      record: kept.record,
      ...(typeof kept.seed === 'string' ? { seed: kept.seed } : {}),
      ...(typeof kept.ruleset === 'object' ? { ruleset: kept.ruleset } : {}),
      ...(typeof kept.snapshot === 'object' ? { snapshot: kept.snapshot } : {}),
    }
    const { edition, turn, over } = kept
    return { save, text, edition: String(edition), turn: Number(turn) || 0, over: over === true }
  } catch {
    return broken
  }
}
