import { refuse } from '@machinami/cards'
import { type Luck, toMove, type Watch } from '@machinami/engine'
import { ASK, chanceMove, isChance, sha256, sha256Words } from '@machinami/engine/inside'

/** Luck for live games: decided by a secret seed before the first roll, checkable by anyone after the last. */
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

  /** A keyed hash of where in the game we are; words that would favour small numbers are passed over. */
  private below(turn: number, nth: number, n: number): number {
    const fair = 2 ** 32 - (2 ** 32 % n)
    for (let attempt = 0; ; attempt++)
      for (const word of sha256Words(`${this.seed}:${turn}:${nth}:${attempt}`))
        if (word >>> 0 < fair) return (word >>> 0) % n
  }
}

/** What is published before the game. */
export const commitmentTo = (seed: string): string => sha256(`machinami ${seed}`)

/** A seed from bytes of a cryptographic source; 16 or more (128 bits). */
export function seedFrom(bytes: Uint8Array): string {
  if (bytes.length < 16) throw new Error('a seed needs at least 16 random bytes')
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Bots have luck of their own; nothing about the dice can be read from it. */
export const botSeedFrom = (seed: string): number => Number.parseInt(sha256(`bots ${seed}`).slice(0, 8), 16)

/** Watches a replay: whatever chance answered must be what this luck answers. */
export function against(luck: Luck, checked: () => void = () => {}): Watch {
  return (rules, state, moment, nth) => {
    if (!isChance(state[ASK])) return null
    checked()
    return chanceMove(rules, state, luck) === toMove(rules, moment.answer)
      ? null
      : refuse('dice-differ', { what: `${nth + 1}` })
  }
}

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
