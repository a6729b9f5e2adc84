import { isChance, Q } from '@machinami/engine/inside'
import type { Endings } from '../endgame/endings.ts'
import type { DiceThrow } from '../throws.ts'

/** How to search. */
export interface SearchOptions {
  /** Solved ends of games: looking ahead stops there. */
  readonly endings?: Endings
  /** Try everything after every throw, even what was never near the best: averages are then exact to the last digit. */
  readonly isThorough?: boolean
}

/** Instead of a number of turns: a throw is judged by what it earns, before anybody thinks of what to build with it. */
export const AT_A_GLANCE = -1
/** Answers that are looked at more closely after a quick look at all of them. */
const CLOSER_LOOK = 4
/** An answer this much worse at a quick look is not looked at again. */
export const HOPELESS = 0.04
/** A throw for boats, by three totals with the same mean and spread. */
export const BOATS: readonly DiceThrow[] = [
  { die1: 1, die2: 3, chance: 0.324 },
  { die1: 3, die2: 4, chance: 0.352 },
  { die1: 4, die2: 6, chance: 0.324 },
]

/** Questions whose answers are all followed; those of single cards are answered at a glance. */
export const isTurnQuestion = (ask: number): boolean =>
  ask === Q.build ||
  ask === Q.dice ||
  ask === Q.opening ||
  ask === Q.invest ||
  ask === Q.raise ||
  ask === Q.reroll ||
  isChance(ask)

/** Which answers deserve a closer look: the best few that are not hopeless. */
export function closerLook(values: Float64Array, count: number): boolean[] {
  const sorted = Array.from(values.subarray(0, count)).sort((a, b) => b - a)
  const least = Math.max(sorted[Math.min(CLOSER_LOOK, count) - 1], sorted[0] - HOPELESS)
  return Array.from(values.subarray(0, count), (value) => value >= least)
}
