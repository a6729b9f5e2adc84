import type { CardName } from '@machinami/engine'
import type { AnswerLabels, Context, DecisionSentences } from '../lang.ts'
import { capital } from '../text.ts'
import { aCard, coins, counted, dice, diceWords, does, number, theCard, whom, whose } from './grammar.ts'

const forPrice = (price: number | undefined) => (price === undefined ? '' : ` for ${coins(price)}`)

/** What doing it is called: a building is built, a community helped, an action done. */
function buildWords(ctx: Context, id: CardName, price?: number): string {
  const kind = ctx.kindOf?.(id)
  if (kind === 'community') return `contribute ${price === undefined ? '' : `${coins(price)} `}to ${theCard(ctx, id)}`
  if (kind === 'action') return `use “${ctx.cardName(id)}”`
  return `build ${theCard(ctx, id)}${forPrice(price)}`
}

const closedMark = (closed: boolean) => (closed ? ' (closed)' : '')

/** Buttons: verbs, short. */
export const answers: AnswerLabels = {
  roll: (answer) => `Roll ${diceWords(answer.dice)}`,
  reroll: (answer) => `Roll again with ${diceWords(answer.dice)}`,
  keep: () => 'Keep this roll',
  raise: ({ n }, __, { by = 0 }) => ((n ?? by) === 0 ? 'Raise the total' : `Add ${number(n ?? by)}`),
  stay: () => 'Leave the total as it is',
  decline: () => 'Not this time',
  pass: () => 'Pass',
  hold: () => 'Keep your coin',
  next: ({ card }, ctx) => `${ctx.cardName(card)} next`,
  demolish: ({ card }, ctx) => `Pull down ${theCard(ctx, card)}`,
  close: ({ card }, ctx) => `Close every ${ctx.cardName(card)}`,
  activate: ({ card }, ctx) => `Use ${theCard(ctx, card)}`,
  build: ({ card }, ctx, { price }) =>
    // An action is called by what one does.
    ctx.kindOf?.(card) === 'action'
      ? ctx.cardName(card) + forPrice(price || undefined)
      : capital(buildWords(ctx, card, price)),
  invest: ({ card }, ctx) => `Put ${coins(1)} on ${theCard(ctx, card)}`,
  from: ({ seat }, ctx, figures) =>
    `Take ${figures.coins === undefined ? 'coins' : coins(figures.coins)} from ${whom(ctx, seat)}`,
  offer: ({ card, closed }, ctx) => `Give away ${theCard(ctx, card)}${closedMark(closed)}`,
  want: ({ card, closed, seat }, ctx) => `Take ${whose(ctx, seat)} ${ctx.cardName(card)}${closedMark(closed)}`,
  hand: ({ card, closed, seat }, ctx) => `Give ${whom(ctx, seat)} ${theCard(ctx, card)}${closedMark(closed)}`,
  pick: ({ card }, ctx) => `Start with ${theCard(ctx, card)}`,
  shift: ({ n }, ctx) => `Use your ${ctx.cardName('token')}: ${number(n)}`,
  pin: ({ n }, ctx) => `Take ${ctx.cardName('pin')} ${number(n)}`,
  hang: ({ n, was }) =>
    was === undefined ? `Hang a flag on ${number(n)}` : `Move your flag from ${number(was)} to ${number(n)}`,
  mascot: ({ card }, ctx) => `To the ${ctx.cardName(card)}`,
  fund: ({ n }) => `Give ${counted(n, 'piece', 'pieces')}`,
  dice: (answer) => dice(answer.dice),
  draw: ({ card }, ctx) => ctx.cardName(card),
}

/** The same answers, told afterwards. */
export const decisions: DecisionSentences = {
  roll: (answer, seat, ctx) => `${does(ctx, seat, 'roll')} ${diceWords(answer.dice)}`,
  reroll: (answer, seat, ctx) => `${does(ctx, seat, 'roll')} again with ${diceWords(answer.dice)}`,
  keep: (_, seat, ctx) => `${does(ctx, seat, 'keep')} the roll`,
  raise: (_, seat, ctx) => `${does(ctx, seat, 'raise')} the total`,
  stay: (_, seat, ctx) => `${does(ctx, seat, 'leave')} the total as it is`,
  decline: (_, seat, ctx) => does(ctx, seat, 'decline'),
  pass: (_, seat, ctx) => does(ctx, seat, 'pass'),
  hold: (_, seat, ctx) => `${does(ctx, seat, 'invest')} nothing`,
  next: ({ card }, seat, ctx) => `${does(ctx, seat, 'let')} ${theCard(ctx, card)} act next`,
  demolish: ({ card }, seat, ctx) => `${does(ctx, seat, 'choose')} to pull down ${theCard(ctx, card)}`,
  close: ({ card }, seat, ctx) => `${does(ctx, seat, 'choose')} to close every ${ctx.cardName(card)}`,
  activate: ({ card }, seat, ctx) => `${does(ctx, seat, 'let')} ${theCard(ctx, card)} act`,
  build: ({ card }, seat, ctx) => `${does(ctx, seat, 'choose')} to ${buildWords(ctx, card)}`,
  invest: ({ card }, seat, ctx) => `${does(ctx, seat, 'choose')} to invest in ${theCard(ctx, card)}`,
  from: (answer, seat, ctx) => `${does(ctx, seat, 'choose')} to take coins from ${whom(ctx, answer.seat)}`,
  offer: ({ card, closed }, seat, ctx) => `${does(ctx, seat, 'offer')} ${aCard(ctx, card, closed)}`,
  want: ({ card, closed, seat: owner }, seat, ctx) =>
    `${does(ctx, seat, 'ask')} for ${whose(ctx, owner)} ${ctx.cardName(card)}${closedMark(closed)}`,
  hand: ({ card, closed, seat: other }, seat, ctx) =>
    `${does(ctx, seat, 'choose')} to give ${whom(ctx, other)} ${aCard(ctx, card, closed)}`,
  pick: ({ card }, seat, ctx) => `${does(ctx, seat, 'pick')} ${theCard(ctx, card)}`,
  shift: ({ n }, seat, ctx) => `${does(ctx, seat, 'use')} the ${ctx.cardName('token')} to make it ${number(n)}`,
  pin: ({ n }, seat, ctx) => `${does(ctx, seat, 'choose')} to take ${ctx.cardName('pin')} ${number(n)}`,
  hang: ({ n }, seat, ctx) => `${does(ctx, seat, 'choose')} ${number(n)} for a flag`,
  mascot: ({ card }, seat, ctx) =>
    `${does(ctx, seat, 'choose')} the ${ctx.cardName(card)} for ${ctx.cardName('mascot')}`,
  fund: ({ n }, seat, ctx) => `${does(ctx, seat, 'choose')} to give ${counted(n, 'piece', 'pieces')}`,
  dice: (answer) => `The dice show ${dice(answer.dice)}`,
  draw: ({ card }, _, ctx) => `${capital(aCard(ctx, card))} is drawn`,
}
