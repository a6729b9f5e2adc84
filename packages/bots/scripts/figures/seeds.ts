import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comparison } from '../../src/arena/compare.ts'
import { heuristic } from '../../src/arena/heuristic.ts'
import { type Verdict, verdictOf } from '../../src/arena/statistics.ts'
import type { Bot } from '../../src/bot.ts'
import { Tables } from '../../src/net/net.ts'
import { loadNet } from '../../src/net/weights.ts'
import { netBot, type ReadyNet } from '../../src/net-bot.ts'
import { prepareNet, readyNet } from '../../src/nets.ts'
import { rulesOf } from '../../src/rules-of.ts'

const SEED = 950_000

/** The weight file in a module that `train --into DIR` wrote. */
function fileIn(folder: string): unknown {
  const path = join(folder, 'base.ts')
  if (!existsSync(path))
    throw new Error(`There is no ${path}: npm run train -w packages/bots -- base --seed 2 --into ${folder}`)
  const text = readFileSync(path, 'utf8')
  const quoted = text.slice(text.indexOf("'") + 1, text.lastIndexOf("'"))
  return JSON.parse(quoted.replace(/\\(.)/g, '$1'))
}

/** Nets of two trainings, base game, two players: each looks ahead as the best level does, against the heuristic and each other. */
export async function compareSeeds(
  folder: string,
  units: number,
  row: (pair: string, found: Verdict) => void,
): Promise<void> {
  const rules = rulesOf({ edition: 'base', players: 2 })
  await prepareNet(rules)
  const shipped = readyNet(rules)
  if (!shipped) throw new Error('There is no shipped net.')
  const other = loadNet(fileIn(folder), rules)
  if (typeof other === 'string') throw new Error(`The net in ${folder} cannot be used: ${other}.`)
  const second: ReadyNet = { net: other, tables: new Tables(other) }
  const comparison = new Comparison(rules, shipped)
  const meet = (pair: string, bot: Bot, rival: Bot) =>
    row(
      pair,
      verdictOf(
        Array.from({ length: units }, (_, i) => comparison.unit(bot, [rival], SEED, i)),
        2,
      ),
    )
  const bots = [shipped, second].map((ready, i) => netBot(`net-${i + 1}`, () => ready, 1))
  meet('the net that is shipped against heuristic', bots[0], heuristic)
  meet('the other net against heuristic', bots[1], heuristic)
  meet('the other net against the one that is shipped', bots[1], bots[0])
}
