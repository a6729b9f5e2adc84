import { Random, type Rules } from '@machinami/engine'
import type { Bot } from '../bot.ts'
import { LuckJudge } from '../judge/luck-judge.ts'
import { PairedLuck } from '../judge/paired-luck.ts'
import { Match } from '../match.ts'
import type { ReadyNet } from '../net-bot.ts'

/** One unit of a comparison: the same dice, the bot in every seat once. */
export interface Unit {
  /** Share of its games the bot won. */
  readonly score: number
  /** Its mean luck in them. */
  readonly luck: number
  readonly turns: number
  /** Games nobody had won after so many turns that they were stopped: a fair share of each counts as won. */
  readonly unfinished: number
}

/**
 * The seed of a unit, 53 bits stirred from the seed of its match and its number: matches with different seeds share no
 * game, not even those with neighbouring ones.
 */
export function unitSeed(seed: number, n: number): number {
  const low = new Random(seed, n).next() >>> 0
  const high = new Random(n, seed).next() >>> 11
  return high * 2 ** 32 + low
}

/** Compares one bot with others who fill the remaining seats. */
export class Comparison {
  private readonly r: Rules
  private readonly match: Match
  private readonly judge: LuckJudge | null

  constructor(r: Rules, judge: ReadyNet | null) {
    this.r = r
    this.match = new Match(r, 500)
    this.judge = judge ? new LuckJudge(r, judge) : null
  }

  /** Plays the nth unit of a match with this seed; `others` are dealt round to the seats after the bot's. */
  unit(bot: Bot, others: readonly Bot[], seed: number, n: number): Unit {
    const { r, match, judge } = this
    const { players } = r
    const mixed = unitSeed(seed, n)
    let score = 0
    let luck = 0
    let turns = 0
    let unfinished = 0
    for (let seat = 0; seat < players; seat++) {
      const bots = Array.from({ length: players }, (_, at) =>
        at === seat ? bot : others[((at - seat + players - 1) % players) % others.length],
      )
      judge?.reset()
      const watch = judge ? (s: Int16Array, answer: number) => judge.watch(s, answer) : undefined
      const result = match.play(bots, new PairedLuck(mixed), new Random(mixed, seat), watch)
      if (result.winner === seat) score++
      else if (result.winner < 0) {
        score += 1 / players
        unfinished++
      }
      luck += judge ? judge.luck[seat] : 0
      turns += result.turns
    }
    return { score: score / players, luck: luck / players, turns: turns / players, unfinished }
  }
}
