import { spawnSync } from 'node:child_process'
import { EDITION_IDS, EDITIONS, type EditionId, type Setup } from '@machinami/cards'
import { calibrationOf } from '../../src/arena/calibration.ts'
import { contestantNamed } from '../../src/arena/contestants.ts'
import { exactnessOf } from '../../src/arena/exactness.ts'
import { isLuckFair, type Verdict, verdictOf } from '../../src/arena/statistics.ts'
import { TIME_HEAD, type TimeRow, timed, timeRow } from '../../src/arena/timing.ts'
import { LEVELS } from '../../src/index.ts'
import { prepareNet } from '../../src/nets.ts'
import { rulesOf } from '../../src/rules-of.ts'
import { STYLES } from '../../src/styles.ts'
import { TRAINING_STYLES } from '../../src/train/practice.ts'
import { tableIn, writeSection } from './book.ts'
import { Measurers } from './measurers.ts'
import { compareSeeds } from './seeds.ts'
import { GOALS, SEEDS, taught } from './taught.ts'
import type { Findings, Task } from './work.ts'

/**
 * Makes the tables of docs/BOTS-FIGURES.md, on all cores; the same figures whatever machine (but for times).
 * `--edition` and `--players` leave rows out, `--times N` plays N times as many units, `--write` puts the table into the file.
 */
const HELP = `figures heuristic   the best bot against the heuristic, in every game
figures styles      ... against the twelve styles, in the base game
figures levels      every level against the one below it, two and four players
figures chances     are win chances what they say?
figures markets     other markets: the best bot against the heuristic, and are win chances what they say?
figures endings     win chances beside exactly solved endings of the base game
figures time [BOT]  how long levels think, with two players and with as many as can play
figures teach       rules nobody has practised, taught for --seconds 60 on one core, against the planner of November 2026;
                    --rules 7101,7104 for some of them; --write leaves the rows of the others
figures seeds DIR   a second training of the base game beside the one that is shipped (train base --seed 2 --into DIR)
Options: --edition E, --players N, --times N, --write`

const args = process.argv.slice(2)
const option = (name: string): string | null => {
  const at = args.indexOf(`--${name}`)
  return at >= 0 ? (args[at + 1] ?? null) : null
}
const times = Number(option('times') ?? 1)
const wants = ({ edition, players }: Setup): boolean =>
  edition === (option('edition') ?? edition) && players === Number(option('players') ?? players)
const measurers = new Measurers()
/** Small enough that all cores finish at about the same time. */
const PIECE = 10

async function inPieces<K extends keyof Findings>(all: number, task: Task<K>): Promise<Findings[K]> {
  const starts = Array.from({ length: Math.ceil(all / PIECE) }, (_, i) => i * PIECE)
  const found = await Promise.all(
    starts.map((from) => measurers.measure({ ...task, from, to: Math.min(all, from + PIECE) })),
  )
  return found.flat() as unknown as Findings[K]
}

async function match(setup: Setup, bot: string, other: string, units: number, withoutLuck = false): Promise<Verdict> {
  const played = await inPieces(Math.ceil(units * times), { kind: 'match', setup, bot, other, withoutLuck })
  return verdictOf(played, setup.players)
}

const percent = (share: number, digits = 1) => (share * 100).toFixed(digits)
const within = (share: number, margin: number, digits = 1) =>
  Number.isFinite(margin) ? `${percent(share, digits)} ± ${percent(margin, digits)}` : percent(share, digits)
const gameOf = ({ edition, players, market }: Setup) => `${edition}${market ? ` (${market})` : ''}, ${players}`

const said: string[] = []
function say(line: string): void {
  console.log(line)
  said.push(line)
}

function head(...names: string[]): void {
  row(...names)
  row(...names.map(() => '---'))
}

function row(...cells: string[]): void {
  say(`| ${cells.join(' | ')} |`)
}

const luckOf = (verdict: Verdict) => (isLuckFair(verdict) ? 'fair' : `**${verdict.luckZ.toFixed(1)} SE off**`)
const gamesOf = ({ games, unfinished }: Verdict) => `${games}${unfinished > 0 ? ` (**${unfinished} unfinished**)` : ''}`

async function heuristic(): Promise<void> {
  const two = (
    edition: EditionId,
    units: number,
    bot = 'expert',
    other = 'heuristic',
  ): [Setup, string, string, number] => [{ edition, players: 2 }, bot, other, units]
  const rows: [Setup, string, string, number][] = [
    two('base', 1500),
    [{ edition: 'base', players: 3 }, 'expert', 'heuristic', 120],
    [{ edition: 'base', players: 4 }, 'expert', 'heuristic', 80],
    [{ edition: 'base', players: 5 }, 'expert', 'heuristic', 40],
    two('harbor', 100),
    two('row', 100),
    two('both', 60),
    [{ edition: 'both', players: 2, market: 'open' }, 'expert', 'heuristic', 20],
    two('two', 200),
    two('legacy', 200),
    two('base', 1500, 'expert', 'random'),
    two('base', 400, 'planner'),
  ]
  head('game, players', 'bot', 'against', 'won, luck taken out', 'raw', 'fair shares', 'games', 'luck')
  for (const [setup, bot, other, units] of rows) {
    if (!wants(setup)) continue
    const verdict = await match(setup, bot, other, units, other === 'random')
    const { adjusted, margin, raw, rawMargin } = verdict
    const shares = (adjusted * setup.players).toFixed(2)
    const won = [within(adjusted, margin), within(raw, rawMargin), shares]
    row(gameOf(setup), bot, other, ...won, gamesOf(verdict), luckOf(verdict))
  }
}

async function styles(): Promise<void> {
  const setup: Setup = { edition: 'base', players: 2 }
  head('style', 'seen in training', 'expert wins', 'raw', 'games', 'luck')
  for (const style of STYLES) {
    const verdict = await match(setup, 'expert', style.id, 100)
    const { adjusted, margin, raw, rawMargin } = verdict
    const isSeen = TRAINING_STYLES.includes(style) ? 'yes' : 'no'
    row(style.id, isSeen, within(adjusted, margin), within(raw, rawMargin), gamesOf(verdict), luckOf(verdict))
  }
}

/** Long games are few. */
const LADDER: { readonly [edition: string]: readonly [two: number, four: number] } = {
  base: [300, 60],
  harbor: [60, 16],
  row: [60, 16],
  both: [40, 12],
  two: [200, 40],
  legacy: [300, 60],
}
/** The last steps are small ones. */
const STEP_UNITS = [0.2, 0.2, 0.5, 2]

async function levels(): Promise<void> {
  const steps = LEVELS.slice(1).map((upper, i) => ({ upper: upper.id, lower: LEVELS[i].id }))
  head('game, players', ...steps.map(({ upper, lower }) => `${upper} against ${lower}`), 'fair share')
  for (const edition of EDITION_IDS)
    for (const [i, players] of [2, 4].entries()) {
      const setup: Setup = { edition, players }
      if (!wants(setup) || !LADDER[edition]) continue
      const cells: string[] = []
      for (const [step, { upper, lower }] of steps.entries()) {
        const units = Math.max(24, Math.round(LADDER[edition][i] * STEP_UNITS[step]))
        const verdict = await match(setup, upper, lower, units)
        const isOdd = !isLuckFair(verdict) || verdict.unfinished > 0
        cells.push(
          within(verdict.adjusted, verdict.margin) + (isOdd ? ` (${gamesOf(verdict)}, luck ${luckOf(verdict)})` : ''),
        )
      }
      row(gameOf(setup), ...cells, percent(1 / players, 0))
    }
}

/** Few games would leave a point of error by luck alone. */
const CHANCES: { readonly [edition: string]: number } = {
  base: 400,
  harbor: 800,
  row: 2400,
  both: 1200,
  two: 1200,
  legacy: 400,
}

const calibrated = async (setup: Setup, games: number) =>
  calibrationOf(await inPieces(games, { kind: 'chances', setup, bot: 'net' }))

async function chances(): Promise<void> {
  head('game, players', 'games', 'calibration error', 'Brier', 'foretold -> came true')
  for (const edition of EDITION_IDS)
    for (const players of [2, 3, 4, 5]) {
      const setup: Setup = { edition, players }
      if (!wants(setup) || !CHANCES[edition] || players > EDITIONS[edition].mostPlayers) continue
      const games = Math.ceil((CHANCES[edition] * 2 * times) / players)
      const { ece, margin, brier, bins } = await calibrated(setup, games)
      const curve = bins
        .filter(({ share }) => share > 0.01)
        .map(({ foretold, won }) => `${percent(foretold, 0)} -> ${percent(won, 0)}`)
      row(gameOf(setup), `${games}`, `${within(ece, margin, 2)} %`, brier.toFixed(3), curve.join(', '))
    }
}

/** Markets besides an edition's first: nets have practised some of them, and all other tables are played without. */
async function markets(): Promise<void> {
  head('game, players', 'expert wins against heuristic', 'games', 'luck', 'calibration error', 'games')
  for (const edition of EDITION_IDS)
    for (const market of EDITIONS[edition].markets.slice(1)) {
      const setup: Setup = { edition, players: 2, market }
      if (!wants(setup)) continue
      const verdict = await match(setup, 'expert', 'heuristic', 24)
      const games = Math.ceil(240 * times)
      const { ece, margin } = await calibrated(setup, games)
      const won = [within(verdict.adjusted, verdict.margin), gamesOf(verdict), luckOf(verdict)]
      row(gameOf(setup), ...won, `${within(ece, margin, 2)} %`, `${games}`)
    }
}

async function endings(): Promise<void> {
  const setup: Setup = { edition: 'base', players: 2 }
  const gaps = await inPieces(Math.ceil(1600 * times), { kind: 'endings', setup, bot: 'net' })
  const { rms, margin, worst } = exactnessOf(gaps)
  head('games with an ending', 'RMS, points', 'worst')
  row(`${gaps.length}`, within(rms, margin, 2), percent(worst, 1))
}

/** Neighbours on the same machine cost half as much again at times: the quietest of so many runs counts. */
const TIME_RUNS = 3

/** Every row in a process of its own, one after the other: what one bot has warmed up must not help the next. */
async function time(): Promise<void> {
  const ids = args[1] && contestantNamed(args[1]) ? [args[1]] : LEVELS.map(({ id }) => id)
  if (args.includes('--alone')) return timeOne(ids[0], option('edition') as EditionId, Number(option('players')))
  for (const line of TIME_HEAD) say(line)
  for (const id of ids)
    for (const edition of EDITION_IDS)
      for (const players of [2, EDITIONS[edition].mostPlayers]) {
        if (!wants({ edition, players })) continue
        const rows = Array.from({ length: TIME_RUNS }, () => timeAlone(id, edition, players))
        say(timeRow(rows.reduce((a, b) => (b.warm.p95 < a.warm.p95 ? b : a))))
      }
}

function timeAlone(id: string, edition: EditionId, players: number): TimeRow {
  const line = [process.argv[1], 'time', id, '--edition', edition, '--players', `${players}`, '--alone']
  const { status, stdout } = spawnSync(process.execPath, line, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error(`no times for ${id} in ${edition}`)
  return JSON.parse(String(stdout)) as TimeRow
}

async function timeOne(id: string, edition: EditionId, players: number): Promise<void> {
  const rules = rulesOf({ edition, players })
  await prepareNet(rules)
  const bot = contestantNamed(id)
  if (!bot) return
  const timing = timed(bot, rules, { games: 20, warmUp: 5, seed: 900_000 }, () => performance.now())
  console.log(JSON.stringify({ bot: id, edition, players, ...timing }))
}

async function teaching(): Promise<void> {
  const seconds = Number(option('seconds') ?? 60)
  head(
    'rules',
    'players',
    'games taught',
    'processor s',
    'the planner wins',
    'the strategist wins',
    'by',
    'goal',
    'reached',
  )
  const seeds = option('rules')?.split(',').map(Number) ?? SEEDS
  for (const seed of seeds)
    for (const players of [2, 4]) {
      const { games, seconds: spent, hasNet, ...won } = await taught(seed, players, seconds, Math.ceil(40 * times))
      const best = hasNet ? won.byStrategist : won.byPlanner
      const cells = [won.byPlanner, won.byStrategist].map(({ adjusted, margin }) => within(adjusted, margin))
      const isReached = best.adjusted >= GOALS[players] ? 'yes' : '**no**'
      row(
        `${seed}`,
        `${players}`,
        `${games}`,
        spent.toFixed(0),
        ...cells,
        hasNet ? 'net' : 'planner',
        percent(GOALS[players]),
        isReached,
      )
    }
}

async function seeds(): Promise<void> {
  const folder = args[1]
  if (folder === undefined) return help()
  head('base, 2 players', 'won, luck taken out', 'raw', 'games')
  await compareSeeds(folder, Math.ceil(600 * times), (pair, { adjusted, margin, raw, rawMargin, games }) =>
    row(pair, within(adjusted, margin), within(raw, rawMargin), `${games}`),
  )
}

const isNumber = (text: string | null): boolean => text === null || Number(text) > 0
const isEdition = (text: string | null): boolean => text === null || (EDITION_IDS as readonly string[]).includes(text)
const isAsked = isEdition(option('edition')) && isNumber(option('players')) && times > 0

const TABLES: { readonly [name: string]: () => Promise<void> } = {
  heuristic,
  styles,
  levels,
  chances,
  markets,
  endings,
  time,
  teach: teaching,
  seeds,
}
const table = TABLES[args[0] ?? '']
if (table && isAsked) {
  try {
    await table()
    if (args.includes('--write')) write()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
} else help()
await measurers.end()

/** Rows of rules that were not played this time stay: what they were taught does not hang on the others. */
function write(): void {
  const some = args.indexOf('--rules')
  const [wanted, lines] = some < 0 ? [args, said] : [args.toSpliced(some, 2), withRows(tableIn(args[0]), said)]
  writeSection(args[0], lines, `npm run figures -w packages/bots -- ${wanted.join(' ')}`)
}

/** One table of two: rows by their first two cells, in their order. */
function withRows(before: readonly string[], after: readonly string[]): string[] {
  const [names, dashes, ...rows] = after
  const known = new Map([...before.slice(2), ...rows].map((line) => [line.split('|').slice(1, 3).join(), line]))
  return [names, dashes, ...[...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)]
}

function help(): void {
  console.error(HELP)
  process.exitCode = 2
}
