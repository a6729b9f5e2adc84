import type { Ruleset, Setup } from '@machinami/cards'
import type { DiceScheme, NonceRecord, SeatRecord, State } from '@machinami/engine'
import { sha256 } from '@machinami/engine/inside'

/** The version this program writes. */
export const SNAPSHOT_FORMAT = 1

/**
 * A table put away, with question numbers, undo and the bots' luck: plain data, to be kept as JSON. It holds secret picks,
 * so it is for whoever keeps the table, and no seed: that is kept elsewhere.
 */
export interface Snapshot {
  readonly format: typeof SNAPSHOT_FORMAT
  readonly setup?: Setup
  readonly ruleset?: Ruleset
  readonly hash: string
  /** Who sat where when the game began. */
  readonly seats: readonly SeatRecord[]
  readonly game?: string
  readonly dice?: DiceScheme
  readonly commitment?: string
  readonly nonces?: readonly NonceRecord[]
  readonly botSeed: number
  /** What was done, in order. */
  readonly deeds: readonly string[]
  /** What must come of it: entries told, the last question's number, a mark of the state. */
  readonly told: number
  readonly asked: number
  readonly mark: string
}

/** `hash`: SHA-256, where somebody has a faster one than ours. */
export const markOf = (state: State, hash = sha256): string => hash(state.join(' ')).slice(0, 16)

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !isList(value)

/** Whether something read from a store looks like a snapshot; whether it is sound shows when its deeds are done again. */
export function isSnapshot(value: unknown): value is Snapshot {
  if (!isObject(value)) return false
  const it = value as { readonly [field in keyof Snapshot]?: unknown }
  return (
    it.format === SNAPSHOT_FORMAT &&
    (it.setup === undefined ? isObject(it.ruleset) : isObject(it.setup)) &&
    typeof it.hash === 'string' &&
    isList(it.seats) &&
    it.seats.every(isObject) &&
    isList(it.deeds) &&
    it.deeds.every((deed) => typeof deed === 'string') &&
    Number.isSafeInteger(it.botSeed) &&
    [it.commitment, it.game].every((text) => text === undefined || typeof text === 'string') &&
    (it.nonces === undefined || (isList(it.nonces) && it.nonces.every(isObject)))
  )
}
