import { COLORS } from '@machinami/cards'
import { type CardName, legal, type View, view } from '@machinami/engine'
import { ASK, at, COINS, cardOf, K, kindOf, priceOf, Q, ROUND, SEAT } from '@machinami/engine/inside'
import { columns, flow } from '../columns.ts'
import { widthOf } from '../io.ts'
import { KIND_SIGNS, SIGNS } from '../paint.ts'
import { cardNamed, contextFrom, type Game, paintedCard } from './game.ts'
import { numbers } from './towns.ts'

/** The whole market as the player at `seat` sees it: prices, what is left, what they own, what they can afford. */
export function marketLines(game: Game, seat: number): string[] {
  const { cli, table } = game
  const ctx = contextFrom(game)
  const seen = view(table.rules, table.state, seat)
  const heads = cli.words.play.market
  const head = ['', heads.card, heads.numbers, heads.price, heads.left, heads.yours].map(cli.paint.dim)
  const offered = buildable(game, seat)
  const rows = forSale(seen, seat).map((id) => {
    const price = priceFor(game, seat, id)
    const left = seen.market.find((stack) => stack.id === id)?.n
    return [
      offered.has(id) ? cli.paint.good('✓') : ' ',
      paintedCard(game, ctx, id),
      numbers(game, id),
      price < 0 ? cli.paint.dim(heads.notForYou) : cli.paint.coin(String(price)),
      left === undefined ? '' : String(left),
      copiesOf(seen, seat, id),
    ]
  })
  const lines = columns([head, ...rows], ['left', 'left', 'left', 'right', 'right', 'right'])
  return [...lines, '', ...legend(game)]
}

/** What the signs in front of names mean. */
function legend({ cli }: Game): string[] {
  const { lang, paint, io } = cli
  const colors = COLORS.map((color) => `${SIGNS[color]} ${lang.colors[color].type}`)
  return flow([...colors, `${KIND_SIGNS.landmark} ${lang.kinds.landmark}`], widthOf(io.stdout)).map(paint.dim)
}

/** What the market offers this player but their purse does not: one paragraph. */
export function outOfReach(game: Game, seat: number, offered: ReadonlySet<CardName>): string[] {
  const { cli, table } = game
  const ctx = contextFrom(game)
  const seen = view(table.rules, table.state, seat)
  const priced = forSale(seen, seat).map((id) => ({ id, price: priceFor(game, seat, id) }))
  const allowed = buildable(game, seat, Math.max(0, ...priced.map(({ price }) => price)))
  const dear = priced.filter(({ id }) => allowed.has(id) && !offered.has(id)).sort((a, b) => a.price - b.price)
  if (dear.length === 0) return []
  const pieces = dear.map(({ id, price }) => `${ctx.cardName(id)} ${cli.paint.coin(String(price))}`)
  return flow([cli.words.play.notYet, ...pieces], widthOf(cli.io.stdout), '  ', '  ').map(cli.paint.dim)
}

/** What a player may build when it is their time to, with the coins they have or with `coins`. The list is the rules' own. */
function buildable({ table }: Game, seat: number, coins?: number): ReadonlySet<CardName> {
  const { rules } = table
  const state = table.state.slice()
  state[SEAT] = seat
  state[ASK] = state[ASK] === Q.opening || state[ROUND] > 0 ? Q.opening : Q.build
  if (coins !== undefined) state[at.seat(rules, seat) + COINS] = coins
  const options = new Int32Array(rules.mostOptions)
  const moves = [...options.subarray(0, legal(rules, state, options))]
  return new Set(moves.filter((move) => kindOf(move) === K.build).map((move) => rules.ids[cardOf(move)]))
}

/** Stacks of the market, then the own landmarks that do not stand yet. */
function forSale(seen: View, seat: number): CardName[] {
  const stacks = seen.market.map((stack) => stack.id)
  const sites = seen.towns[seat].sites.filter((site) => !site.built && !stacks.includes(site.id))
  return [...stacks, ...sites.map((site) => site.id)]
}

export function priceFor({ table }: Game, seat: number, id: CardName): number {
  return priceOf(table.rules, table.state, seat, table.rules.numberOf.get(id) ?? 0)
}

export function copiesOf(seen: View, seat: number, id: CardName): string {
  const own = seen.towns[seat].cards.find((card) => card.id === id)
  return own ? String(own.open + own.closed) : ''
}

/** Copies of a card left in the market; landmarks of one's own have none. */
export function leftOf(game: Game, seen: View, id: CardName): string {
  const stack = seen.market.find((each) => each.id === id)
  return stack && cardNamed(game.table, id)?.kind === 'establishment' ? String(stack.n) : ''
}
