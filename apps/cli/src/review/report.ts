import type { GameRecord } from '@machinami/engine'
import type { CardReview, DiceCount, FactsReview, RestsOn, Review } from '@machinami/review'
import type { Cli } from '../cli.ts'
import { framed } from '../columns.ts'
import { harmless } from '../harmless.ts'
import { roomOf } from '../io.ts'
import { type ReviewTeller, signed, tellerOf } from './words-of.ts'

/** Choices and cards that are named, at most. */
const MOST_CHOICES = 10
const MOST_CARDS = 5

/** The whole report for people. */
export function reviewReport(cli: Cli, record: GameRecord, review: Review): string[] {
  const { words, paint } = cli
  const teller = tellerOf(cli, record, review)
  return [
    paint.bold(headline(cli, teller, review)),
    words.review.sum,
    sumTable(cli, teller, review),
    ...(review.turningPoints.length > 0
      ? ['', paint.bold(words.review.turningPoints), ...turningLines(cli, teller, review)]
      : []),
    '',
    ...choiceLines(cli, teller, review),
    '',
    ...throwLines(cli, teller, review),
    '',
    paint.bold(words.review.dice),
    ...review.dice.all.flatMap((count) => diceLines(cli, count)),
    '',
    ...cardTables(
      cli,
      teller,
      review.seats.map(({ cards }) => cards),
    ),
    '',
    paint.dim(restsOnText(cli, review.restsOn)),
    paint.dim(words.review.drift(cli.figures.whole(largestDrift(review)))),
  ]
}

/** What the facts alone tell. */
export function factsReport(cli: Cli, record: GameRecord, facts: FactsReview): string[] {
  const teller = tellerOf(cli, record, { decisions: [], chances: [] })
  return [
    cli.paint.bold(headline(cli, teller, facts)),
    cli.words.review.restsOn.facts,
    '',
    cli.paint.bold(cli.words.review.dice),
    ...facts.dice.all.flatMap((count) => diceLines(cli, count)),
    '',
    ...cardTables(cli, teller, facts.cards),
  ]
}

export function headline(
  { words, figures }: Cli,
  { name }: ReviewTeller,
  { winner, turns }: Pick<Review, 'winner' | 'turns'>,
): string {
  return winner === null
    ? words.review.notOver(figures.whole(turns))
    : words.review.won(name(winner), figures.whole(turns))
}

const largestDrift = ({ seats }: Review): number =>
  Math.round(100 * Math.max(...seats.map(({ drift }) => Math.abs(drift))))

export function restsOnText({ words, figures }: Cli, { judge, rules, margin }: RestsOn): string {
  const { restsOn } = words.review
  const points = figures.whole(margin * 100)
  if (judge === 'planner') return restsOn.planner(points)
  return rules === 'taught' ? restsOn.taught(points) : restsOn.near(points)
}

function sumTable(cli: Cli, { name }: ReviewTeller, { seats }: Review): string {
  const { player, start, luck, own, others, result, accuracy } = cli.words.review.heads
  const sign = (points: number) => signed(points / 100)
  const rows = seats.map(({ points, accuracy: exact }, seat) => [
    name(seat),
    String(points.start),
    sign(points.luck),
    sign(points.own),
    sign(points.others),
    `${points.result} %`,
    exact === null ? '–' : String(exact),
  ])
  return framed([player, start, luck, own, others, result, accuracy], rows, 1, roomOf(cli.io.stdout))
}

function turningLines(cli: Cli, teller: ReviewTeller, { turningPoints }: Review): string[] {
  return turningPoints.map((point) => {
    const changes = point.changed.map((each, seat) => `${teller.name(seat)} ${teller.points(each)}`).join(', ')
    return `  ${cli.words.review.turn(String(point.turn))}: ${teller.turned(point)} (${changes})`
  })
}

function choiceLines(cli: Cli, teller: ReviewTeller, { decisions }: Review): string[] {
  const { words, paint } = cli
  const dear = decisions
    .filter(({ mark }) => mark === 'slip' || mark === 'mistake')
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST_CHOICES)
    .sort((a, b) => a.n - b.n)
  if (dear.length === 0) return [words.review.noChoices]
  const percent = (share: number) => String(Math.round(share * 100))
  return [
    paint.bold(words.review.choices),
    ...dear.map(({ turn, seat, played, best, cost, mark, alternatives }) => {
      const sign = mark === 'mistake' ? paint.bad('!') : paint.coin('?')
      const lost = words.review.cost(
        percent(cost),
        percent(alternatives[0].chance),
        percent(alternatives[0].chance - cost),
      )
      const what = words.review.chose(teller.name(seat), teller.answer(played))
      return `${sign} ${words.review.turn(String(turn))}: ${what}; ${words.review.best(teller.answer(best))}; ${lost}`
    }),
  ]
}

function throwLines(cli: Cli, teller: ReviewTeller, { seats, chances }: Review): string[] {
  const told = (place: number | null, seat: number, say: (name: string, what: string, points: string) => string) => {
    if (place === null) return []
    const chance = chances[place]
    const what = `${cli.words.review.turn(String(chance.turn))}, ${teller.came(chance)}`
    return [`  ${say(teller.name(seat), what, teller.points(chance.worth[seat]))}`]
  }
  return seats.flatMap(({ luckiest, unluckiest }, seat) => [
    ...told(luckiest, seat, cli.words.review.luckiest),
    ...told(unluckiest, seat, cli.words.review.unluckiest),
  ])
}

export function diceLines({ words, figures }: Cli, { dice, throws, totals, oddest, further }: DiceCount): string[] {
  const counts = totals.map(({ total, came, expected }) => `${total}: ${came}/${figures.decimal(expected)}`).join('  ')
  const games = (share: number) => figures.whole(1 / share)
  return [
    `  ${words.review.thrown(dice, figures.whole(throws))}`,
    `    ${counts}`,
    ...(oddest
      ? [
          `    ${words.review.oddest(String(oddest.total), String(oddest.came), figures.decimal(oddest.expected), games(oddest.asOdd))}`,
        ]
      : []),
    `    ${words.review.further(figures.whole(further * 100))}`,
  ]
}

export type Towns = readonly (readonly CardReview[])[]

/** What the dearest cards of every seat brought, in columns. */
export function cardRows(cli: Cli, { name, ctx }: ReviewTeller, towns: Towns) {
  const { card, built, price, brought, net } = cli.words.review.cardHeads
  const rows = towns.flatMap((town, seat) =>
    town
      .filter((each) => each.brought !== 0 || each.built > 0)
      .filter((each) => ctx.kindOf?.(each.card) !== 'landmark')
      .slice(0, MOST_CARDS)
      .map((each) => [
        name(seat),
        harmless(ctx.cardName(each.card)),
        String(each.built),
        String(each.price),
        String(each.brought),
        signed(each.net / 100),
      ]),
  )
  return { head: [cli.words.review.heads.player, card, built, price, brought, net], rows }
}

function cardTables(cli: Cli, teller: ReviewTeller, towns: Towns): string[] {
  const { head, rows } = cardRows(cli, teller, towns)
  if (rows.length === 0) return []
  return [cli.paint.bold(cli.words.review.cards), framed(head, rows, 2, roomOf(cli.io.stdout))]
}
