import { type Town, type View, view } from '@machinami/engine'
import type { Context } from '@machinami/lang'
import { flow } from '../columns.ts'
import { widthOf } from '../io.ts'
import { cardNamed, contextFrom, type Game, paintedCard, seatTitle } from './game.ts'

/** Every town: coins, landmarks, cards. The active player's is marked, what is still to be built is listed for them. */
export function townLines(game: Game): string[] {
  const seen = view(game.table.rules, game.table.state)
  const ctx = contextFrom(game)
  return seen.towns.flatMap((town) => [
    heading(game, seen, town),
    ...sites(game, ctx, town, seen.winner === null && town.seat === seen.seat),
    ...cards(game, ctx, town),
  ])
}

function heading(game: Game, seen: View, { seat, coins }: Town): string {
  const { paint, lang } = game.cli
  const mark = seen.seat === seat && seen.winner === null ? '▸' : ' '
  const { bot, name } = game.table.seats[seat]
  const player = bot === undefined || name.toLowerCase().startsWith(bot) ? '' : paint.dim(` (${bot})`)
  return `${mark} ${paint.bold(seatTitle(game, seat))}${player}  ${paint.coin(lang.coins(coins))}`
}

/** Landmarks that stand; those that do not with their price, or only their number. */
function sites(game: Game, ctx: Context, { sites }: Town, inFull: boolean): string[] {
  const { paint, io } = game.cli
  const missing = sites.filter((site) => !site.built)
  const prices = missing.map(({ id, price }) => `${signFor(game, id)} ${ctx.cardName(id)} ${price}`)
  const pieces = [
    ...sites.filter((site) => site.built).map(({ id }) => paintedCard(game, ctx, id)),
    ...(inFull || missing.length === 0 ? prices : [`☆ ×${missing.length}`]).map(paint.dim),
  ]
  return flow(pieces, widthOf(io.stdout), '    ')
}

const signFor = ({ table }: Game, id: string): string => (cardNamed(table, id)?.kind === 'landmark' ? '☆' : '◌')

function cards(game: Game, ctx: Context, { cards, invested }: Town): string[] {
  const { paint, io, words } = game.cli
  const pieces = cards.map(({ id, open, closed }) => {
    const copies = open + closed > 1 ? ` ×${open + closed}` : ''
    const shut = closed > 0 ? ` ${words.play.closed(closed)}` : ''
    const pot = invested.find((each) => each.id === id)
    const coins = pot ? ` ${paint.coin(`+${pot.coins}`)}` : ''
    return `${paintedCard(game, ctx, id)} ${paint.dim(numbers(game, id))}${copies}${paint.bad(shut)}${coins}`
  })
  return flow(pieces, widthOf(io.stdout), '    ')
}

/** `[2–3]` */
export function numbers({ cli, table }: Game, id: string): string {
  const card = cardNamed(table, id)
  return card?.kind === 'establishment' ? `[${cli.lang.totals(card.on)}]` : ''
}
