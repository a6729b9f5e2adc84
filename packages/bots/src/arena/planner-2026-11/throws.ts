import type { Rules, State } from '@machinami/engine'
import { DICE, POWER, powers, SEAT } from '@machinami/engine/inside'

/** One way dice can fall, standing for all that lead to the same. */
export interface DiceThrow {
  readonly die1: number
  readonly die2: number
  readonly chance: number
}

const ONE_DIE: readonly DiceThrow[] = [1, 2, 3, 4, 5, 6].map((die1) => ({ die1, die2: 0, chance: 1 / 6 }))

const TOTALS: readonly DiceThrow[] = Array.from({ length: 11 }, (_, i) => {
  const total = i + 2
  const die1 = Math.max(1, total - 6)
  return { die1, die2: total - die1, chance: (6 - Math.abs(7 - total)) / 36 }
})

const TOTALS_AND_DOUBLES: readonly DiceThrow[] = TOTALS.flatMap(({ die1, die2, chance }) => {
  const half = (die1 + die2) / 2
  if (!Number.isInteger(half)) return [{ die1, die2, chance }]
  const double = { die1: half, die2: half, chance: 1 / 36 }
  return die1 === die2 ? [double] : [double, { die1, die2, chance: chance - 1 / 36 }]
})

/** All results of one die or two; doubles apart where they matter. */
export const throwsOf = (dice: number, doublesMatter: boolean): readonly DiceThrow[] =>
  dice === 1 ? ONE_DIE : doublesMatter ? TOTALS_AND_DOUBLES : TOTALS

/** All results of the throw that a state asks for. */
export const throwsAt = (r: Rules, s: State): readonly DiceThrow[] => throwsOf(s[DICE], doublesMatter(r, s, s[SEAT]))

/** Whether somebody has a landmark that looks at more than the total. */
export const doublesMatter = (r: Rules, s: State, seat: number): boolean =>
  (powers(r, s, seat) & (POWER.extraTurn | POWER.effect)) !== 0
