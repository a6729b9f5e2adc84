import { signal } from '@preact/signals'

/** What the table looks at: houses that act, and what everybody gets or loses by it. */
export interface Spotlight {
  /** Amounts by plot (`plotKey`); a house that earned nothing to show has nought. */
  readonly plots: ReadonlyMap<string, number>
  readonly seats: ReadonlyMap<number, number>
  /** What somebody has just built, shown at their place. */
  readonly built: Built | null
}

export interface Built {
  readonly seat: number
  readonly card: string
  /** A landmark: how many stand there now, and of how many. */
  readonly reached?: { readonly n: number; readonly of: number }
}

export const DARK: Spotlight = { plots: new Map(), seats: new Map(), built: null }

export const spotlight = signal<Spotlight>(DARK)

export const plotKey = (seat: number, card: string): string => `${seat}:${card}`
