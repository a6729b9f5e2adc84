import type { CardName } from '@machinami/engine'
import type { AnswerLabels, Context, DecisionSentences } from '../lang.ts'
import { aCard, coins, dice, number, things, who } from './grammar.ts'

const forPrice = (price: number | undefined) => (price === undefined ? '' : `（${coins(price)}）`)

/** A building is built, a community helped, an action carried out. */
function buildWords(ctx: Context, id: CardName): string {
  const kind = ctx.kindOf?.(id)
  if (kind === 'community') return `${ctx.cardName(id)}に寄付する`
  if (kind === 'action') return `「${ctx.cardName(id)}」を行う`
  return `${ctx.cardName(id)}を建てる`
}

/** Buttons: verbs, short. */
export const answers: AnswerLabels = {
  roll: (answer) => `サイコロを${answer.dice}個振る`,
  reroll: (answer) => `サイコロ${answer.dice}個で振り直す`,
  keep: () => 'この目を使う',
  raise: ({ n }, __, { by = 0 }) => ((n ?? by) === 0 ? '合計を増やす' : `${number(n ?? by)}を足す`),
  stay: () => 'このままにする',
  decline: () => '今回はやめる',
  pass: () => 'パス',
  hold: () => '投資しない',
  next: ({ card }, ctx) => `次は${ctx.cardName(card)}`,
  demolish: ({ card }, ctx) => `${ctx.cardName(card)}を取り壊す`,
  close: ({ card }, ctx) => `${ctx.cardName(card)}を休業させる`,
  activate: ({ card }, ctx) => `${ctx.cardName(card)}を発動する`,
  build: ({ card }, ctx, { price }) =>
    // An action is called by what one does.
    ctx.kindOf?.(card) === 'action'
      ? ctx.cardName(card) + forPrice(price || undefined)
      : buildWords(ctx, card) + forPrice(price),
  invest: ({ card }, ctx) => `${ctx.cardName(card)}に${coins(1)}投資する`,
  from: ({ seat }, ctx, figures) =>
    `${who(ctx, seat)}から${figures.coins === undefined ? 'コインを' : coins(figures.coins)}もらう`,
  offer: ({ card, closed }, ctx) => `${aCard(ctx, card, closed)}を渡す`,
  want: ({ card, closed, seat }, ctx) => `${who(ctx, seat)}の${aCard(ctx, card, closed)}をもらう`,
  hand: ({ card, closed, seat }, ctx) => `${aCard(ctx, card, closed)}を${who(ctx, seat)}に渡す`,
  pick: ({ card }, ctx) => `${ctx.cardName(card)}で始める`,
  shift: ({ n }, ctx) => `${ctx.cardName('token')}を使う：${number(n)}`,
  pin: ({ n }, ctx) => `${number(n)}の${ctx.cardName('pin')}を取る`,
  hang: ({ n, was }) => (was === undefined ? `${number(n)}に旗を掲げる` : `旗を${number(was)}から${number(n)}に移す`),
  mascot: ({ card }, ctx) => `${ctx.cardName(card)}へ`,
  fund: ({ n }) => `${things(n)}出す`,
  dice: (answer) => dice(answer.dice),
  draw: ({ card }, ctx) => ctx.cardName(card),
}

/** The same answers, told afterwards. */
export const decisions: DecisionSentences = {
  roll: (answer, seat, ctx) => `${who(ctx, seat)}はサイコロを${answer.dice}個振った`,
  reroll: (answer, seat, ctx) => `${who(ctx, seat)}はサイコロ${answer.dice}個で振り直した`,
  keep: (_, seat, ctx) => `${who(ctx, seat)}はこの目を使うことにした`,
  raise: (_, seat, ctx) => `${who(ctx, seat)}は合計を増やすことにした`,
  stay: (_, seat, ctx) => `${who(ctx, seat)}は合計を増やさないことにした`,
  decline: (_, seat, ctx) => `${who(ctx, seat)}は見送った`,
  pass: (_, seat, ctx) => `${who(ctx, seat)}はパスした`,
  hold: (_, seat, ctx) => `${who(ctx, seat)}は投資しなかった`,
  next: ({ card }, seat, ctx) => `${who(ctx, seat)}は次に${ctx.cardName(card)}を発動することにした`,
  demolish: ({ card }, seat, ctx) => `${who(ctx, seat)}は${ctx.cardName(card)}を取り壊すことにした`,
  close: ({ card }, seat, ctx) => `${who(ctx, seat)}は${ctx.cardName(card)}を休業させることにした`,
  activate: ({ card }, seat, ctx) => `${who(ctx, seat)}は${ctx.cardName(card)}を発動することにした`,
  build: ({ card }, seat, ctx) => `${who(ctx, seat)}は${buildWords(ctx, card)}ことにした`,
  invest: ({ card }, seat, ctx) => `${who(ctx, seat)}は${ctx.cardName(card)}に投資することにした`,
  from: (answer, seat, ctx) => `${who(ctx, seat)}は${who(ctx, answer.seat)}からコインをもらうことにした`,
  offer: ({ card, closed }, seat, ctx) => `${who(ctx, seat)}は${aCard(ctx, card, closed)}を渡すことにした`,
  want: ({ card, closed, seat: owner }, seat, ctx) =>
    `${who(ctx, seat)}は${who(ctx, owner)}の${aCard(ctx, card, closed)}をもらうことにした`,
  hand: ({ card, closed, seat: other }, seat, ctx) =>
    `${who(ctx, seat)}は${aCard(ctx, card, closed)}を${who(ctx, other)}に渡すことにした`,
  pick: ({ card }, seat, ctx) => `${who(ctx, seat)}は${ctx.cardName(card)}を選んだ`,
  shift: ({ n }, seat, ctx) => `${who(ctx, seat)}は${ctx.cardName('token')}を使って合計を${number(n)}にした`,
  pin: ({ n }, seat, ctx) => `${who(ctx, seat)}は${number(n)}の${ctx.cardName('pin')}を取ることにした`,
  hang: ({ n }, seat, ctx) => `${who(ctx, seat)}は旗の番号に${number(n)}を選んだ`,
  mascot: ({ card }, seat, ctx) =>
    `${who(ctx, seat)}は${ctx.cardName('mascot')}の行き先に${ctx.cardName(card)}を選んだ`,
  fund: ({ n }, seat, ctx) => `${who(ctx, seat)}は${ctx.cardName('fund')}に${things(n)}出すことにした`,
  dice: (answer) => `出た目は${dice(answer.dice)}`,
  draw: ({ card }, _, ctx) => `${ctx.cardName(card)}がめくられた`,
}
