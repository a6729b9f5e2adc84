import type { GameRecord } from '@machinami/engine'
import type { FactsReview, Review } from '@machinami/review'
import type { Cli } from '../cli.ts'
import { cardRows, diceLines, headline, restsOnText, type Towns } from './report.ts'
import { type ReviewTeller, signed, tellerOf } from './words-of.ts'

/** Colours and shapes of seats: nobody need see colours to tell them apart. */
const SEATS = [
  { color: '#b6381d', sign: '●' },
  { color: '#1f5f86', sign: '■' },
  { color: '#7a4fa0', sign: '◆' },
  { color: '#2f6b46', sign: '▲' },
  { color: '#8a6a1a', sign: '★' },
] as const

const WIDTH = 1000
const HEIGHT = 300

/** One page with everything in it: no scripts, nothing from elsewhere. */
export function reviewPage(cli: Cli, record: GameRecord, review: Review): string {
  const teller = tellerOf(cli, record, review)
  const { words } = cli
  return pageOf(cli, headline(cli, teller, review), [
    paragraph(words.review.sum),
    sums(cli, teller, review),
    heading(words.review.curve),
    curve(cli, teller, review),
    heading(words.review.turningPoints),
    `<ul>${review.turningPoints.map((point) => `<li>${html(`${words.review.turn(String(point.turn))}: ${teller.turned(point)}`)} ${changes(teller, point.changed)}`).join('')}</ul>`,
    choices(cli, teller, review),
    ...factParts(
      cli,
      teller,
      review.dice,
      review.seats.map(({ cards }) => cards),
    ),
    `<p><small>${html(restsOnText(cli, review.restsOn))}</small></p>`,
  ])
}

/** What the facts alone tell, where nobody knows the rules. */
export function factsPage(cli: Cli, record: GameRecord, facts: FactsReview): string {
  const teller = tellerOf(cli, record, { decisions: [], chances: [] })
  return pageOf(cli, headline(cli, teller, facts), [
    paragraph(cli.words.review.restsOn.facts),
    ...factParts(cli, teller, facts.dice, facts.cards),
  ])
}

const heading = (text: string): string => `<h2>${html(text)}</h2>`
const paragraph = (text: string): string => `<p>${html(text)}</p>`

/** Dice and cards: known of every game. */
function factParts(cli: Cli, teller: ReviewTeller, dice: Review['dice'], towns: Towns): string[] {
  const { head, rows } = cardRows(cli, teller, towns)
  const cells = (row: readonly string[], kind: 'td' | 'th') => row.map((each) => `<${kind}>${html(each)}`).join('')
  return [
    heading(cli.words.review.dice),
    `<pre>${html(dice.all.flatMap((count) => diceLines(cli, count)).join('\n'))}</pre>`,
    heading(cli.words.review.cards),
    `<table><tr>${cells(head, 'th')}${rows.map((row) => `<tr>${cells(row, 'td')}`).join('')}</table>`,
  ]
}

const pageOf = (cli: Cli, title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="${cli.lang.code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${html(title)}</title>
<style>${STYLE}</style>
<h1>${html(title)}</h1>
${parts.join('\n')}
</html>
`

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#22304f;background:#fbf7ee;max-width:1000px;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{padding:.3rem .6rem;text-align:right;border-bottom:1px solid #e4dcc8}
td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto;background:#fffdf7;border:1px solid #22304f;border-radius:8px}
li{margin:.3rem 0}pre{white-space:pre-wrap;font:inherit}.mistake::before{content:"! ";font-weight:bold;color:#b6381d}.slip::before{content:"? ";color:#8a6a1a}`

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const seatName = ({ name }: ReviewTeller, seat: number): string =>
  `<span style="color:${SEATS[seat].color}">${SEATS[seat].sign} ${html(name(seat))}</span>`

const changes = (teller: ReviewTeller, changed: readonly number[]): string =>
  `(${changed.map((each, seat) => `${seatName(teller, seat)} ${teller.points(each)}`).join(', ')})`

function sums({ words }: Cli, teller: ReviewTeller, { seats }: Review): string {
  const { player, start, luck, own, others, result, accuracy } = words.review.heads
  const head = [player, start, luck, own, others, result, accuracy].map((each) => `<th>${html(each)}`).join('')
  const sign = (points: number) => signed(points / 100)
  const rows = seats.map(({ points, accuracy: exact }, seat) => {
    const cells = [
      points.start,
      sign(points.luck),
      sign(points.own),
      sign(points.others),
      `${points.result} %`,
      exact ?? '–',
    ]
    return `<tr><td>${seatName(teller, seat)}${cells.map((each) => `<td>${each}`).join('')}`
  })
  return `<table><tr>${head}${rows.join('')}</table>`
}

/** The chances of all seats over the game; x is the moment, so that turns are as wide as they were long. */
function curve({ words }: Cli, teller: ReviewTeller, { points, players, moments, decisions }: Review): string {
  const x = (n: number) => (40 + ((WIDTH - 60) * n) / Math.max(1, moments)).toFixed(1)
  const y = (chance: number) => (15 + (HEIGHT - 45) * (1 - chance)).toFixed(1)
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (chance) =>
      `<path d="M40 ${y(chance)}H${WIDTH - 20}" stroke="#d8cfb8"/><text x="2" y="${y(chance)}" font-size="12">${chance * 100}%</text>`,
  )
  const turns = points.filter(({ turn }, i) => turn % 10 === 0 && points[i - 1]?.turn !== turn)
  const labels = turns.map(
    ({ n, turn }) =>
      `<text x="${x(n)}" y="${HEIGHT - 8}" font-size="12">${html(words.review.turn(String(turn)))}</text>`,
  )
  const lines = Array.from({ length: players }, (_, seat) => {
    const path = points.map(({ n, chances }, i) => `${i === 0 ? 'M' : 'L'}${x(n)} ${y(chances[seat])}`).join('')
    return `<path d="${path}" fill="none" stroke="${SEATS[seat].color}" stroke-width="2.5"><title>${html(teller.name(seat))}</title></path>`
  })
  const marks = decisions
    .filter(({ mark }) => mark === 'mistake')
    .map(({ n, seat, alternatives, cost }) => {
      const place = `x="${x(n)}" y="${y(alternatives[0].chance - cost)}"`
      return `<text ${place} font-size="16" font-weight="bold" text-anchor="middle" fill="${SEATS[seat].color}">!</text>`
    })
  const legend = Array.from({ length: players }, (_, seat) => seatName(teller, seat)).join(' ')
  return `<p>${legend}</p><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${html(words.review.curve)}">${[...grid, ...labels, ...lines, ...marks].join('')}</svg>`
}

function choices({ words }: Cli, teller: ReviewTeller, { decisions }: Review): string {
  const dear = decisions.filter(({ mark }) => mark === 'slip' || mark === 'mistake')
  if (dear.length === 0) return `<p>${html(words.review.noChoices)}</p>`
  const percent = (share: number) => String(Math.round(share * 100))
  const lines = dear.map(({ turn, seat, played, best, cost, mark, alternatives }) => {
    const lost = words.review.cost(
      percent(cost),
      percent(alternatives[0].chance),
      percent(alternatives[0].chance - cost),
    )
    const text = `${words.review.turn(String(turn))}: ${words.review.chose(teller.name(seat), teller.answer(played))}; ${words.review.best(teller.answer(best))}; ${lost}`
    return `<li class="${mark}">${html(text)}`
  })
  return `<h2>${html(words.review.choices)}</h2><ul>${lines.join('')}</ul>`
}
