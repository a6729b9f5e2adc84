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
  const strange = strangenessOf(chances, n)
  const oddness = came.map((each, i) => strange[i][each])
  const least = Math.min(...oddness)
  const off = (counts: readonly number[]) =>
    counts.reduce((sum, each, i) => sum + (each - chances[i] * n) ** 2 / (chances[i] * n), 0)
  const here = off(came)
  let [further, asOdd] = [0, 0]
  for (const counts of fairGames(dice, n)) {
    if (off(counts) > here + NEARLY) further++
    if (counts.some((each, i) => strange[i][each] <= least + NEARLY)) asOdd++
  }
  // This game is one of them: nothing is called rarer than was tried.
  const share = (n: number) => (n + 1) / (GAMES + 1)
  const oddest = share(asOdd) <= ODD ? { ...totals[oddness.indexOf(least)], asOdd: share(asOdd) } : null
  return { dice, throws: n, totals, further: share(further), oddest }
}

/** What more than every other fair game has is not odd. */
const ODD = 0.5

const NEARLY = 1e-9

/** By total, how likely it is to come so often or more, or so rarely or less; each by how often it came. */
const strangenessOf = (chances: readonly number[], n: number): readonly (readonly number[])[] =>
  chances.map((chance) =>
    Array.from({ length: n + 1 }, (_, came) =>
      came >= chance * n ? atLeast(came, n, chance) : 1 - atLeast(came + 1, n, chance),
    ),
  )

/** Chance of at least `k` in `n` tries. */
function atLeast(k: number, n: number, chance: number): number {
  let term = (1 - chance) ** n
  let below = 0
  for (let i = 0; i < k; i++) {
    below += term
    term *= ((n - i) / (i + 1)) * (chance / (1 - chance))
  }
  return Math.min(1, Math.max(0, 1 - below))
}

const GAMES = 2000

/** As many fair throws, again and again, counted by total: always the same ones. */
function* fairGames(dice: 1 | 2, n: number): Generator<readonly number[]> {
  const random = new Random(n, dice)
  for (let game = 0; game < GAMES; game++) {
    const counts = likelihoods(dice).map(() => 0)
    for (let i = 0; i < n; i++) counts[random.below(6) + (dice === 2 ? random.below(6) : 0)]++
    yield counts
  }
}
