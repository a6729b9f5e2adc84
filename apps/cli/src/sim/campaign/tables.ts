import type { CardNames } from '@machinami/cards'
import { namingFor } from '@machinami/lang'
import type { Cli } from '../../cli.ts'
import { framed } from '../../columns.ts'
import { roomOf } from '../../io.ts'
import {
  type CampaignFigures,
  type ChapterFigures,
  type Figure,
  isMedianFine,
  type PairFigures,
  ROUNDS,
} from './balance.ts'
import { type AskedOf, askedOf } from './bars.ts'
import { PIN, TOKEN } from './chapter-game.ts'

/** Everything that was found out: what `--json` prints and the tables show. */
export interface Balance {
  readonly pack: string
  readonly bot: string
  readonly against: string
  readonly seed: number
  readonly campaigns: readonly CampaignFigures[]
  readonly chapters: readonly ChapterFigures[]
  readonly pairs: readonly PairFigures[]
  readonly names: CardNames
}

interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The tables for people, in frames or as Markdown. */
export function balanceTables(cli: Cli, balance: Balance, isMarkdown: boolean): string[] {
  const all = [chapterTable(cli, balance), faceTable(cli, balance), squareTable(cli, balance), pairTable(cli, balance)]
  const rest = [campaignTable(cli, balance), actionTable(cli, balance), outsideTable(cli, balance)]
  const tables = [...all, ...rest].filter(({ rows }) => rows.length > 0)
  return tables.flatMap((table) => ['', ...(isMarkdown ? markdown(table) : framedTable(cli, table))])
}

const markdown = ({ title, head, rows }: Table): string[] => [
  `**${title}**`,
  '',
  `| ${head.join(' | ')} |`,
  `|${head.map(() => ' --- ').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
]

const framedTable = ({ io, paint }: Cli, { title, head, rows }: Table): string[] => [
  paint.bold(title),
  framed(head, rows, 1, roomOf(io.stdout)),
]

function mark({ words, paint }: Cli, ok: boolean | null, isOpen = false): string {
  const { ok: good, miss, open } = words.campaign.sim
  if (ok === null) return ''
  return ok ? ` ${paint.good(good)}` : isOpen ? ` ${open}` : ` ${paint.bad(miss)}`
}

/** A share, how far luck may be from it, and whether it is as it should be. */
function share(cli: Cli, { share: part, low, high, of, ok, isOpen }: Figure): string {
  if (of === 0) return '–'
  const margin = Math.round(50 * (high - low))
  return `${cli.figures.roundPercent(part)} ±${margin}${mark(cli, ok, isOpen)}`
}

function chapterTable(cli: Cli, { chapters, against }: Balance): Table {
  const { heads, chapters: title } = cli.words.campaign.sim
  const rows = chapters.map((each) => [
    `${each.game}`,
    `${each.towns}`,
    cli.figures.whole(each.games),
    `${each.rounds.median} (${each.rounds.p5}–${each.rounds.p95})${mark(cli, each.rounds.ok)}`,
    share(cli, each.first),
    share(cli, each.again),
    share(cli, each.trailing),
    ['A', 'B'].map((side) => sideText(cli, each.sides[side])).join(' / '),
    share(cli, each.atLimit),
    share(cli, each.match),
  ])
  const { game, towns, games, rounds, first, again, trailing, sides, limit, match } = heads
  return {
    title,
    head: [game, towns, games, rounds, first, again, trailing, sides, limit, match(against)],
    rows,
  }
}

const sideText = (cli: Cli, side: ChapterFigures['sides'][string] | undefined): string =>
  side
    ? `${side.median}, ${cli.figures.roundPercent(side.first.share)}${mark(cli, side.ok, side.first.isOpen && isMedianFine(side))}`
    : '–'

const townsIn = (figures: readonly { readonly towns: number }[]): number[] =>
  [...new Set(figures.map(({ towns }) => towns))].sort((a, b) => a - b)

/** New faces in the game they are new in. */
function faceTable(cli: Cli, { chapters, names }: Balance): Table {
  const { heads, faces: title } = cli.words.campaign.sim
  const naming = namingFor(cli.lang, names)
  const towns = townsIn(chapters)
  const isNew =
    (card: string) =>
    ({ built }: ChapterFigures) =>
      built[card]?.ok !== undefined && built[card].ok !== null
  const cards = [
    ...new Set(chapters.flatMap(({ built }) => Object.keys(built).filter((card) => built[card].ok !== null))),
  ]
  const rows = cards.map((card) => {
    const where = chapters.filter(isNew(card))
    const cell = (n: number) => where.find((each) => each.towns === n)?.built[card]
    return [
      naming.cardName(card),
      `${where[0].game}`,
      ...towns.map((n) => {
        const found = cell(n)
        return found ? share(cli, found) : '–'
      }),
    ]
  })
  rows.sort((a, b) => Number(a[1]) - Number(b[1]))
  return { title, head: [heads.card, heads.game, ...towns.map(heads.withTowns)], rows }
}

/** Town square cards over all games in which they could be picked, by number of towns. */
function squareTable(cli: Cli, { chapters, names }: Balance): Table {
  const { heads, squares: title } = cli.words.campaign.sim
  const naming = namingFor(cli.lang, names)
  const games = [...new Set(chapters.map(({ game }) => game))].filter((game) => game > 1)
  const cards = [...new Set(chapters.flatMap(({ picked }) => Object.keys(picked)))]
  const rows = cards.map((card) => [
    naming.cardName(card),
    ...games.map((game) => {
      const found = chapters.filter((each) => each.game === game && each.picked[card])
      if (found.length === 0) return '–'
      const figures = found.map(({ picked }) => picked[card])
      const wrong = figures.find(({ ok, isOpen }) => !ok && !isOpen) ?? figures.find(({ ok }) => !ok) ?? figures[0]
      const parts = figures.map(({ share: part }) => cli.figures.roundPercent(part)).join(' / ')
      return `${parts}${mark(cli, wrong.ok, wrong.isOpen)}`
    }),
  ])
  return { title, head: [heads.card, ...games.map(heads.inGame)], rows }
}

function pairTable(cli: Cli, { pairs }: Balance): Table {
  const { heads, pairs: title } = cli.words.campaign.sim
  const towns = townsIn(pairs)
  const games = [...new Set(pairs.map(({ game }) => game))]
  const rows = games.map((game) => [
    `${game}`,
    ...towns.flatMap((n) => {
      const found = pairs.find((each) => each.game === game && each.towns === n)
      if (!found) return ['–', '–']
      const points = (100 * found.difference).toFixed(1)
      return [
        share(cli, found.sideA),
        `${found.difference > 0 ? '+' : ''}${points} ±${(100 * found.margin).toFixed(1)}`,
      ]
    }),
  ])
  const head = towns.flatMap((n) => [`${heads.sideA}, ${heads.withTowns(n)}`, heads.difference])
  return { title, head: [heads.afterGame, ...head], rows }
}

function campaignTable(cli: Cli, { campaigns }: Balance): Table {
  const { heads, whole: title } = cli.words.campaign.sim
  const rows = campaigns.map(({ towns, campaigns: n, again, most }) => [
    `${towns}`,
    cli.figures.whole(n),
    share(cli, again),
    `${most}`,
  ])
  return { title, head: [heads.towns, heads.campaigns, heads.again, heads.most], rows }
}

function actionTable(cli: Cli, { chapters, names }: Balance): Table {
  const { heads, actions: title, token, pin } = cli.words.campaign.sim
  const naming = namingFor(cli.lang, names)
  const own: { readonly [id: string]: string } = { [TOKEN]: token, [PIN]: pin }
  const games = [...new Set(chapters.map(({ game }) => game))]
  const ids = [...new Set(chapters.flatMap(({ done }) => Object.keys(done)))]
  const rows = ids.map((id) => [
    own[id] ?? naming.cardName(id),
    ...games.map((game) => {
      const found = chapters.filter((each) => each.game === game)
      const mean = found.reduce((sum, { done }) => sum + (done[id] ?? 0), 0) / found.length
      return mean === 0 ? '–' : mean.toFixed(2)
    }),
  ])
  return { title, head: [heads.action, ...games.map(heads.inGame)], rows }
}

/** What is not as it should be, one by one. */
function outsideTable(cli: Cli, balance: Balance): Table {
  const { heads, outside: title } = cli.words.campaign.sim
  const rows = askedOf(balance)
    .filter(({ ok }) => !ok)
    .map((asked) => [askedText(cli, balance, asked), `${asked.game}`, `${asked.towns}`, ...foundText(cli, asked)])
  return { title, head: [heads.what, heads.game, heads.towns, heads.found, heads.allowed], rows }
}

function askedText(cli: Cli, { names }: Balance, { what, about = '' }: AskedOf): string {
  const { heads, built, picked } = cli.words.campaign.sim
  if (what === 'built' || what === 'picked')
    return (what === 'built' ? built : picked)(namingFor(cli.lang, names).cardName(about))
  const { A, B } = cli.words.campaign.sides
  return about === '' ? heads[what] : `${heads[what]}, ${about === 'A' ? A : B}`
}

function foundText(cli: Cli, { found }: AskedOf): [found: string, allowed: string] {
  if (typeof found === 'number') return [`${found}${mark(cli, false)}`, `${ROUNDS.from}–${ROUNDS.to}`]
  const { from, to } = found.bar ?? { from: 0, to: 1 }
  return [share(cli, found), `${Math.round(100 * from)}–${cli.figures.roundPercent(to)}`]
}
