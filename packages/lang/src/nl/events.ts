import type { CardName, Reason, Seat } from '@machinami/engine'
import { impossible } from '../impossible.ts'
import type { Context, EventSentences, RoomSentences } from '../lang.ts'
import { decide } from '../tell.ts'
import { capital } from '../text.ts'
import { decisions } from './answers.ts'
import { aCard, cause, coins, counted, dice, does, isYou, number, some, theCard, verb, whom } from './grammar.ts'
import { questions } from './questions.ts'

function built(ctx: Context, seat: Seat, id: CardName, price: number): string {
  const cost = price > 0 ? ` voor ${coins(price)}` : ''
  const kind = ctx.kindOf?.(id)
  switch (kind) {
    case 'community':
      return `${does(ctx, seat, 'draagt')} ${price > 0 ? `${coins(price)} ` : ''}bij aan ${theCard(ctx, id)}`
    case 'action':
      return `${does(ctx, seat, 'gebruikt')} “${ctx.cardName(id)}”${cost}`
    case 'landmark':
    case 'bonus':
      return `${does(ctx, seat, 'bouwt')} ${theCard(ctx, id)}${cost}`
    case 'establishment':
    case undefined:
      return `${does(ctx, seat, 'bouwt')} ${aCard(ctx, id)}${cost}`
    default:
      return impossible(kind)
  }
}

/** What on the table pays. */
const reasonWords = (ctx: Context, reason: Reason): string => (reason === 'flag' ? 'vlag' : ctx.cardName(reason))

function hung(ctx: Context, seat: Seat, n: number, was: number | null, home: boolean): string {
  if (was !== null) return `${does(ctx, seat, 'verplaatst')} een vlag van ${number(was)} naar ${number(n)}`
  return `${does(ctx, seat, 'hangt')} een vlag op ${number(n)}${home ? ', voorgoed' : ''}`
}

export const events: EventSentences = {
  decided: ({ seat, answer }, ctx) => decide(decisions, answer, seat, ctx),
  rolled: (event) => `Worp: ${dice(event.dice)}`,
  drawn: ({ card }, ctx) => `Nieuw op de markt: ${aCard(ctx, card)}`,
  stocked: ({ card, n }, ctx) => `Op de markt: ${some(ctx, card, n)}`,
  shelved: ({ card, n }, ctx) => `In de trekstapel: ${some(ctx, card, n)}`,
  received: ({ seat, card, n }, ctx) => `${does(ctx, seat, 'begint')} met ${some(ctx, card, n)}`,
  scored: ({ seat, n }, ctx) => {
    if (n < 0) return `${does(ctx, seat, 'laat')} de eerste beurt aan de anderen`
    return `${does(ctx, seat, 'gooit')} ${n === 0 ? 'opnieuw' : number(n)} om te bepalen wie begint`
  },
  turn: ({ seat, n }, ctx) => `Beurt ${number(n)}: ${isYou(ctx, seat) ? 'jij' : ctx.seatName(seat)}`,
  raised: ({ n }, ctx) => `Het totaal ${verb(ctx, 'gaat')} met ${number(Math.abs(n))} ${n < 0 ? 'omlaag' : 'omhoog'}`,
  gained: ({ seat, n, by, for: reason }, ctx) =>
    `${does(ctx, seat, 'krijgt')} ${coins(n)} van de bank${reason === undefined ? cause(ctx, by) : ` (${reasonWords(ctx, reason)})`}`,
  spent: ({ seat, n, by }, ctx) => `${does(ctx, seat, 'betaalt')} de bank ${coins(n)}${cause(ctx, by)}`,
  paid: ({ from, to, n, by }, ctx) => `${does(ctx, from, 'betaalt')} ${whom(ctx, to)} ${coins(n)}${cause(ctx, by)}`,
  built: ({ seat, card, n }, ctx) => built(ctx, seat, card, n),
  moved: ({ from, to, card, closed }, ctx) =>
    `${does(ctx, from, 'geeft')} ${whom(ctx, to)} ${aCard(ctx, card, closed)}`,
  closed: ({ seat, card, n }, ctx) => `${does(ctx, seat, 'sluit')} ${some(ctx, card, n)} wegens verbouwing`,
  reopened: ({ seat, card, n }, ctx) => `${does(ctx, seat, 'heropent')} ${some(ctx, card, n)}`,
  demolished: ({ seat, card }, ctx) => `${does(ctx, seat, 'sloopt')} ${theCard(ctx, card)}`,
  returned: ({ seat, card }, ctx) => `${does(ctx, seat, 'legt')} ${theCard(ctx, card)} terug in de voorraad`,
  invested: ({ seat, card }, ctx) => `${does(ctx, seat, 'legt')} ${coins(1)} op ${theCard(ctx, card)}`,
  extra: ({ seat, by }, ctx) => `${does(ctx, seat, 'krijgt')} een extra beurt${cause(ctx, by)}`,
  twice: ({ seat, by }, ctx) => `${does(ctx, seat, 'krijgt')} nog een actie${cause(ctx, by)}`,
  token: ({ seat, ready, by }, ctx) =>
    ready
      ? `${does(ctx, seat, 'mag')} ${theCard(ctx, 'token')} weer gebruiken${cause(ctx, by)}`
      : `${does(ctx, seat, 'gebruikt')} ${theCard(ctx, 'token')}`,
  hung: ({ seat, n, was, home }, ctx) => hung(ctx, seat, n, was, home),
  pinned: ({ seat, n }, ctx) => `${does(ctx, seat, 'pakt')} ${ctx.cardName('pin')} ${number(n)}`,
  mascot: ({ card }, ctx) => `${capital(theCard(ctx, 'mascot'))} ${verb(ctx, 'staat')} bij ${theCard(ctx, card)}`,
  funded: ({ seat, n }, ctx) =>
    `${does(ctx, seat, 'geeft')} ${counted(n, 'stuk', 'stukken')} aan ${theCard(ctx, 'fund')}`,
  picked: ({ seat, card }, ctx) => `${does(ctx, seat, 'kiest')} ${theCard(ctx, card)} om mee te beginnen`,
  revealed: ({ seat, card }, ctx) => `${does(ctx, seat, 'toont')} de gekozen kaart: ${ctx.cardName(card)}`,
  limit: ({ n }, ctx) =>
    `De laatste beurt, nummer ${number(n)}, ${verb(ctx, 'is')} gespeeld: de stand ${verb(ctx, 'beslist')}`,
  won: ({ seat }, ctx) => `${does(ctx, seat, 'wint')} het spel`,
  asked: (event, ctx) => questions[event.question].waiting(event, ctx),
}

export const room: RoomSentences = {
  reseated: ({ was, becomes: { name, bot } }) => {
    if (name !== was.name) return `${name} neemt het over van ${was.name}`
    return bot === undefined ? `${name} speelt weer zelf` : `Een bot speelt verder voor ${name}`
  },
  late: ({ seat }, ctx) => (isYou(ctx, seat) ? 'Je tijd is om' : `De tijd van ${ctx.seatName(seat)} is om`),
}
