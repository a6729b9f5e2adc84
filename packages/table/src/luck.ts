import type { Luck } from '@machinami/engine'
import { sha256, sha256Words } from '@machinami/engine/inside'

/** Luck of games of format 1, scheme 1: decided by a secret seed before the first roll, and by nothing else. */
export class SealedLuck implements Luck {
  readonly seed: string

  constructor(seed: string) {
    this.seed = seed
  }

  die(turn: number, nth: number): number {
    return 1 + this.below(turn, nth, 6)
  }

  card(turn: number, nth: number, n: number): number {
    return this.below(turn, nth, n)
  }

  private below(turn: number, nth: number, n: number): number {
    return fairBelow(n, (attempt) => sha256Words(`${this.seed}:${turn}:${nth}:${attempt}`))
  }
}

/** A number below n from a keyed hash of where in the game we are; words that would favour small numbers are passed over. */
export function fairBelow(n: number, wordsOf: (attempt: number) => Iterable<number>): number {
  const fair = 2 ** 32 - (2 ** 32 % n)
  for (let attempt = 0; ; attempt++) for (const word of wordsOf(attempt)) if (word >>> 0 < fair) return (word >>> 0) % n
}

/** What was published before a game of format 1. */
export const commitmentTo = (seed: string): string => sha256(`machinami ${seed}`)

/** A seed from bytes of a cryptographic source; 16 or more (128 bits). */
export function seedFrom(bytes: Uint8Array): string {
  if (bytes.length < 16) throw new Error('a seed needs at least 16 random bytes')
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Bots have luck of their own; nothing about the dice can be read from it. */
export const botSeedFrom = (seed: string): number => Number.parseInt(sha256(`bots ${seed}`).slice(0, 8), 16)

/** Luck for tests: exactly these dice and cards, in this order. */
export class ScriptedLuck implements Luck {
  private readonly script: number[]

  constructor(script: readonly number[]) {
    this.script = [...script]
  }

  die(): number {
    return this.take()
  }

  card(): number {
    return this.take()
  }

  /** Unused luck points to a mistake in the test or in the rules. */
  get left(): number {
    return this.script.length
  }

  private take(): number {
    const next = this.script.shift()
    if (next === undefined) throw new Error('the script has run out of luck')
    return next
  }
}
