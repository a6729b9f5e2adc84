import {
  type Bonus,
  type Card,
  type Community,
  type Landmark,
  type RowOf,
  type Ruleset,
  townOf,
} from '@machinami/cards'
import { LANDMARKS_CHEAPER, SHOPS_CHEAPER, stepAsks } from './codes.ts'
import { bitOf, WORD_BITS, wordOf } from './layout.ts'
import { FULL_PURSE } from './limits.ts'

/** What a discount is on, instead of the number of a card. */
const DISCOUNT_ON = { landmarks: LANDMARKS_CHEAPER, establishments: SHOPS_CHEAPER } as const

/** Tables of what can be built, from where and for how much. */

export type Site = Landmark | Bonus | Community

export function priceTables(
  ruleset: Ruleset,
  sites: readonly Site[],
  first: number,
  numberOf: ReadonlyMap<string, number>,
) {
  const lists = sites.map((site) => ('cost' in site && typeof site.cost === 'object' ? site.cost : null))
  const priceSteps = Math.max(1, ...lists.map((list) => list?.length ?? 0))
  const townPrices = pricedApart(ruleset) ? (first + sites.length) * priceSteps : 0
  const price = new Int16Array(townPrices > 0 ? townPrices * ruleset.players : (first + sites.length) * priceSteps)
  for (let seat = 0; seat === 0 || (townPrices > 0 && seat < ruleset.players); seat++) {
    const slots = townOf(ruleset, seat).slots?.values()
    sites.forEach((site, nth) => {
      const bySlot = site.kind === 'landmark' ? slots?.next().value : undefined
      for (let built = 0; built < priceSteps; built++) {
        const listed = lists[nth] ? lists[nth][built] : undefined
        const flat = 'cost' in site && typeof site.cost === 'number' ? site.cost : -1
        price[seat * townPrices + (first + nth) * priceSteps + built] = lists[nth] ? (listed ?? -1) : (bySlot ?? flat)
      }
    })
  }
  const discounts = sites.flatMap((site, nth) =>
    site.powers.flatMap((power) =>
      power.power === 'discount'
        ? [
            {
              site: first + nth,
              coins: power.coins,
              on: typeof power.on === 'string' ? DISCOUNT_ON[power.on] : (numberOf.get(power.on.card) as number),
            },
          ]
        : [],
    ),
  )
  const hasCheaperShops = discounts.some(({ on }) => on === SHOPS_CHEAPER || (on >= 0 && on < first))
  return { price, priceSteps, townPrices, discounts, hasCheaperShops }
}

/** Whether landmarks cost one town more than another. */
const pricedApart = ({ towns }: Ruleset): boolean => towns?.some((town) => town.slots !== undefined) ?? false

/** What is on sale at all: see `Rules.onSale`. */
export function saleTables(
  cards: readonly Card[],
  ruleset: Ruleset,
  { price, priceSteps, townPrices, discounts }: ReturnType<typeof priceTables>,
) {
  const words = Math.ceil(cards.length / WORD_BITS)
  const needsNoSupply = (card: Card) => !isSupplied(card, ruleset)
  const priceAt = (seat: number, number: number, built: number) => {
    const card = cards[number]
    if (card.kind === 'bonus') return -1
    return 'powers' in card ? price[seat * townPrices + number * priceSteps + built] : card.cost
  }
  const steps = Array.from({ length: priceSteps }, (_, built) => built)
  const seats = Array.from({ length: townPrices > 0 ? ruleset.players : 1 }, (_, seat) => seat)
  const prices = seats.flatMap((seat) =>
    steps.flatMap((built) => cards.map((_, number) => priceAt(seat, number, built))),
  )
  const dearest = Math.min(FULL_PURSE, Math.max(0, ...prices))
  const perTown = priceSteps * (dearest + 1) * words
  const onSale = new Int32Array(seats.length * perTown)
  for (const seat of seats)
    for (const built of steps)
      cards.forEach((card, number) => {
        const due = priceAt(seat, number, built)
        const bit = bitOf(number) << (needsNoSupply(card) ? WORD_BITS : 0)
        const from = seat * perTown + built * (dearest + 1) * words + wordOf(number)
        if (due >= 0) for (let purse = due; purse <= dearest; purse++) onSale[from + purse * words] |= bit
      })
  const needsLast = new Uint16Array(words)
  cards.forEach((card, number) => {
    if ('buildIf' in card) needsLast[wordOf(number)] |= bitOf(number)
  })
  const mayBeShut = new Uint16Array(words)
  cards.forEach((card, number) => {
    const isTermed =
      card.kind === 'community'
        ? card.opensIf
        : card.kind === 'action' && (card.if !== undefined || card.does.slice(0, 1).some(stepAsks))
    if (isTermed) mayBeShut[wordOf(number)] |= bitOf(number)
  })
  const single = Uint8Array.from(cards, (card) =>
    'onePerTown' in card || ('powers' in card && needsNoSupply(card)) ? 1 : 0,
  )
  const lessTerms = cards.filter((card) => card.kind === 'community' && card.less).length
  return {
    words,
    onSale,
    townSales: townPrices > 0 ? perTown : 0,
    dearest,
    needsLast,
    mayBeShut,
    hasTerms: mayBeShut.some((bits) => bits !== 0),
    single,
    specials: discounts.length + [...needsLast, ...mayBeShut].filter((bits) => bits !== 0).length + lessTerms,
  }
}

/** Whether a card is built from the supply; landmarks everybody has for themselves, and actions, are not. */
export const isSupplied = (card: Card, ruleset: Ruleset): boolean =>
  card.kind === 'establishment' || (card.kind === 'landmark' && ruleset.landmarks === 'shared')

export function marketTables(ruleset: Ruleset, cards: readonly Card[]) {
  const rows = ruleset.market === 'open' ? [] : ruleset.market
  const majorsApart = rows.some((row) => row.of === 'majors')
  const rowOf = Int8Array.from(cards, (card) => rows.findIndex((row) => isDealt(card, row.of, majorsApart)))
  const inRow = rows.map((_, row) => [...cards.keys()].filter((number) => rowOf[number] === row))
  const rowCards = Int16Array.from(inRow.flat())
  const rowAt = Int16Array.from({ length: rows.length + 1 }, (_, row) => inRow.slice(0, row).flat().length)
  return {
    rowOf,
    rowCards,
    rowAt,
    rowSize: rows.map((row) => row.stacks),
    rows: rows.length,
    shared: ruleset.landmarks === 'shared',
  }
}

function isDealt(card: Card, of: RowOf, majorsApart: boolean): boolean {
  if (of === 'landmarks') return card.kind === 'landmark'
  if (card.kind !== 'establishment') return false
  if (of === 'establishments') return true
  if (of === 'majors') return card.major === true
  if (majorsApart && card.major) return false
  return of === (card.on[0] <= 6 ? 'low' : 'high')
}

/** Which establishments a site adds coins to: entries `boostAt[site]` to `boostEnd[site]`. */
export function boostTables(cards: readonly Card[]) {
  const boostCard: number[] = []
  const boostCoins: number[] = []
  const boostAt: number[] = []
  const boostEnd: number[] = []
  for (const site of cards) {
    boostAt.push(boostCard.length)
    for (const power of 'powers' in site ? site.powers : [])
      cards.forEach((card, number) => {
        if (power.power !== 'boost' || card.kind !== 'establishment' || !power.icons.includes(card.icon)) return
        boostCard.push(number)
        boostCoins.push(power.coins)
      })
    boostEnd.push(boostCard.length)
  }
  return {
    boostCard: Int16Array.from(boostCard),
    boostCoins: Int16Array.from(boostCoins),
    boostAt: Int32Array.from(boostAt),
    boostEnd: Int32Array.from(boostEnd),
  }
}
