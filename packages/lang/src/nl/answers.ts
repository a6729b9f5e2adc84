import type { CardName, Seat } from '@machinami/engine'
import type { AnswerLabels, Context, DecisionSentences } from '../lang.ts'
import { capital } from '../text.ts'
import {
  aCard,
  cardOf,
  coins,
  counted,
  dice,
  diceWords,
  does,
  everyCard,
  number,
  theCard,
  verb,
  whom,
} from './grammar.ts'

const forPrice = (price: number | undefined) => (price === undefined ? '' : ` voor ${coins(price)}`)
const closedMark = (closed: boolean) => (closed ? ' (gesloten)' : '')

/** A building is built, a community helped; an action is called by what one does. */
function buildLabel(ctx: Context, id: CardName, price?: number): string {
  const kind = ctx.kindOf?.(id)
  if (kind === 'community') return `Draag ${price === undefined ? '' : `${coins(price)} `}bij aan ${theCard(ctx, id)}`
  if (kind === 'action') return ctx.cardName(id) + forPrice(price || undefined)
  return `Bouw ${theCard(ctx, id)}${forPrice(price)}`
}

function built(ctx: Context, seat: Seat, id: CardName): string {
  const kind = ctx.kindOf?.(id)
  if (kind === 'community') return `${does(ctx, seat, 'draagt')} bij aan ${theCard(ctx, id)}`
  if (kind === 'action') return `${does(ctx, seat, 'gebruikt')} “${ctx.cardName(id)}”`
  return `${does(ctx, seat, 'bouwt')} ${theCard(ctx, id)}`
}

/** Buttons: verbs, short. */
export const answers: AnswerLabels = {
  roll: (answer) => `Gooi ${diceWords(answer.dice)}`,
  reroll: (answer) => `Gooi opnieuw met ${diceWords(answer.dice)}`,
  keep: () => 'Houd deze worp',
  raise: ({ n }, __, { by = 0 }) => ((n ?? by) === 0 ? 'Verhoog het totaal' : `Tel er ${number(n ?? by)} bij op`),
  stay: () => 'Laat het totaal zo',
  decline: () => 'Deze keer niet',
  pass: () => 'Passen',
  hold: () => 'Houd je munt',
  next: ({ card }, ctx) => `Nu ${theCard(ctx, card)}`,
  demolish: ({ card }, ctx) => `Sloop ${theCard(ctx, card)}`,
  close: ({ card }, ctx) => `Sluit ${everyCard(ctx, card)}`,
  activate: ({ card }, ctx) => `Activeer ${theCard(ctx, card)}`,
  build: ({ card }, ctx, { price }) => buildLabel(ctx, card, price),
  invest: ({ card }, ctx) => `Leg ${coins(1)} op ${theCard(ctx, card)}`,
  from: ({ seat }, ctx, figures) =>
    `Pak ${figures.coins === undefined ? 'munten' : coins(figures.coins)} van ${whom(ctx, seat)}`,
  offer: ({ card, closed }, ctx) => `Geef ${theCard(ctx, card)}${closedMark(closed)} weg`,
  want: ({ card, closed, seat }, ctx) => `Neem ${cardOf(ctx, card, seat)}${closedMark(closed)}`,
  hand: ({ card, closed, seat }, ctx) => `Geef ${theCard(ctx, card)}${closedMark(closed)} aan ${whom(ctx, seat)}`,
  pick: ({ card }, ctx) => `Begin met ${theCard(ctx, card)}`,
  shift: ({ n }, ctx) => `Gebruik je ${ctx.cardName('token')}: ${number(n)}`,
  pin: ({ n }, ctx) => `Pak ${ctx.cardName('pin')} ${number(n)}`,
  hang: ({ n, was }) =>
    was === undefined ? `Hang een vlag op ${number(n)}` : `Verplaats je vlag van ${number(was)} naar ${number(n)}`,
  mascot: ({ card }, ctx) => `Naar ${theCard(ctx, card)}`,
  fund: ({ n }) => `Geef ${counted(n, 'stuk', 'stukken')}`,
  dice: (answer) => dice(answer.dice),
  draw: ({ card }, ctx) => ctx.cardName(card),
}

/** The same answers, told of somebody. */
export const decisions: DecisionSentences = {
  roll: (answer, seat, ctx) => `${does(ctx, seat, 'gooit')} ${diceWords(answer.dice)}`,
  reroll: (answer, seat, ctx) => `${does(ctx, seat, 'gooit')} opnieuw met ${diceWords(answer.dice)}`,
  keep: (_, seat, ctx) => `${does(ctx, seat, 'houdt')} de worp`,
  raise: (_, seat, ctx) => `${does(ctx, seat, 'verhoogt')} het totaal`,
  stay: (_, seat, ctx) => `${does(ctx, seat, 'laat')} het totaal zo`,
  decline: (_, seat, ctx) => `${does(ctx, seat, 'ziet')} ervan af`,
  pass: (_, seat, ctx) => does(ctx, seat, 'past'),
  hold: (_, seat, ctx) => `${does(ctx, seat, 'legt')} niets in`,
  next: ({ card }, seat, ctx) => `${does(ctx, seat, 'activeert')} eerst ${theCard(ctx, card)}`,
  demolish: ({ card }, seat, ctx) => `${does(ctx, seat, 'sloopt')} ${theCard(ctx, card)}`,
  close: ({ card }, seat, ctx) => `${does(ctx, seat, 'sluit')} ${everyCard(ctx, card)}`,
  activate: ({ card }, seat, ctx) => `${does(ctx, seat, 'activeert')} ${theCard(ctx, card)}`,
  build: ({ card }, seat, ctx) => built(ctx, seat, card),
  invest: ({ card }, seat, ctx) => `${does(ctx, seat, 'legt')} ${coins(1)} op ${theCard(ctx, card)}`,
  from: (answer, seat, ctx) => `${does(ctx, seat, 'kiest')} munten van ${whom(ctx, answer.seat)}`,
  offer: ({ card, closed }, seat, ctx) => `${does(ctx, seat, 'biedt')} ${aCard(ctx, card, closed)} aan`,
  want: ({ card, closed, seat: owner }, seat, ctx) =>
    `${does(ctx, seat, 'vraagt')} om ${cardOf(ctx, card, owner)}${closedMark(closed)}`,
  hand: ({ card, closed, seat: other }, seat, ctx) =>
    `${does(ctx, seat, 'geeft')} ${whom(ctx, other)} ${aCard(ctx, card, closed)}`,
  pick: ({ card }, seat, ctx) => `${does(ctx, seat, 'kiest')} ${theCard(ctx, card)}`,
  shift: ({ n }, seat, ctx) =>
    `${does(ctx, seat, 'gebruikt')} ${theCard(ctx, 'token')} en ${verb(ctx, 'maakt')} er ${number(n)} van`,
  pin: ({ n }, seat, ctx) => `${does(ctx, seat, 'pakt')} ${ctx.cardName('pin')} ${number(n)}`,
  hang: ({ n }, seat, ctx) => `${does(ctx, seat, 'kiest')} ${number(n)} voor een vlag`,
  mascot: ({ card }, seat, ctx) => `${does(ctx, seat, 'kiest')} ${theCard(ctx, card)} voor ${theCard(ctx, 'mascot')}`,
  fund: ({ n }, seat, ctx) => `${does(ctx, seat, 'geeft')} ${counted(n, 'stuk', 'stukken')}`,
  dice: (answer) => `De worp is ${dice(answer.dice)}`,
  draw: ({ card }, _, ctx) => `${capital(aCard(ctx, card))} wordt getrokken`,
}
