import { spawnSync } from 'node:child_process'
import { EDITION_IDS, type EditionId, isRefusal, type MarketId, type Setup } from '@machinami/cards'
import { ASK, Q, Random, rulesFor, SEAT } from '@machinami/engine'
import { Calibrator } from '../src/arena/calibration.ts'
import { Comparison } from '../src/arena/compare.ts'
import { CONTESTANTS, contestantNamed } from '../src/arena/contestants.ts'
import { LuckJudge } from '../src/arena/judge.ts'
import { PairedLuck } from '../src/arena/luck.ts'
import { isLuckFair, LEAST_UNITS, type Verdict, verdictOf } from '../src/arena/statistics.ts'
import { TIME_HEAD, type TimeRow, timed, timeRow } from '../src/arena/timing.ts'
import type { Bot } from '../src/bot.ts'
import { Endings } from '../src/endgame/endings.ts'
import { Race } from '../src/endgame/race.ts'
import { LEVELS } from '../src/index.ts'
import { Match } from '../src/match.ts'
import { Evaluator } from '../src/net/evaluator.ts'
import { prepareNet, readyNet } from '../src/nets.ts'
import { Search } from '../src/search/search.ts'
import { STYLES, styled } from '../src/styles.ts'

/** Measurements; matches, sequential tests and pay-off matrices are `machinami arena`. */
const HELP = `arena BOT OTHER [--edition E] [--market M] [--players N] [--units N] [--json]   one bot against others
arena --styles BOT              against every style
arena --ladder                  every level against the one below it
arena --calibrate BOT           are its win chances what they say?
arena --endgames BOT            win chances against exactly solved endings (two players)
arena --time BOT|all [--edition E|all] [--units GAMES] [--warm-up GAMES]   how long it thinks, as a Markdown table
Bots: ${CONTESTANTS.map((bot) => bot.id).join(', ')}`

const args = process.argv.slice(2)
const has = (name: string) => args.includes(`--${name}`)
const option = (name: string, otherwise: string): string => {
  const at = args.indexOf(`--${name}`)
  return at >= 0 ? (args[at + 1] ?? otherwise) : otherwise
}
const fail = (why: string): never => {
  console.error(why)
  process.exit(2)
}
if (has('help') || args.length === 0) fail(HELP)
if (has('time') && (option('time', '') === 'all' || option('edition', '') === 'all')) timeAll()
const edition = option('edition', 'base')
if (!(EDITION_IDS as string[]).includes(edition)) fail(`There is no edition ${edition}: ${EDITION_IDS.join(', ')}.`)
const players = Number(option('players', '2'))
const market = option('market', '')
const setup: Setup = { edition: edition as EditionId, players, ...(market ? { market: market as MarketId } : {}) }
const rules = rulesFor(setup)
if (isRefusal(rules)) throw fail(`There is no such game (${rules.refused}): ${JSON.stringify(setup)}.`)
const problem = await prepareNet(rules)
if (problem && !has('json'))
  console.error(`No net for this game (${problem}): bots play like the planner, luck is not taken out.`)
const units = Number(option('units', '200'))
if (!Number.isInteger(units) || units < 1) fail(`${option('units', '')} is no number of units.`)
const seed = Number(option('seed', '900000'))
const comparison = new Comparison(rules, has('no-luck') ? null : readyNet(rules))
const percent = (share: number) => (share * 100).toFixed(2)
const shareOf = (share: number, margin: number) =>
  Number.isFinite(margin) ? `${percent(share)} ± ${percent(margin)} %` : `${percent(share)} %`

function bot(id: string): Bot {
  return contestantNamed(id) ?? fail(`There is no bot ${id}.\n${HELP}`)
}

function compare(a: Bot, b: Bot): Verdict {
  const played = Array.from({ length: units }, (_, unit) => comparison.unit(a, [b], seed + unit))
  return verdictOf(played, players)
}

function line(a: string, b: string, v: Verdict): string {
  const luck = isLuckFair(v) ? 'luck fair' : `LUCK OFF (${v.luckZ.toFixed(1)} SE)`
  const shares = `${shareOf(v.adjusted, v.margin)} luck-adjusted, ${shareOf(v.raw, v.rawMargin)} raw`
  const few = v.units < LEAST_UNITS ? ', too few units to tell how sure that is' : ''
  return `${a} against ${b}, ${edition} ${players}p: ${shares}, ${v.games} games, ${v.turns.toFixed(1)} turns, ${luck}, variance / ${v.saving.toFixed(1)}${few}`
}

function ladder(): void {
  for (const [below, level] of LEVELS.entries())
    if (below + 1 < LEVELS.length) {
      const above = LEVELS[below + 1]
      console.log(line(above.id, level.id, compare(above, level)))
    }
}

function styles(id: string): void {
  const results = STYLES.map((style) => ({ id: style.id, ...compare(bot(id), styled(style)) }))
  if (has('json')) return console.log(JSON.stringify(results))
  for (const result of results) console.log(line(id, result.id, result))
  const worst = results.reduce((a, b) => (a.adjusted < b.adjusted ? a : b))
  console.log(`worst: ${shareOf(worst.adjusted, worst.margin)} against ${worst.id}`)
}

function calibrate(id: string): void {
  const net = readyNet(rules)
  if (!net) return fail('No net, no win chances.')
  const search = new Search(rules, new Evaluator(rules, net.net, net.tables), { endings: new Endings(rules) })
  const match = new Match(rules, 500)
  const judge = new LuckJudge(rules, net)
  const calibrator = new Calibrator()
  const chances = new Float64Array(players)
  for (let game = 0; game < units; game++) {
    const seen: { chances: Float64Array; luck: Float64Array }[] = []
    const seats = Array.from({ length: players }, () => bot(id))
    judge.reset()
    const { winner } = match.play(seats, new PairedLuck(seed + 500_000 + game), new Random(game), (s, answer) => {
      if (s[ASK] === Q.dice && s[SEAT] >= 0) {
        search.value(s, 1, chances)
        seen.push({ chances: chances.slice(), luck: judge.luck.slice() })
      }
      judge.watch(s, answer)
    })
    if (winner < 0) continue
    for (const each of seen)
      each.chances.forEach((chance, seat) => {
        calibrator.add(chance, seat === winner, judge.luck[seat] - each.luck[seat])
      })
  }
  const result = calibrator.result()
  if (has('json')) return console.log(JSON.stringify(result))
  console.log(
    `${edition} ${players}p, ${units} games of ${id}: calibration error ${percent(result.ece)} %, Brier ${result.brier.toFixed(4)}, ${result.positions} chances`,
  )
  for (const bin of result.bins)
    console.log(
      `  foretold ${bin.foretold.toFixed(3)}  came true ${bin.won.toFixed(3)}  (${percent(bin.share)} % of all)`,
    )
}

/** The net's chances where a game has become a race for landmarks, beside the exact ones. */
function endgames(id: string): void {
  const net = readyNet(rules)
  if (!net) return fail('No net, no win chances.')
  const search = new Search(rules, new Evaluator(rules, net.net, net.tables))
  const match = new Match(rules, 500)
  const chances = new Float64Array(players)
  const gaps: number[] = []
  for (let game = 0; game < units; game++)
    match.play([bot(id), bot(id)], new PairedLuck(seed + 800_000 + game), new Random(game), (s) => {
      if (s[ASK] !== Q.dice || s[SEAT] !== game % 2) return
      const race = Race.solve(rules, s)
      if (!race) return
      search.value(s, 1, chances)
      gaps.push(chances[0] - race.chance(s, s[SEAT]))
    })
  const rms = Math.sqrt(gaps.reduce((sum, gap) => sum + gap * gap, 0) / Math.max(1, gaps.length))
  const worst = gaps.reduce((most, gap) => Math.max(most, Math.abs(gap)), 0)
  if (has('json')) return console.log(JSON.stringify({ endings: gaps.length, rms, worst }))
  console.log(`${edition}: ${gaps.length} endings, RMS ${percent(rms)} points, worst ${percent(worst)}`)
}

/** Milliseconds on the clock per decision that leaves a choice, with and without the games that warm up. */
function time(id: string): void {
  const warmUp = Number(option('warm-up', '5'))
  const timing = timed(bot(id), rules, { games: units, warmUp, seed }, () => performance.now())
  if (has('json')) console.log(JSON.stringify({ bot: id, edition, players, ...timing }))
  else console.log([...TIME_HEAD, timeRow({ bot: id, edition, players, ...timing })].join('\n'))
}

/** Every row in a process of its own: what one bot has warmed up must not help the next. */
function timeAll(): never {
  const ids = option('time', '') === 'all' ? LEVELS.map((level) => level.id) : [bot(option('time', '')).id]
  const editions = has('edition') && option('edition', '') !== 'all' ? [option('edition', '')] : EDITION_IDS
  console.log(TIME_HEAD.join('\n'))
  for (const id of ids)
    for (const each of editions) {
      const more = ['units', 'warm-up', 'players', 'seed'].flatMap((name) =>
        has(name) ? [`--${name}`, option(name, '')] : [],
      )
      const own = has('units') ? more : [...more, '--units', '20']
      const line = [process.argv[1], '--time', id, '--edition', each, ...own, '--json']
      const { status, stdout } = spawnSync(process.execPath, line, { stdio: ['ignore', 'pipe', 'inherit'] })
      if (status !== 0) fail(`No times for ${id} in ${each}.`)
      console.log(timeRow(JSON.parse(String(stdout)) as TimeRow))
    }
  process.exit(0)
}

if (has('endgames')) endgames(option('endgames', 'strategist'))
else if (has('time')) time(option('time', 'expert'))
else if (has('ladder')) ladder()
else if (has('styles')) styles(option('styles', 'expert'))
else if (has('calibrate')) calibrate(option('calibrate', 'strategist'))
else {
  const verdict = compare(bot(args[0]), bot(args[1]))
  if (has('json')) console.log(JSON.stringify({ setup, a: args[0], b: args[1], ...verdict }))
  else console.log(line(args[0], args[1], verdict))
}
