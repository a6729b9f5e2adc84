import { Random, type Rules, StreamLuck } from '@machinami/engine'
import { SEAT } from '@machinami/engine/inside'
import { type Forecast, forecasts } from '../arena/forecasts.ts'
import type { Bot } from '../bot.ts'
import { Evaluator } from '../net/evaluator.ts'
import { Tables } from '../net/net.ts'
import { type Fit, sealed, type WeightFile } from '../net/weight-file.ts'
import { loadNet } from '../net/weights.ts'
import { netBot, type ReadyNet } from '../net-bot.ts'
import { rulesOf } from '../rules-of.ts'
import type { Recipe } from './recipes.ts'

/** Seed of the games that fit: apart from those of training and figures. */
const SEED = 4242
const FEW_GAMES = 150

/** What a net itself says at every turn of so many games of a bot against itself. */
function saidByNet(r: Rules, ready: ReadyNet, bot: Bot, games: number, seed: number): Forecast[] {
  const evaluator = new Evaluator(r, ready.net, ready.tables)
  return forecasts(r, ready, bot, {
    from: 0,
    to: games,
    luck: (game) => new StreamLuck(new Random(seed, game)),
    foretell: (s, out) => evaluator.evaluate(s, s[SEAT], out),
  })
}

/**
 * The same net with chances that are neither too bold nor too timid, by fresh games of it as it is stored: so many of two
 * players, and of more players as many seats. All else in the file stays as it is.
 */
export function withFittedChances(
  file: WeightFile,
  recipe: Recipe,
  games: number,
  commit: string,
): WeightFile & { readonly fitted: Fit } {
  const bare = sealed({ ...file, temperatures: [1] })
  const counts = [2, 3, 4, 5].filter((players) => recipe.practice.some(({ setup }) => setup.players === players))
  const temperatures = counts.map((players) =>
    temperatureAmong(players, bare, recipe, Math.round((games * 2) / players)),
  )
  return sealed({ ...file, temperatures, fitted: { commit, games, seed: SEED } })
}

function temperatureAmong(players: number, bare: WeightFile, recipe: Recipe, games: number): number {
  const rules = rulesOf({ ...recipe.practice[0].setup, players })
  const net = loadNet(bare, rules)
  if (typeof net === 'string') throw new Error(`A net whose chances are to be fitted cannot be read: ${net}.`)
  const ready = { net, tables: new Tables(net) }
  const bot = netBot('pupil', () => ready, 0)
  // Positions of one game hang together: what few games say is taken half seriously.
  return fitTemperature(saidByNet(rules, ready, bot, games, SEED)) ** (games / (games + FEW_GAMES))
}

/** The temperature under which chances come closest to what happened: 1 when they are neither too bold nor too timid. */
export function fitTemperature(all: readonly Pick<Forecast, 'chances' | 'came'>[]): number {
  if (all.length === 0) return 1
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
