import { ASK, Q, Random, type Rules, SEAT, StreamLuck } from '@machinami/engine'
import { LuckJudge } from '../arena/judge.ts'
import type { Bot } from '../bot.ts'
import { Match } from '../match.ts'
import { Evaluator } from '../net/evaluator.ts'
import type { ReadyNet } from '../net-bot.ts'

interface Forecast {
  readonly chances: Float64Array
  /** Who won, as 1 and 0 by seat, less the luck that followed. */
  readonly came: Float64Array
}

/** Chances foretold at every turn of so many games of a bot against itself, with what came of them. */
export function forecasts(r: Rules, ready: ReadyNet, bot: Bot, games: number, seed: number): Forecast[] {
  const evaluator = new Evaluator(r, ready.net, ready.tables)
  const judge = new LuckJudge(r, ready)
  const match = new Match(r, 400)
  const seats = Array.from({ length: r.players }, () => bot)
  const all: Forecast[] = []
  for (let game = 0; game < games; game++) {
    const seen: { chances: Float64Array; luck: Float64Array }[] = []
    judge.reset()
    const luck = new StreamLuck(new Random(seed, game))
    const { winner } = match.play(seats, luck, new Random(seed + 1, game), (s, answer) => {
      if (s[ASK] === Q.dice) {
        const chances = new Float64Array(r.players)
        evaluator.evaluate(s, s[SEAT], chances)
        seen.push({ chances, luck: judge.luck.slice() })
      }
      judge.watch(s, answer)
    })
    if (winner < 0) continue
    for (const each of seen) {
      const came = each.luck.map((before, seat) => (seat === winner ? 1 : 0) - (judge.luck[seat] - before))
      all.push({ chances: each.chances, came })
    }
  }
  return all
}

/** The temperature under which chances come closest to what happened: 1 when they are neither too bold nor too timid. */
export function fitTemperature(all: readonly Forecast[]): number {
  let best = 1
  let bestLoss = Number.POSITIVE_INFINITY
  for (let step = -60; step <= 60; step++) {
    const temperature = 1.0075 ** step
    const loss = all.reduce((sum, forecast) => sum + missed(forecast, temperature), 0)
    if (loss >= bestLoss) continue
    best = temperature
    bestLoss = loss
  }
  return best
}

/** How far chances at another temperature are from what happened, squared. */
function missed({ chances, came }: Forecast, temperature: number): number {
  let sum = 0
  for (const chance of chances) sum += Math.max(1e-9, chance) ** (1 / temperature)
  let squares = 0
  chances.forEach((chance, seat) => {
    squares += (Math.max(1e-9, chance) ** (1 / temperature) / sum - came[seat]) ** 2
  })
  return squares
}
