import type { CardName, Reason, Seat } from '@machinami/engine'
import type { Context, EventSentences, RoomSentences } from '../lang.ts'
import { decide } from '../tell.ts'
import { decisions } from './answers.ts'
import { aCard, cause, coins, dice, houses, number, some, things, who } from './grammar.ts'
import { questions } from './questions.ts'

function built(ctx: Context, seat: Seat, id: CardName, price: number): string {
  const kind = ctx.kindOf?.(id)
  const name = ctx.cardName(id)
  if (kind === 'community') return `${who(ctx, seat)}は${name}に${price > 0 ? coins(price) : ''}寄付した`
  const cost = price > 0 ? `${coins(price)}で` : ''
  return `${who(ctx, seat)}は${cost}${kind === 'action' ? `「${name}」を行った` : `${name}を建てた`}`
}

/** What on the table pays. */
const reasonWords = (ctx: Context, reason: Reason): string => (reason === 'flag' ? '旗' : ctx.cardName(reason))

export const events: EventSentences = {
  decided: ({ seat, answer }, ctx) => decide(decisions, answer, seat, ctx),
  rolled: (event) => `出た目：${dice(event.dice)}`,
  drawn: ({ card }, ctx) => `${ctx.cardName(card)}が市場に出た`,
  stocked: ({ card, n }, ctx) => `市場に${some(ctx.cardName(card), n)}を並べた`,
  shelved: ({ card, n }, ctx) => `山札に${some(ctx.cardName(card), n)}を入れた`,
  received: ({ seat, card, n }, ctx) => `${who(ctx, seat)}は${some(ctx.cardName(card), n)}を持って始める`,
  scored: ({ seat, n }, ctx) => {
    if (n < 0) return `${who(ctx, seat)}は最初の手番を取れなかった`
    if (n === 0) return `${who(ctx, seat)}は最初の手番を決めるサイコロを振り直す`
    return `${who(ctx, seat)}は最初の手番を決めるサイコロで${number(n)}を出した`
  },
  turn: ({ seat, n }, ctx) => `${number(n)}ターン目：${who(ctx, seat)}の手番`,
  raised: ({ n }) => (n < 0 ? `目の合計から${number(-n)}を引いた` : `目の合計に${number(n)}を足した`),
  gained: ({ seat, n, by, for: reason }, ctx) =>
    `${who(ctx, seat)}は銀行から${coins(n)}もらった${reason === undefined ? cause(ctx, by) : `（${reasonWords(ctx, reason)}）`}`,
  spent: ({ seat, n, by }, ctx) => `${who(ctx, seat)}は銀行に${coins(n)}払った${cause(ctx, by)}`,
  paid: ({ from, to, n, by }, ctx) => `${who(ctx, from)}は${who(ctx, to)}に${coins(n)}払った${cause(ctx, by)}`,
  built: ({ seat, card, n }, ctx) => built(ctx, seat, card, n),
  moved: ({ from, to, card, closed }, ctx) => `${who(ctx, from)}は${who(ctx, to)}に${aCard(ctx, card, closed)}を渡した`,
  closed: ({ seat, card, n }, ctx) => `${who(ctx, seat)}の${houses(ctx.cardName(card), n)}が休業した`,
  reopened: ({ seat, card, n }, ctx) => `${who(ctx, seat)}の${houses(ctx.cardName(card), n)}が営業を再開した`,
  demolished: ({ seat, card }, ctx) => `${who(ctx, seat)}は${ctx.cardName(card)}を取り壊した`,
  returned: ({ seat, card }, ctx) => `${who(ctx, seat)}は${ctx.cardName(card)}を市場に戻した`,
  invested: ({ seat, card }, ctx) => `${who(ctx, seat)}は${ctx.cardName(card)}に${coins(1)}投資した`,
  extra: ({ seat, by }, ctx) => `${who(ctx, seat)}は追加の手番を得た${cause(ctx, by)}`,
  twice: ({ seat, by }, ctx) => `${who(ctx, seat)}はもう1回行動できる${cause(ctx, by)}`,
  token: ({ seat, ready, by }, ctx) =>
    ready
      ? `${who(ctx, seat)}の${ctx.cardName('token')}がまた使えるようになった${cause(ctx, by)}`
      : `${who(ctx, seat)}は${ctx.cardName('token')}を使った`,
  hung: ({ seat, n, was, home }, ctx) =>
    was === null
      ? `${who(ctx, seat)}は${number(n)}に${home ? 'わが街の' : ''}旗を掲げた`
      : `${who(ctx, seat)}は旗を${number(was)}から${number(n)}に移した`,
  pinned: ({ seat, n }, ctx) => `${who(ctx, seat)}は${number(n)}の${ctx.cardName('pin')}を取った`,
  mascot: ({ card }, ctx) => `${ctx.cardName('mascot')}は${ctx.cardName(card)}にいる`,
  funded: ({ seat, n }, ctx) => `${who(ctx, seat)}は${ctx.cardName('fund')}に${things(n)}出した`,
  picked: ({ seat, card }, ctx) => `${who(ctx, seat)}は最初のカードに${ctx.cardName(card)}を選んだ`,
  revealed: ({ seat, card }, ctx) => `${who(ctx, seat)}は選んだ${ctx.cardName(card)}を公開した`,
  limit: ({ n }) => `最後の${number(n)}ターン目が終わった。今の状態で勝敗を決める`,
  won: ({ seat }, ctx) => `${who(ctx, seat)}の勝ち`,
  asked: (event, ctx) => questions[event.question].waiting(event, ctx),
}

export const room: RoomSentences = {
  reseated: ({ was, becomes: { name, bot } }) => {
    if (name !== was.name) return `${name}が${was.name}の席を引き継いだ`
    return bot === undefined ? `${name}が席に戻った` : `${name}に代わってボットが続ける`
  },
  late: ({ seat }, ctx) => `${who(ctx, seat)}は時間切れ`,
}
