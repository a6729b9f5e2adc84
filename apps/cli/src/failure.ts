import type { Refusal } from '@machinami/cards'
import { FAILED, USAGE } from './exit.ts'

/** Why a command does not do what it was asked for, and its exit code. */
export interface Failure {
  readonly why: Refusal | string
  readonly code: number
  /** The file or flag it is about. */
  readonly about?: string
}

/** The command line itself is at fault. */
export const misused = (why: Refusal | string): Failure => ({ why, code: USAGE })

/** A file, a record or the world is. */
export const failed = (why: Refusal | string, about?: string): Failure => ({
  why,
  code: FAILED,
  ...(about ? { about } : {}),
})
