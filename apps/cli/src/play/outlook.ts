import { legal, type Move, type Rules, type State, step } from '@machinami/engine'
import { ASK, cardOf, coins, isChance, K, kindOf, Q, SEAT, seatOf } from '@machinami/engine/inside'

/**
 * What a throw or an answer is worth in coins, found by playing it out on the engine: dice fall in every way they can,
 * questions on the way are answered as most people would. It stops where the active player builds.
 */

/** Coins each seat wins or loses on average when this answer is given now. */
export function outlook(rules: Rules, state: State, move: Move): number[] {
  const now = purses(rules, state)
  return expected(rules, after(rules, state, move), 0).map((coins, seat) => coins - now[seat])
}

export interface Odds {
  readonly dice: 1 | 2
  readonly totals: readonly { readonly total: number; readonly chance: number; readonly change: readonly number[] }[]
  /** Coins each seat wins or loses on average. */
  readonly mean: readonly number[]
}

/** The odds of every total and what it would do to every purse; only while the number of dice is asked. */
export function oddsOf(rules: Rules, state: State): Odds[] {
  return answers(rules, state).map((roll) => {
    const thrown = after(rules, state, roll)
    const throws = answers(rules, thrown).map((dice) => ({
      total: totalOf(dice),
      change: outlook(rules, thrown, dice),
    }))
    const totals = [...new Set(throws.map((each) => each.total))].sort((a, b) => a - b)
    return {
      dice: throws.length === 6 ? 1 : 2,
      totals: totals.map((total) => {
        const ways = throws.filter((each) => each.total === total)
        return { total, chance: ways.length / throws.length, change: mean(ways.map((way) => way.change)) }
      }),
      mean: mean(throws.map((each) => each.change)),
    }
  })
}

/** Chance's answer holds the first die where others hold a card, the second where they hold a seat. */
const totalOf = (dice: Move): number => cardOf(dice) + seatOf(dice)

/** Whose best answer is worth looking for. Everything else is declined, or answered with the first that is offered. */
const WEIGHED: ReadonlySet<number> = new Set([Q.whom, Q.close, Q.activate, Q.demolish])
const ANSWERED: ReadonlySet<number> = new Set([...WEIGHED, Q.reroll, Q.raise, Q.order, Q.offer, Q.want, Q.hand])
const DEEPEST = 2

function expected(rules: Rules, state: State, depth: number): number[] {
  const ask = state[ASK]
  if (isChance(ask) && ask !== Q.draw)
    return mean(answers(rules, state).map((move) => expected(rules, after(rules, state, move), depth)))
  if (!ANSWERED.has(ask)) return purses(rules, state)
  const options = answers(rules, state)
  const seat = state[SEAT]
  if (WEIGHED.has(ask) && depth < DEEPEST)
    return options
      .map((move) => expected(rules, after(rules, state, move), depth + 1))
      .reduce((best, each) => (each[seat] > best[seat] ? each : best))
  return expected(rules, after(rules, state, quiet(options)), depth + 1)
}

/** The answer that changes least. */
const quiet = (options: readonly Move[]): Move =>
  options.find((move) => kindOf(move) === K.decline || kindOf(move) === K.keep || kindOf(move) === K.stay) ?? options[0]

function answers(rules: Rules, state: State): Move[] {
  const out = new Int32Array(rules.mostOptions)
  return Array.from(out.subarray(0, legal(rules, state, out)))
}

function after(rules: Rules, state: State, move: Move): State {
  const next = state.slice()
  step(rules, next, move, null)
  return next
}

const purses = (rules: Rules, state: State): number[] =>
  Array.from({ length: rules.players }, (_, seat) => coins(rules, state, seat))

function mean(rows: readonly (readonly number[])[]): number[] {
  return rows[0].map((_, at) => rows.reduce((sum, row) => sum + row[at], 0) / rows.length)
}
