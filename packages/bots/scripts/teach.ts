import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Net } from '../src/net/net.ts'
import { netBot } from '../src/net-bot.ts'
import { bestResponse } from '../src/train/best-response.ts'
import { RECIPES, recipeFor } from '../src/train/recipes.ts'
import { Trainer } from '../src/train/trainer.ts'
import { find, keep, markOf } from './checkpoint.ts'
import { commitNow } from './commit.ts'
import { Crew, type Weights, weightsOf } from './crew.ts'
import { againstCoast, type LogLine, percent, readied, report, stopwatch, trial } from './progress.ts'
import { publish } from './publish.ts'

/**
 * `train EDITION [--games N] [--seed N] [--hidden N] [--into DIR] [--fresh] [--publish]`: teaches a net, writes its weights and
 * its log. A training that was stopped goes on where it was; `--publish` only writes what it has learned so far.
 */
const args = process.argv.slice(2)
const option = (name: string, otherwise: string): string => {
  const at = args.indexOf(`--${name}`)
  return at >= 0 ? (args[at + 1] ?? otherwise) : otherwise
}
const ROUND = 40
/** When, as shares of the plan, somebody is taught to beat the net as it is, and for how many games. */
const EXPLOITED_AT = [0.65, 0.8]
const EXPLOITER_GAMES = 0.05

const known = recipeFor(args[0] ?? '')
if (!known) {
  console.error(`Which edition? One of: ${RECIPES.map((each) => each.edition).join(', ')}.`)
  process.exit(2)
}
const numbers = {
  games: Number(option('games', `${known.games}`)),
  hidden: Number(option('hidden', `${known.hidden}`)),
}
const seed = Number(option('seed', '1'))
if (![seed, numbers.games, numbers.hidden].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--games, --seed and --hidden are whole numbers from 1.')
  process.exit(2)
}
const recipe = { ...known, ...numbers }
const into = option('into', 'packages/bots/src/weights')
const scratch = option('scratch', join('node_modules', '.cache', 'machinami-train'))
const checkpoint = join(scratch, `${recipe.edition}-${seed}-${recipe.games}-${recipe.hidden}.bin`)
const mark = markOf(recipe, seed)
mkdirSync(into, { recursive: true })
mkdirSync(scratch, { recursive: true })

const trainer = new Trainer(recipe, seed)
let log: LogLine[] = []
let commits = [commitNow()]
const exploiters: Weights[] = []
try {
  resume()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
if (!args.includes('--publish')) await teach()
publish(
  trainer.average.net,
  {
    edition: recipe.edition,
    seed,
    commit: commits.join(' '),
    games: trainer.progress.games,
    hidden: recipe.hidden,
    log,
  },
  recipe,
  into,
  Number(option('calibrate', '900')),
)

function resume(): void {
  const found = args.includes('--fresh') ? null : find(checkpoint, mark)
  if (!found) return
  trainer.resume(found.memory)
  log = [...found.log]
  commits = [...new Set([...found.commits, ...commits])]
  exploiters.push(...found.exploiters)
  console.log(`going on after ${trainer.progress.games} games`)
}

/**
 * While one round is being learned, the next one is already played, by the net as it was before; except after a checkpoint,
 * so that going on later is the same as never having stopped.
 */
async function teach(): Promise<void> {
  const { progress } = trainer
  const crew = new Crew(recipe, seed)
  for (const each of exploiters) crew.welcome(each)
  const every = Math.max(1, Math.round(recipe.games / 12 / ROUND))
  const spent = stopwatch(log.at(-1))
  let lost = 0
  let rounds = 0
  let next = crew.play(trainer.net, ROUND, progress.games)
  while (progress.games < recipe.games) {
    const samples = await next
    if (progress.games >= EXPLOITED_AT[exploiters.length] * recipe.games) invite(crew)
    const isRest = (progress.games / ROUND + 1) % every === 0 || progress.games + ROUND >= recipe.games
    if (!isRest) next = crew.play(trainer.net, ROUND, progress.games + ROUND)
    lost += trainer.learnFrom(samples, ROUND)
    rounds++
    if (!isRest) continue
    const memory = trainer.rest()
    log.push({
      games: progress.games,
      ...spent(),
      loss: lost / rounds,
      vsCoast: againstCoast(recipe, readied(trainer.average.net)),
    })
    report(recipe.edition, log[log.length - 1])
    keep(checkpoint, { mark, commits, memory, log, exploiters })
    lost = 0
    rounds = 0
    next = crew.play(trainer.net, ROUND, progress.games)
  }
  await next
  await crew.end()
}

/** Somebody who has been taught to beat the net as it is now sits down at the practice games from now on. */
function invite(crew: Crew): void {
  const exploiter = weightsOf(taughtToBeat(trainer.average.net, exploiters.length + 1))
  exploiters.push(exploiter)
  crew.welcome(exploiter)
}

function taughtToBeat(net: Net, nth: number): Net {
  const frozen = readied(net)
  const rival = netBot('frozen', () => frozen, 0)
  const { average } = bestResponse(recipe, seed + nth, net, rival, Math.round(EXPLOITER_GAMES * recipe.games))
  console.log(`best response ${nth}: ${percent(trial(recipe, readied(average.net), rival, frozen, 60, 20_000))}`)
  return average.net
}
