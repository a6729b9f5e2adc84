import type { CardId } from '@machinami/cards'
import { type Answer, formatAnswer, type Option, type View, view } from '@machinami/engine'
import { worthOf } from '@machinami/host'
import { type Context, label, rootOf } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { columns } from '../columns.ts'
import type { CardWords, Offer } from './asker.ts'
import { cardNamed, contextFrom, type Game, paintedCard } from './game.ts'
import { copiesOf, leftOf, priceFor } from './market.ts'
import { numbers } from './towns.ts'

/** A question whose first answer is never the one that lets a chance go by: Enter is pressed too easily. */
export function passLast(question: Question): Question {
  const isPass = ({ answer }: Option) => answer.kind === 'pass' || answer.kind === 'hold'
  const { options } = question
  return { ...question, options: [...options.filter((each) => !isPass(each)), ...options.filter(isPass)] }
}

/** The answers to a question as lines to choose from. */
export function offersFor(game: Game, question: Question): Offer[] {
  const { options, seat } = question
  const ctx = contextFrom(game, seat)
  const isBuilding = question.question === 'build' || question.question === 'opening'
  const texts = isBuilding
    ? buildTexts(game, ctx, question)
    : options.map((each) => plainText(game, ctx, question, each))
  return options.map(({ answer }, nth) => ({
    text: texts[nth],
    detail: 'card' in answer ? cardText(game, ctx, answer.card) : '',
    notation: formatAnswer(answer),
  }))
}

/** What cards may be called at this table: their id, with or without its family, and their name. */
export function cardWords({ table }: Game, ctx: Context): CardWords[] {
  return table.rules.ruleset.cards.map(({ id }) => ({ id, words: [id, rootOf(id as CardId), ctx.cardName(id)] }))
}

function cardText({ cli, table }: Game, ctx: Context, id: string): string {
  const card = cardNamed(table, id)
  return card ? cli.lang.cardText(card, ctx, table.rules.ruleset.cards).join(cli.lang.code === 'ja' ? '' : ' ') : ''
}

/** What can be built now, in columns: name, numbers, price, what is left, what one has. */
function buildTexts(game: Game, ctx: Context, { options, seat }: Question): string[] {
  const seen = view(game.table.rules, game.table.state, seat)
  const rows = options.map(({ answer }) => buildRow(game, ctx, seen, seat, answer))
  return columns(rows, ['left', 'left', 'right', 'left', 'left'])
}

function buildRow(game: Game, ctx: Context, seen: View, seat: number, answer: Answer): string[] {
  const { lang, paint, words } = game.cli
  if (answer.kind !== 'build') return [label(lang, answer, ctx), '', '', '', '']
  const left = leftOf(game, seen, answer.card)
  const own = copiesOf(seen, seat, answer.card)
  return [
    paintedCard(game, ctx, answer.card),
    numbers(game, answer.card),
    paint.coin(lang.price(priceFor(game, seat, answer.card))),
    paint.dim(left === '' ? '' : words.play.left(left)),
    paint.dim(own === '' ? '' : words.play.owned(own)),
  ]
}

/** Questions whose answers are worth something at once. */
const WEIGHABLE: ReadonlySet<string> = new Set(['dice', 'reroll', 'raise', 'whom', 'close', 'activate'])

function plainText(game: Game, ctx: Context, { question, seat }: Question, { move, answer }: Option): string {
  const { lang, paint, figures, words } = game.cli
  const { rules, state } = game.table
  if (!WEIGHABLE.has(question)) return label(lang, answer, ctx)
  const change = worthOf(rules, state, move)[seat]
  const isSure = question !== 'dice' && answer.kind !== 'reroll'
  const worth = isSure ? figures.change(change) : words.play.onAverage(figures.change(change))
  const text = label(lang, answer, ctx, { by: rules.raiseBy })
  return `${text}  ${change > 0.05 ? paint.good(worth) : change < -0.05 ? paint.bad(worth) : paint.dim(worth)}`
}
