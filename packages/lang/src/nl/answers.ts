import type { CardName } from '@machinami/engine'
import { capital } from '../figures.ts'
import type { AnswerLabels, Context, DecisionSentences } from '../lang.ts'
import { aCard, cardOf, coins, dice, diceWords, does, everyCard, number, theCard, whom } from './grammar.ts'

const forPrice = (price: number | undefined) => (price === undefined ? '' : `, ${number(price)}`)
const closedMark = (closed: boolean) => (closed ? ' (gesloten)' : '')

/** A building is built, a community helped, an action used. */
function buildLabel(ctx: Context, id: CardName): string {
  const kind = ctx.kindOf?.(id)
  if (kind === 'community') return `Draag bij aan ${theCard(ctx, id)}`
  if (kind === 'action') return `Gebruik ${theCard(ctx, id)}`
  return `Bouw ${theCard(ctx, id)}`
}

function buildChoice(ctx: Context, id: CardName): string {
  const kind = ctx.kindOf?.(id)
  if (kind === 'community') return `kiest voor een bijdrage aan ${theCard(ctx, id)}`
  if (kind === 'action') return `kiest voor ${theCard(ctx, id)}`
  return `kiest ervoor ${theCard(ctx, id)} te bouwen`
}

/** Buttons: verbs, short. */
export const answers: AnswerLabels = {
  roll: (answer) => `Werp ${diceWords(answer.dice)}`,
  reroll: (answer) => `Werp opnieuw met ${diceWords(answer.dice)}`,
  keep: () => 'Houd deze worp',
  raise: (_, __, { by }) => (by === undefined ? 'Verhoog het totaal' : `Tel er ${number(by)} bij op`),
  stay: () => 'Laat het totaal zo',
  decline: () => 'Deze keer niet',
  pass: () => 'Passen',
  hold: () => 'Houd je munt',
  next: ({ card }, ctx) => `Nu ${theCard(ctx, card)}`,
  demolish: ({ card }, ctx) => `Sloop ${theCard(ctx, card)}`,
  close: ({ card }, ctx) => `Sluit ${everyCard(ctx, card)}`,
  activate: ({ card }, ctx) => `Activeer ${theCard(ctx, card)}`,
  build: ({ card }, ctx, { price }) => buildLabel(ctx, card) + forPrice(price),
  invest: ({ card }, ctx) => `Leg ${coins(1)} op ${theCard(ctx, card)}`,
  from: ({ seat }, ctx, figures) =>
    `Pak ${figures.coins === undefined ? 'munten' : coins(figures.coins)} van ${whom(ctx, seat)}`,
  offer: ({ card, closed }, ctx) => `Geef ${theCard(ctx, card)}${closedMark(closed)} weg`,
  want: ({ card, closed, seat }, ctx) => `Neem ${cardOf(ctx, card, seat)}${closedMark(closed)}`,
  hand: ({ card, closed, seat }, ctx) => `Geef ${theCard(ctx, card)}${closedMark(closed)} aan ${whom(ctx, seat)}`,
  pick: ({ card }, ctx) => `Begin met ${theCard(ctx, card)}`,
  dice: (answer) => dice(answer.dice),
  draw: ({ card }, ctx) => ctx.cardName(card),
}

/** The same answers, told afterwards. */
export const decisions: DecisionSentences = {
  roll: (answer, seat, ctx) => `${does(ctx, seat, 'werpt')} ${diceWords(answer.dice)}`,
  reroll: (answer, seat, ctx) => `${does(ctx, seat, 'werpt')} opnieuw met ${diceWords(answer.dice)}`,
  keep: (_, seat, ctx) => `${does(ctx, seat, 'houdt')} de worp`,
  raise: (_, seat, ctx) => `${does(ctx, seat, 'verhoogt')} het totaal`,
  stay: (_, seat, ctx) => `${does(ctx, seat, 'laat')} het totaal zo`,
  decline: (_, seat, ctx) => `${does(ctx, seat, 'ziet')} ervan af`,
  pass: (_, seat, ctx) => does(ctx, seat, 'past'),
  hold: (_, seat, ctx) => `${does(ctx, seat, 'legt')} niets in`,
  next: ({ card }, seat, ctx) => `${does(ctx, seat, 'activeert')} nu ${theCard(ctx, card)}`,
  demolish: ({ card }, seat, ctx) => `${does(ctx, seat, 'kiest')} ${theCard(ctx, card)} om te slopen`,
  close: ({ card }, seat, ctx) => `${does(ctx, seat, 'kiest')} ervoor ${everyCard(ctx, card)} te sluiten`,
  activate: ({ card }, seat, ctx) => `${does(ctx, seat, 'activeert')} ${theCard(ctx, card)}`,
  build: ({ card }, seat, ctx) => does(ctx, seat, buildChoice(ctx, card)),
  invest: ({ card }, seat, ctx) => `${does(ctx, seat, 'kiest')} ervoor in te leggen op ${theCard(ctx, card)}`,
  from: (answer, seat, ctx) => `${does(ctx, seat, 'kiest')} ervoor munten te pakken van ${whom(ctx, answer.seat)}`,
  offer: ({ card, closed }, seat, ctx) => `${does(ctx, seat, 'biedt')} ${aCard(ctx, card, closed)} aan`,
  want: ({ card, closed, seat: owner }, seat, ctx) =>
    `${does(ctx, seat, 'vraagt')} ${cardOf(ctx, card, owner)}${closedMark(closed)}`,
  hand: ({ card, closed, seat: other }, seat, ctx) =>
    `${does(ctx, seat, 'kiest')} ${aCard(ctx, card, closed)} om weg te geven aan ${whom(ctx, other)}`,
  pick: ({ card }, seat, ctx) => `${does(ctx, seat, 'kiest')} ${theCard(ctx, card)}`,
  dice: (answer) => `De worp is ${dice(answer.dice)}`,
  draw: ({ card }, _, ctx) => `${capital(aCard(ctx, card))} wordt getrokken`,
}
