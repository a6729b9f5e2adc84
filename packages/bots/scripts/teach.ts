import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comparison } from '../src/arena/compare.ts'
import { verdictOf } from '../src/arena/statistics.ts'
import type { Bot } from '../src/bot.ts'
import { coast } from '../src/coast.ts'
import { type Net, Tables } from '../src/net/net.ts'
import { storeNet } from '../src/net/weights.ts'
import { netBot, type ReadyNet } from '../src/net-bot.ts'
import { rulesOf } from '../src/testing.ts'
import { bestResponse } from '../src/train/best-response.ts'
import { RECIPES, recipeFor } from '../src/train/recipes.ts'
import { fitTemperature, forecasts } from '../src/train/temperature.ts'
import { Trainer } from '../src/train/trainer.ts'
import { Crew } from './crew.ts'

/**
 * `train EDITION [--games N] [--seed N] [--into DIR] [--fresh] [--publish]`: teaches a net, writes its weights and its log;
 * with `--publish` only writes what a training that was stopped has learned so far; `--from EDITION --begin SHARE` begins
 * with a net there is, that share of the plan behind it.
 */

const args = process.argv.slice(2)
const option = (name: string, otherwise: string): string => {
  const at = args.indexOf(`--${name}`)
  return at >= 0 ? (args[at + 1] ?? otherwise) : otherwise
}
const ROUND = 40
const FEW_GAMES = 150
/** When, as shares of the plan, somebody is taught to beat the net as it is, and for how many games. */
const EXPLOITED_AT = [0.65, 0.8]
const EXPLOITER_GAMES = 0.05

const known = recipeFor(args[0] ?? '')
if (!known) {
  console.error(`Which edition? One of: ${RECIPES.map((each) => each.edition).join(', ')}.`)
  process.exit(2)
}
const recipe = {
  ...known,
  games: Number(option('games', String(known.games))),
  hidden: Number(option('hidden', String(known.hidden))),
}
const seed = Number(option('seed', '1'))
const into = option('into', 'packages/bots/src/weights')
const scratch = option('scratch', join('node_modules', '.cache', 'machinami-train'))
const name = `${recipe.edition}-${seed}-${recipe.games}-${recipe.hidden}`
const checkpoint = join(scratch, `${name}.bin`)
const logFile = join(scratch, `${name}.json`)

const trainer = new Trainer(recipe, seed)
let log: { games: number; seconds: number; minutes: number; loss: number; vsCoast: number | null }[] = []
mkdirSync(into, { recursive: true })
mkdirSync(scratch, { recursive: true })
if (existsSync(checkpoint) && existsSync(logFile) && !args.includes('--fresh')) resume()
else if (option('from', '')) begin(option('from', ''))
if (!args.includes('--publish')) await teach()
publish()

/** Begins with the net of another edition. */
function begin(from: string): void {
  const text = readFileSync(join(option('begin-in', into), `${from}.ts`), 'utf8')
  const file: unknown = JSON.parse(text.slice(text.indexOf("'") + 1, text.lastIndexOf("'")))
  if (!trainer.beginWith(file, Number(option('begin', '0.2')))) throw new Error(`${from} is no net to begin with`)
}

/** While one round is being learned, the next one is already played, by the net as it was before. */
async function teach(): Promise<void> {
  const { progress } = trainer
  const crew = new Crew(recipe, seed)
  const every = Math.max(1, Math.round(recipe.games / 12 / ROUND))
  const before = log.at(-1)
  const cpu = process.cpuUsage().user
  const clock = Date.now()
  let lost = 0
  let rounds = 0
  let next = crew.play(trainer.net, ROUND, progress.games)
  let exploited = EXPLOITED_AT.filter((share) => progress.games >= share * recipe.games).length
  while (progress.games < recipe.games) {
    const samples = await next
    if (progress.games >= EXPLOITED_AT[exploited] * recipe.games) crew.welcome(exploiter(++exploited))
    next = crew.play(trainer.net, ROUND, progress.games + ROUND)
    lost += trainer.learnFrom(samples, ROUND)
    if (++rounds % every !== 0 && progress.games < recipe.games) continue
    log.push({
      games: progress.games,
      seconds: Math.round((before?.seconds ?? 0) + (process.cpuUsage().user - cpu) / 1e6),
      minutes: Math.round(10 * ((before?.minutes ?? 0) + (Date.now() - clock) / 60_000)) / 10,
      loss: lost / (((rounds - 1) % every) + 1),
      vsCoast: score(60),
    })
    lost = 0
    report()
    save()
  }
  await next
  await crew.end()
}

/** Somebody who has been taught to beat the net as it is now. */
function exploiter(nth: number): Net {
  const frozen = shown()
  const rival = netBot('frozen', () => frozen, 0)
  const games = Math.round(EXPLOITER_GAMES * recipe.games)
  const { average } = bestResponse({ ...recipe, games }, seed + nth, frozen.net, rival, (played) => played < games)
  const rules = rulesOf(recipe.practice[0].setup)
  const ready = { net: average.net, tables: new Tables(average.net) }
  const comparison = new Comparison(rules, frozen)
  const bot = netBot('exploiter', () => ready, 0)
  const played = Array.from({ length: 60 }, (_, unit) => comparison.unit(bot, [rival], 20_000 + unit))
  const { adjusted, margin } = verdictOf(played, rules.players)
  console.log(`best response ${nth}: ${(adjusted * 100).toFixed(1)} ± ${(margin * 100).toFixed(1)} %`)
  return average.net
}

/** The net as it would be published now. */
function shown(): ReadyNet {
  const { net } = trainer.average
  return { net, tables: new Tables(net) }
}

/** Share of two-player games won against the heuristic, luck taken out by the pupil itself. */
function score(units: number): number {
  const rules = rulesOf(recipe.practice[0].setup)
  const ready = shown()
  const pupil: Bot = netBot('pupil', () => ready, 0)
  const comparison = new Comparison(rules, ready)
  const played = Array.from({ length: units }, (_, unit) => comparison.unit(pupil, [coast], 10_000 + unit))
  return verdictOf(played, rules.players).adjusted
}

function report(): void {
  const { games, seconds, minutes, loss, vsCoast } = log[log.length - 1]
  const bar = '█'.repeat(Math.round((vsCoast ?? 0) * 40))
  console.log(
    `${recipe.edition} ${String(games).padStart(7)} games ${String(seconds).padStart(5)} processor s ${minutes.toFixed(1).padStart(5)} min  loss ${loss.toFixed(5)}  coast beaten ${((vsCoast ?? 0) * 100).toFixed(1).padStart(5)} % ${bar}`,
  )
}

function save(): void {
  writeFileSync(
    checkpoint,
    Buffer.concat(
      [...trainer.learner.memory, ...trainer.average.memory].map((array) =>
        Buffer.from(array.buffer, array.byteOffset, array.byteLength),
      ),
    ),
  )
  writeFileSync(logFile, JSON.stringify({ progress: trainer.progress, log }))
}

function resume(): void {
  const stored = JSON.parse(readFileSync(logFile, 'utf8')) as { progress: typeof trainer.progress; log: typeof log }
  const bytes = readFileSync(checkpoint)
  const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  let at = 0
  const take = (array: Float32Array) => {
    at += array.length
    return floats.slice(at - array.length, at)
  }
  trainer.learner.resume(trainer.learner.memory.map(take), stored.progress.steps)
  trainer.average.memory.forEach((array) => {
    array.set(take(array))
  })
  Object.assign(trainer.progress, stored.progress)
  log = stored.log
  console.log(`going on after ${stored.progress.games} games`)
}

/** Makes chances neither too bold nor too timid, by fresh games: one temperature per number of players. */
function temperaturesOf(): number[] {
  const ready = shown()
  const pupil: Bot = netBot('pupil', () => ready, 0)
  const { setup } = recipe.practice[0]
  const counts = [2, 3, 4, 5].filter((players) => recipe.practice.some((each) => each.setup.players === players))
  const all = Number(option('calibrate', '300'))
  return counts.map((players) => {
    const games = Math.round((all * 2) / players)
    const fitted = fitTemperature(forecasts(rulesOf({ ...setup, players }), ready, pupil, games, 4242))
    // Positions of one game hang together: what few games say is taken half seriously.
    return fitted ** (games / (games + FEW_GAMES))
  })
}

/** The version of the trainer, where it can be told. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

function publish(): void {
  const temperatures = temperaturesOf()
  const rulesets = recipe.practice.map(({ setup }) => rulesOf(setup).hash)
  const file = storeNet(trainer.average.net, {
    edition: recipe.edition,
    seed,
    games: trainer.progress.games,
    rulesets,
    temperatures,
  })
  const text = `/** Made by \`npm run train -w packages/bots -- ${recipe.edition}\`; see ${recipe.edition}.json. Not to be edited. */\n`
  writeFileSync(
    join(into, `${recipe.edition}.ts`),
    `${text}export const FILE: unknown = JSON.parse('${JSON.stringify(file)}')\n`,
  )
  writeFileSync(
    join(into, `${recipe.edition}.json`),
    `${JSON.stringify({ edition: recipe.edition, seed, commit: commit(), games: trainer.progress.games, hidden: recipe.hidden, temperatures, rulesets, log }, null, 1)}\n`,
  )
  console.log(`written: ${join(into, recipe.edition)}.ts (${Math.round(file.weights.length / 1024)} KB)`)
}
