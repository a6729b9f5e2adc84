import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Net } from '../src/net/net.ts'
import { loadNet, storeNet } from '../src/net/weights.ts'
import { netBot } from '../src/net-bot.ts'
import { rulesOf } from '../src/rules-of.ts'
import type { Recipe } from '../src/train/recipes.ts'
import { fitTemperature, saidByNet } from '../src/train/temperature.ts'
import { type LogLine, readied } from './progress.ts'

const FEW_GAMES = 150

/** How a net was taught. */
export interface Story {
  readonly edition: string
  readonly seed: number
  /** The versions of the project that taught it. */
  readonly commit: string
  readonly games: number
  readonly hidden: number
  readonly log: readonly LogLine[]
}

/** Writes a net's weights, with chances fitted by so many games, and beside them how it was taught. */
export function publish(net: Net, story: Story, recipe: Recipe, into: string, calibrationGames: number): void {
  const { edition, seed, games } = story
  const rulesets = recipe.practice.map(({ setup }) => rulesOf(setup).hash)
  const temperatures = temperaturesOf(net, recipe, calibrationGames)
  const file = storeNet(net, { edition, seed, games, rulesets, temperatures })
  const head = `/** Made by \`npm run train -w packages/bots -- ${edition}\`; see ${edition}.json. Not to be edited. */\n`
  const text = `${head}export const FILE: unknown = JSON.parse('${JSON.stringify(file)}')\n`
  writeFileSync(join(into, `${edition}.ts`), text)
  const { log, ...rest } = story
  writeFileSync(join(into, `${edition}.json`), `${JSON.stringify({ ...rest, temperatures, rulesets, log }, null, 1)}\n`)
  console.log(`written: ${join(into, edition)}.ts (${Math.round(text.length / 1024)} KB)`)
}

/** Makes chances neither too bold nor too timid, by fresh games of the net as it is stored: by number of players. */
function temperaturesOf(net: Net, recipe: Recipe, all: number): number[] {
  const { setup } = recipe.practice[0]
  const file = storeNet(net, { edition: recipe.edition, seed: 0, games: 0, rulesets: [], temperatures: [1] })
  const counts = [2, 3, 4, 5].filter((players) => recipe.practice.some((each) => each.setup.players === players))
  return counts.map((players) => {
    const rules = rulesOf({ ...setup, players })
    const stored = loadNet(file, rules)
    if (typeof stored === 'string') throw new Error(`The net just written cannot be read: ${stored}.`)
    const ready = readied(stored)
    const games = Math.round((all * 2) / players)
    const fitted = fitTemperature(
      saidByNet(
        rules,
        ready,
        netBot('pupil', () => ready, 0),
        games,
        4242,
      ),
    )
    // Positions of one game hang together: what few games say is taken half seriously.
    return fitted ** (games / (games + FEW_GAMES))
  })
}
