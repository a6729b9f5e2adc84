import { type Luck, Random, type Rules, type State } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import type { Bot } from '../bot.ts'
import { LuckJudge } from '../judge/luck-judge.ts'
import { Match } from '../match.ts'
import type { ReadyNet } from '../net-bot.ts'

/** Win chances of all seats foretold at the beginning of a turn, and what came of it. */
export interface Forecast {
  /** The number of its game: positions of one game hang together. */
  readonly game: number
  readonly chances: Float64Array
  /** Who won, as 1 and 0 by seat, less the luck that followed: its mean is the same, and far fewer games tell it. */
  readonly came: Float64Array
  readonly winner: number
}

export interface ForecastPlan {
  /** Games from one number up to another. */
  readonly from: number
  readonly to: number
  readonly luck: (game: number) => Luck
  readonly foretell: (s: State, out: Float64Array) => void
}

/** What is foretold at every turn of games of a bot against itself. */
export function forecasts(r: Rules, judgedBy: ReadyNet, bot: Bot, plan: ForecastPlan): Forecast[] {
  const { from, to, luck, foretell } = plan
  const judge = new LuckJudge(r, judgedBy)
  const match = new Match(r, 500)
  const seats = Array.from({ length: r.players }, () => bot)
  const all: Forecast[] = []
  for (let game = from; game < to; game++) {
    const seen: { chances: Float64Array; luck: Float64Array }[] = []
    judge.reset()
    const { winner } = match.play(seats, luck(game), new Random(game, 5), (s, answer) => {
      if (s[ASK] === Q.dice) {
        const chances = new Float64Array(r.players)
        foretell(s, chances)
        seen.push({ chances, luck: judge.luck.slice() })
      }
      judge.watch(s, answer)
    })
    if (winner < 0) continue
    for (const { chances, luck: before } of seen)
      all.push({
        game,
        chances,
        winner,
        came: before.map((had, seat) => (seat === winner ? 1 : 0) - (judge.luck[seat] - had)),
      })
  }
  return all
}
