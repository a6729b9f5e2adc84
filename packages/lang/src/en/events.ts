import type { CardName, Reason, Seat } from '@machinami/engine'
import { impossible } from '../impossible.ts'
import type { Context, EventSentences, RoomSentences } from '../lang.ts'
import { decide } from '../tell.ts'
import { capital } from '../text.ts'
import { decisions } from './answers.ts'
import { aCard, cause, coins, counted, dice, does, isYou, number, some, theCard, verb, whom } from './grammar.ts'
import { questions } from './questions.ts'

function built(ctx: Context, seat: Seat, id: CardName, price: number): string {
  const cost = price > 0 ? ` for ${coins(price)}` : ''
  const kind = ctx.kindOf?.(id)
  switch (kind) {
    case 'community':
      return `${does(ctx, seat, 'contribute')} ${price > 0 ? `${coins(price)} ` : ''}to ${theCard(ctx, id)}`
    case 'action':
      return `${does(ctx, seat, 'use')} “${ctx.cardName(id)}”${cost}`
    case 'landmark':
    case 'bonus':
      return `${does(ctx, seat, 'build')} ${theCard(ctx, id)}${cost}`
    case 'establishment':
    case undefined:
      return `${does(ctx, seat, 'build')} ${aCard(ctx, id)}${cost}`
    default:
      return impossible(kind)
  }
}

/** What on the table pays. */
const reasonWords = (ctx: Context, reason: Reason): string => (reason === 'flag' ? 'flag' : ctx.cardName(reason))

function hung(ctx: Context, seat: Seat, n: number, was: number | null, home: boolean): string {
  if (was !== null) return `${does(ctx, seat, 'move')} a flag from ${number(was)} to ${number(n)}`
  return `${does(ctx, seat, 'hang')} a flag on ${number(n)}${home ? ', for good' : ''}`
}

export const events: EventSentences = {
  decided: ({ seat, answer }, ctx) => decide(decisions, answer, seat, ctx),
  rolled: (event) => `Rolled: ${dice(event.dice)}`,
  drawn: ({ card }, ctx) => `New in the market: ${aCard(ctx, card)}`,
  stocked: ({ card, n }, ctx) => `In the market: ${some(ctx, card, n)}`,
  shelved: ({ card, n }, ctx) => `In the deck: ${some(ctx, card, n)}`,
  received: ({ seat, card, n }, ctx) => `${does(ctx, seat, 'start')} with ${some(ctx, card, n)}`,
  scored: ({ seat, n }, ctx) => {
    if (n < 0) return `${does(ctx, seat, 'leave')} the first turn to the others`
    return `${does(ctx, seat, 'throw')} ${n === 0 ? 'again' : number(n)} for the first turn`
  },
  turn: ({ seat, n }, ctx) => `Turn ${number(n)}: ${isYou(ctx, seat) ? 'you' : ctx.seatName(seat)}`,
  raised: ({ n }, ctx) => `The total ${verb(ctx, 'goes')} ${n < 0 ? 'down' : 'up'} by ${number(Math.abs(n))}`,
  gained: ({ seat, n, by, for: reason }, ctx) =>
    `${does(ctx, seat, 'get')} ${coins(n)} from the bank${reason === undefined ? cause(ctx, by) : ` (${reasonWords(ctx, reason)})`}`,
  spent: ({ seat, n, by }, ctx) => `${does(ctx, seat, 'pay')} the bank ${coins(n)}${cause(ctx, by)}`,
  paid: ({ from, to, n, by }, ctx) => `${does(ctx, from, 'pay')} ${whom(ctx, to)} ${coins(n)}${cause(ctx, by)}`,
  built: ({ seat, card, n }, ctx) => built(ctx, seat, card, n),
  moved: ({ from, to, card, closed }, ctx) => `${does(ctx, from, 'give')} ${whom(ctx, to)} ${aCard(ctx, card, closed)}`,
  closed: ({ seat, card, n }, ctx) => `${does(ctx, seat, 'close')} ${some(ctx, card, n)} for renovation`,
  reopened: ({ seat, card, n }, ctx) => `${does(ctx, seat, 'reopen')} ${some(ctx, card, n)}`,
  demolished: ({ seat, card }, ctx) => `${does(ctx, seat, 'pull')} down ${theCard(ctx, card)}`,
  returned: ({ seat, card }, ctx) => `${does(ctx, seat, 'return')} ${theCard(ctx, card)} to the supply`,
  invested: ({ seat, card }, ctx) => `${does(ctx, seat, 'put')} ${coins(1)} on ${theCard(ctx, card)}`,
  extra: ({ seat, by }, ctx) => `${does(ctx, seat, 'get')} another turn${cause(ctx, by)}`,
  twice: ({ seat, by }, ctx) => `${does(ctx, seat, 'get')} one more action${cause(ctx, by)}`,
  token: ({ seat, ready, by }, ctx) =>
    ready
      ? `${does(ctx, seat, 'get')} the ${ctx.cardName('token')} back${cause(ctx, by)}`
      : `${does(ctx, seat, 'use')} the ${ctx.cardName('token')}`,
  hung: ({ seat, n, was, home }, ctx) => hung(ctx, seat, n, was, home),
  pinned: ({ seat, n }, ctx) => `${does(ctx, seat, 'take')} ${ctx.cardName('pin')} ${number(n)}`,
  mascot: ({ card }, ctx) => `${capital(ctx.cardName('mascot'))} ${verb(ctx, 'is')} with the ${ctx.cardName(card)}`,
  funded: ({ seat, n }, ctx) =>
    `${does(ctx, seat, 'give')} ${counted(n, 'piece', 'pieces')} to the ${ctx.cardName('fund')}`,
  picked: ({ seat, card }, ctx) => `${does(ctx, seat, 'pick')} ${theCard(ctx, card)} to start with`,
  revealed: ({ seat, card }, ctx) => `${does(ctx, seat, 'show')} the card picked: ${ctx.cardName(card)}`,
  limit: ({ n }) => `The last turn, number ${number(n)}: the game is decided as it stands`,
  won: ({ seat }, ctx) => `${does(ctx, seat, 'win')} the game`,
  asked: (event, ctx) => questions[event.question].waiting(event, ctx),
}

export const room: RoomSentences = {
  reseated: ({ was, becomes: { name, bot } }) => {
    if (name !== was.name) return `${name} takes over from ${was.name}`
    return bot === undefined ? `${name} is back` : `A bot plays on for ${name}`
  },
  late: ({ seat }, ctx) => `${does(ctx, seat, 'run')} out of time`,
}
