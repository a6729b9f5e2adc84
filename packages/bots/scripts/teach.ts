import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Net } from '../src/net/net.ts'
import { sealed } from '../src/net/weight-file.ts'
import { storeNet } from '../src/net/weights.ts'
import { netBot } from '../src/net-bot.ts'
import { bestResponse } from '../src/train/best-response.ts'
import { rulesetsOf, taughtOf } from '../src/train/published.ts'
import { RECIPES, recipeFor } from '../src/train/recipes.ts'
import { withFittedChances } from '../src/train/temperature.ts'
import { Trainer } from '../src/train/trainer.ts'
import { find, keep, markOf } from './checkpoint.ts'
import { commitNow } from './commit.ts'
import { Crew, type Weights, weightsOf } from './crew.ts'
import { againstHeuristic, type LogLine, percent, pupil, readied, report, stopwatch, trial } from './progress.ts'
import { publish, WEIGHTS } from './publish.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * Teaches a net, writes its weights and its log. A training that was stopped goes on where it was; `--fresh` begins again,
 * `--publish` only writes what has been learned so far. Checkpoints are kept in `--scratch`; chances are fitted by
 * `--calibrate` games of two players (900 unless told) and of more players as many seats.
 */
const USAGE = `train EDITION [--games N] [--seed N] [--hidden N] [--calibrate N] [--into DIR] [--scratch DIR] [--fresh] [--publish]
Editions: ${RECIPES.map((each) => each.edition).join(', ')}. Numbers are whole, from 1.`
const ROUND = 40
/** When, as shares of the plan, somebody is taught to beat the net as it is, and for how many games. */
const EXPLOITED_AT = [0.65, 0.8]
const EXPLOITER_GAMES = 0.05

const { edition, options } = asked()
const known = recipeFor(edition)
if (!known) stop(2, USAGE)
const seed = numberIn(options.seed, 1)
const calibrationGames = numberIn(options.calibrate, 900)
const recipe = {
  ...known,
  games: numberIn(options.games, known.games),
  hidden: numberIn(options.hidden, known.hidden),
}
const into = options.into ?? WEIGHTS
const scratch = options.scratch ?? join('node_modules', '.cache', 'machinami-train')
const checkpoint = join(scratch, `${recipe.edition}-${seed}-${recipe.games}-${recipe.hidden}.bin`)
const mark = markOf(recipe, seed)
mkdirSync(into, { recursive: true })
mkdirSync(scratch, { recursive: true })

const trainer = new Trainer(recipe, seed)
let log: LogLine[] = []
let commits: string[] = []
const exploiters: Weights[] = []
try {
  resume()
} catch (error) {
  stop(1, (error as Error).message)
}
if (!options.publish) await teach()
if (trainer.progress.games === 0) stop(1, 'Nothing has been learned yet.')
write()

function asked() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const numbers = { games: text, seed: text, hidden: text, calibrate: text }
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...numbers, into: text, scratch: text, fresh: flag, publish: flag },
    })
    return { edition: positionals.length === 1 ? positionals[0] : '', options: values }
  } catch (error) {
    return stop(2, `${(error as Error).message}\n${USAGE}`)
  }
}

function numberIn(text: string | undefined, otherwise: number): number {
  return text === undefined ? otherwise : (wholeNumber(text) ?? stop(2, USAGE))
}

function stop(code: number, why: string): never {
  console.error(why)
  process.exit(code)
}

function write(): void {
  const rules = { rulesets: rulesetsOf(recipe), taught: taughtOf(recipe) }
  const about = { edition, seed, games: trainer.progress.games, ...rules, temperatures: [1] }
  const stored = storeNet(trainer.average.net, about)
  const plan = `--seed ${seed} --games ${recipe.games} --hidden ${recipe.hidden} --calibrate ${calibrationGames}`
  const file = sealed({
    ...withFittedChances(stored, recipe, calibrationGames, commitNow()),
    commit: commits.join(' '),
    writtenBy: `npm run train -w packages/bots -- ${edition} ${plan}${options.publish ? ' --publish' : ''}`,
  })
  publish(file, log, recipe, into)
}

function resume(): void {
  const found = options.fresh ? null : find(checkpoint, mark)
  if (!found) return
  trainer.resume(found.memory)
  log = [...found.log]
  commits = [...found.commits]
  exploiters.push(...found.exploiters)
  console.log(`going on after ${trainer.progress.games} games`)
}

/**
 * While one round is being learned, the next one is already played, by the net as it was before; except after a checkpoint,
 * so that going on later is the same as never having stopped.
 */
async function teach(): Promise<void> {
  const { progress } = trainer
  if (progress.games >= recipe.games) return
  commits = [...new Set([...commits, commitNow()])]
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
      vsHeuristic: againstHeuristic(recipe, readied(trainer.average.net)),
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
  console.log(`best response ${nth}: ${percent(trial(recipe, pupil(readied(average.net)), rival, frozen, 60, 20_000))}`)
  return average.net
}
