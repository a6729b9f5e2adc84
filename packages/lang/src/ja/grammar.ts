import type { Landmark } from '@machinami/cards'
import type { CardName, Seat } from '@machinami/engine'
import type { Context } from '../lang.ts'
import { isDouble, offers, runs, sum } from '../text.ts'

const numbers = new Intl.NumberFormat('ja')
const and = new Intl.ListFormat('ja', { type: 'conjunction' })

export const number = (n: number): string => numbers.format(n)
export const coins = (n: number): string => `${number(n)}コイン`
/** Things are counted 1つ to 9つ, then 10個. */
export const things = (n: number): string => `${number(n)}${n >= 1 && n <= 9 ? 'つ' : '個'}`
export const list = (items: readonly string[]): string => and.format(items)
export const totals = (on: readonly number[]): string => runs(on, '～', '・')
export const ordinal = (n: number): string => `${number(n)}番目`

export function dice(thrown: readonly number[]): string {
  if (thrown.length === 1) return number(thrown[0])
  return `${thrown.join('＋')}＝${sum(thrown)}${isDouble(thrown) ? '（ゾロ目）' : ''}`
}

export function price(cost: Landmark['cost']): string {
  if (typeof cost === 'number') return cost === 0 ? '無料' : coins(cost)
  const known = offers(cost)
  if (known.length === 0) return '建設不可'
  const nth = known.map((offer) => offer.nth).join('・')
  return `${nth}番目のランドマークなら${known.map(({ n }) => number(n)).join('・')}コイン`
}

export const slotPrice = (slots: readonly number[]): string =>
  `街ボードの区画により${slots.map(number).join('・')}コイン`

export const who = (ctx: Context, seat: Seat): string => (seat === ctx.you ? 'あなた' : ctx.seatName(seat))
/** `アンとボブ`. */
export const everyone = (ctx: Context, seats: readonly Seat[]): string => seats.map((seat) => who(ctx, seat)).join('と')

/** `（パン屋）`, or nothing where no card was the cause. */
export const cause = (ctx: Context, by: CardName | null): string => (by === null ? '' : `（${ctx.cardName(by)}）`)

/** `パン屋`, `休業中のパン屋`. */
export const aCard = (ctx: Context, id: CardName, closed = false): string =>
  `${closed ? '休業中の' : ''}${ctx.cardName(id)}`

/** A figure behind a name that ends in one would be read as part of it. */
const counted = (name: string, n: number, unit: string): string =>
  n === 1 ? name : `${/\d$/.test(name) ? `「${name}」` : name}${number(n)}${unit}`
/** Cards: `パン屋`, `パン屋2枚`. */
export const some = (name: string, n: number): string => counted(name, n, '枚')
/** Buildings of a town: `パン屋`, `パン屋2軒`. */
export const houses = (name: string, n: number): string => counted(name, n, '軒')
