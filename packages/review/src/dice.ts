import { CHANCE, type GameRecord, Random } from '@machinami/engine'
import type { DiceCount, DiceReview } from './review.ts'

interface Throw {
  readonly seat: number
  readonly dice: readonly number[]
}

/** Throws of turns: those that follow `roll` or `reroll`. Boats and who begins are other throws. */
function throwsIn({ moments }: Pick<GameRecord, 'moments'>): Throw[] {
  return moments.flatMap(({ seat, answer }, n) => {
    const before = moments[n - 1]
    if (seat !== CHANCE || answer.kind !== 'dice' || before === undefined) return []
    const isRoll = before.answer.kind === 'roll' || before.answer.kind === 'reroll'
    return isRoll ? [{ seat: before.seat, dice: answer.dice }] : []
  })
}

export function diceOf(record: Pick<GameRecord, 'moments' | 'seats'>): DiceReview {
  const throws = throwsIn(record)
  return {
    all: countsOf(throws),
    bySeat: record.seats.map((_, seat) => countsOf(throws.filter((each) => each.seat === seat))),
  }
}

const countsOf = (throws: readonly Throw[]): DiceCount[] =>
  ([1, 2] as const).flatMap((dice) => {
    const totals = throws
      .filter((each) => each.dice.length === dice)
      .map((each) => each.dice.reduce((a, b) => a + b, 0))
    return totals.length === 0 ? [] : [diceCount(dice, totals)]
  })

const LOWEST = { 1: 1, 2: 2 } as const

/** Chance of each total, from the lowest. */
const likelihoods = (dice: 1 | 2): readonly number[] =>
  dice === 1 ? Array.from({ length: 6 }, () => 1 / 6) : Array.from({ length: 11 }, (_, i) => (6 - Math.abs(i - 5)) / 36)

function diceCount(dice: 1 | 2, thrown: readonly number[]): DiceCount {
  const chances = likelihoods(dice)
  const n = thrown.length
  const came = chances.map((_, i) => thrown.filter((total) => total === i + LOWEST[dice]).length)
  const totals = chances.map((chance, i) => ({ total: i + LOWEST[dice], came: came[i], expected: chance * n }))
  return { dice, throws: n, totals, further: shareFurtherOff(dice, came), oddest: oddestOf(totals, chances, n) }
}

/** How strange a total is: how many fair games have as many of it, or as few. */
function oddestOf(totals: DiceCount['totals'], chances: readonly number[], n: number): DiceCount['oddest'] {
  const odd = totals.map((each, i) => ({
    ...each,
    asOdd: each.came >= each.expected ? atLeast(each.came, n, chances[i]) : 1 - atLeast(each.came + 1, n, chances[i]),
  }))
  return odd.sort((a, b) => a.asOdd - b.asOdd)[0] ?? null
}

/** Chance of at least `k` in `n` tries. */
export function atLeast(k: number, n: number, chance: number): number {
  let term = (1 - chance) ** n
  let below = 0
  for (let i = 0; i < k; i++) {
    below += term
    term *= ((n - i) / (i + 1)) * (chance / (1 - chance))
  }
  return Math.min(1, Math.max(0, 1 - below))
}

const GAMES = 2000

/** Of as many fair throws, how many lie further from what is to be expected: by trying, always the same ones. */
function shareFurtherOff(dice: 1 | 2, came: readonly number[]): number {
  const chances = likelihoods(dice)
  const n = came.reduce((sum, each) => sum + each, 0)
  const off = (counts: readonly number[]) =>
    counts.reduce((sum, each, i) => sum + (each - chances[i] * n) ** 2 / (chances[i] * n), 0)
  const here = off(came)
  const random = new Random(n, dice)
  let further = 0
  for (let game = 0; game < GAMES; game++) {
    const counts = chances.map(() => 0)
    for (let i = 0; i < n; i++) counts[random.below(6) + (dice === 2 ? random.below(6) : 0)]++
    if (off(counts) > here + 1e-9) further++
  }
  return further / GAMES
}
