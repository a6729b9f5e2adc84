import { ASK, Q, Random, type Rules, SEAT, StreamLuck } from '@machinami/engine'
import type { Bot } from '../bot.ts'
import { Match } from '../match.ts'
import { Evaluator } from '../net/evaluator.ts'
import type { ReadyNet } from '../net-bot.ts'

interface Forecast {
  readonly chances: Float64Array
  readonly winner: number
}

/** Chances foretold at every turn of so many games of a bot against itself, with who won. */
export function forecasts(r: Rules, { net, tables }: ReadyNet, bot: Bot, games: number, seed: number): Forecast[] {
  const evaluator = new Evaluator(r, net, tables)
  const match = new Match(r, 400)
  const seats = Array.from({ length: r.players }, () => bot)
  const all: Forecast[] = []
  for (let game = 0; game < games; game++) {
    const seen: Float64Array[] = []
    const { winner } = match.play(seats, new StreamLuck(new Random(seed, game)), new Random(seed + 1, game), (s) => {
      if (s[ASK] !== Q.dice) return
      const chances = new Float64Array(r.players)
      evaluator.evaluate(s, s[SEAT], chances)
      seen.push(chances)
    })
    if (winner >= 0) for (const chances of seen) all.push({ chances, winner })
  }
  return all
}

/** The temperature under which what happened was most likely: 1 when chances are neither too bold nor too timid. */
export function fitTemperature(all: readonly Forecast[]): number {
  let best = 1
  let bestLoss = Number.POSITIVE_INFINITY
  for (let step = -30; step <= 30; step++) {
    const temperature = 1.015 ** step
    const loss = all.reduce((sum, forecast) => sum - Math.log(cooled(forecast, temperature)), 0)
    if (loss >= bestLoss) continue
    best = temperature
    bestLoss = loss
  }
  return best
}

/** The winner's chance at another temperature. */
function cooled({ chances, winner }: Forecast, temperature: number): number {
  let sum = 0
  for (const chance of chances) sum += Math.max(1e-9, chance) ** (1 / temperature)
  return Math.max(1e-9, chances[winner]) ** (1 / temperature) / sum
}
