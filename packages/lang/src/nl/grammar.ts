import type { Landmark } from '@machinami/cards'
import type { CardName, Seat } from '@machinami/engine'
import type { Context } from '../lang.ts'
import type { Naming } from '../naming.ts'
import { isDouble, offers, runs, sum } from '../text.ts'

const numbers = new Intl.NumberFormat('nl')
const and = new Intl.ListFormat('nl', { type: 'conjunction' })
const or = new Intl.ListFormat('nl', { type: 'disjunction' })

export const number = (n: number): string => numbers.format(n)
export const counted = (n: number, one: string, more: string): string => `${number(n)} ${n === 1 ? one : more}`
export const coins = (n: number): string => counted(n, 'munt', 'munten')
export const landmarks = (n: number): string => counted(n, 'bezienswaardigheid', 'bezienswaardigheden')
export const list = (items: readonly string[]): string => and.format(items)
export const either = (items: readonly string[]): string => or.format(items)
export const totals = (on: readonly number[]): string => runs(on, '–', ', ')

const SMALL = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde']
export const ordinal = (n: number): string => SMALL[n - 1] ?? `${number(n)}e`

export function dice(thrown: readonly number[]): string {
  if (thrown.length === 1) return number(thrown[0])
  return `${thrown.join(' + ')} = ${sum(thrown)}${isDouble(thrown) ? ', dubbel' : ''}`
}

export const diceWords = (n: 1 | 2): string => (n === 1 ? 'één dobbelsteen' : 'twee dobbelstenen')

export function price(cost: Landmark['cost']): string {
  if (typeof cost === 'number') return cost === 0 ? 'gratis' : coins(cost)
  const known = offers(cost)
  if (known.length === 0) return 'niet te koop'
  const amounts = either(known.map(({ n }) => number(n)))
  const unit = known.at(-1)?.n === 1 ? 'munt' : 'munten'
  return `${amounts} ${unit} als ${either(known.map(({ nth }) => ordinal(nth)))} bezienswaardigheid`
}

export const slotPrice = (slots: readonly number[]): string =>
  `${either(slots.map(number))} munten, afhankelijk van het veld op het stadstableau`

export const isYou = (ctx: Context, seat: Seat): boolean => seat === ctx.you
export const whom = (ctx: Context, seat: Seat): string => (isYou(ctx, seat) ? 'jou' : ctx.seatName(seat))
export const everyone = (ctx: Context, seats: readonly Seat[]): string => list(seats.map((seat) => whom(ctx, seat)))

/** `gaat`, or `ging` where it is told afterwards. */
export const verb = (ctx: Context, now: string): string => ctx.afterwards?.(now) ?? now

/** `Je krijgt`, `Ann krijgt`: only for verbs that are the same for both. */
export const does = (ctx: Context, seat: Seat, now: string): string =>
  `${isYou(ctx, seat) ? 'Je' : ctx.seatName(seat)} ${verb(ctx, now)}`

/** ` (Bakkerij)`, or nothing where no card was the cause. */
export const cause = (ctx: Context, by: CardName | null): string => (by === null ? '' : ` (${ctx.cardName(by)})`)

/** `de` or `het`; a card from outside may not tell. */
function articleOf(naming: Naming, id: CardName): 'de' | 'het' | null {
  const article = naming.articleOf?.(id)
  return article === 'de' || article === 'het' ? article : null
}

/** `de Mijn`, `het Bos`; a card from outside may go without an article. */
export function theCard(naming: Naming, id: CardName): string {
  const article = articleOf(naming, id)
  return `${article === null ? '' : `${article} `}${naming.cardName(id)}`
}

/** `elke Mijn`, `elk Bos`. */
export function everyCard(naming: Naming, id: CardName): string {
  const article = articleOf(naming, id)
  const every = article === null ? 'elke kaart' : article === 'de' ? 'elke' : 'elk'
  return `${every} ${naming.cardName(id)}`
}

/** `een Mijn`, `2 × Mijn`. */
export const some = (naming: Naming, id: CardName, n = 1): string =>
  `${n === 1 ? 'een' : `${number(n)} ×`} ${naming.cardName(id)}`
export const aCard = (ctx: Context, id: CardName, closed = false): string =>
  closed ? `een gesloten ${ctx.cardName(id)}` : some(ctx, id)

/** `de Mijn van Bob`, `jouw Mijn`. */
export const cardOf = (ctx: Context, id: CardName, owner: Seat): string =>
  isYou(ctx, owner) ? `jouw ${ctx.cardName(id)}` : `${theCard(ctx, id)} van ${ctx.seatName(owner)}`
