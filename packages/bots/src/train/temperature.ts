import { Random, type Rules, SEAT, StreamLuck } from '@machinami/engine'
import { type Forecast, forecasts } from '../arena/forecasts.ts'
import type { Bot } from '../bot.ts'
import { Evaluator } from '../net/evaluator.ts'
import type { ReadyNet } from '../net-bot.ts'

/** What a net itself says at every turn of so many games of a bot against itself. */
export function saidByNet(r: Rules, ready: ReadyNet, bot: Bot, games: number, seed: number): Forecast[] {
  const evaluator = new Evaluator(r, ready.net, ready.tables)
  return forecasts(r, ready, bot, {
    games,
    luck: (game) => new StreamLuck(new Random(seed, game)),
    foretell: (s, out) => evaluator.evaluate(s, s[SEAT], out),
  })
}

/** The temperature under which chances come closest to what happened: 1 when they are neither too bold nor too timid. */
export function fitTemperature(all: readonly Pick<Forecast, 'chances' | 'came'>[]): number {
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
function missed({ chances, came }: Pick<Forecast, 'chances' | 'came'>, temperature: number): number {
  let sum = 0
  for (const chance of chances) sum += Math.max(1e-9, chance) ** (1 / temperature)
  let squares = 0
  chances.forEach((chance, seat) => {
    squares += (Math.max(1e-9, chance) ** (1 / temperature) / sum - came[seat]) ** 2
  })
  return squares
}
