import type { Landmark } from '@machinami/cards'
import type { CardName, Seat } from '@machinami/engine'
import type { Context } from '../lang.ts'
import type { Naming } from '../naming.ts'
import { isDouble, offers, runs, sum } from '../text.ts'

const numbers = new Intl.NumberFormat('en')
const and = new Intl.ListFormat('en', { type: 'conjunction' })
const or = new Intl.ListFormat('en', { type: 'disjunction' })
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

export const number = (n: number): string => numbers.format(n)
export const counted = (n: number, one: string, more: string): string => `${number(n)} ${n === 1 ? one : more}`
export const coins = (n: number): string => counted(n, 'coin', 'coins')
export const landmarks = (n: number): string => counted(n, 'landmark', 'landmarks')
export const list = (items: readonly string[]): string => and.format(items)
export const either = (items: readonly string[]): string => or.format(items)
export const totals = (on: readonly number[]): string => runs(on, '–', ', ')

const SMALL = ['first', 'second', 'third', 'fourth', 'fifth']
const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
export const ordinal = (n: number): string => SMALL[n - 1] ?? `${number(n)}${ENDINGS[ordinals.select(n)]}`

export function dice(thrown: readonly number[]): string {
  if (thrown.length === 1) return number(thrown[0])
  return `${thrown.join(' + ')} = ${sum(thrown)}${isDouble(thrown) ? ', doubles' : ''}`
}

export const diceWords = (n: 1 | 2): string => (n === 1 ? 'one die' : 'two dice')

export function price(cost: Landmark['cost']): string {
  if (typeof cost === 'number') return cost === 0 ? 'free' : coins(cost)
  const known = offers(cost)
  if (known.length === 0) return 'not for sale'
  const amounts = either(known.map(({ n }) => number(n)))
  const unit = known.at(-1)?.n === 1 ? 'coin' : 'coins'
  return `${amounts} ${unit} as your ${either(known.map(({ nth }) => ordinal(nth)))} landmark`
}

export const slotPrice = (slots: readonly number[]): string =>
  `${either(slots.map(number))} coins, as its slot of the town board says`

/** A letter does not tell how it sounds: `a Union Hall`, `an Hourglass Maker`. */
const soundsLikeVowel = (name: string): boolean =>
  /^(?:[aeio]|u(?!ni|s[aeiou]|t[eio])|hour|honou?r|honest)/i.test(name) && !/^(?:eu|one\b)/i.test(name)

/** `a Mine`, `an Airport`, `2 × Bakery`. */
export function some(naming: Naming, id: CardName, n = 1): string {
  const name = naming.cardName(id)
  if (n !== 1) return `${number(n)} × ${name}`
  return `${naming.articleOf?.(id) ?? (soundsLikeVowel(name) ? 'an' : 'a')} ${name}`
}

export const isYou = (ctx: Context, seat: Seat): boolean => seat === ctx.you
export const whom = (ctx: Context, seat: Seat): string => (isYou(ctx, seat) ? 'you' : ctx.seatName(seat))
export const whose = (ctx: Context, seat: Seat): string => (isYou(ctx, seat) ? 'your' : `${ctx.seatName(seat)}’s`)
export const everyone = (ctx: Context, seats: readonly Seat[]): string => list(seats.map((seat) => whom(ctx, seat)))

/** `is`, or `was` where it is told afterwards. */
export const verb = (ctx: Context, now: string): string => ctx.afterwards?.(now) ?? now

/** `You get`, `Ann gets`; afterwards both `got`. */
export function does(ctx: Context, seat: Seat, now: string): string {
  const ending = ctx.afterwards || isYou(ctx, seat) ? '' : /(s|sh|ch|x)$/.test(now) ? 'es' : 's'
  return `${isYou(ctx, seat) ? 'You' : ctx.seatName(seat)} ${verb(ctx, now)}${ending}`
}

/** ` (Bakery)`, or nothing where no card was the cause. */
export const cause = (ctx: Context, by: CardName | null): string => (by === null ? '' : ` (${ctx.cardName(by)})`)

export const theCard = (ctx: Context, id: CardName): string => `the ${ctx.cardName(id)}`
export const aCard = (ctx: Context, id: CardName, closed = false): string =>
  closed ? `a closed ${ctx.cardName(id)}` : some(ctx, id)
