import { type Town, type View, view } from '@machinami/engine'
import type { Context } from '@machinami/lang'
import { flow } from '../columns.ts'
import { widthOf } from '../io.ts'
import { cardNamed, contextFrom, type Game, paintedCard, seatTitle } from './game.ts'

/** Every town: coins, landmarks, cards. The active player's is marked. */
export function townLines(game: Game): string[] {
  const seen = view(game.table.rules, game.table.state)
  const ctx = contextFrom(game)
  return seen.towns.flatMap((town) => [heading(game, seen, town), ...sites(game, ctx, town), ...cards(game, ctx, town)])
}

function heading(game: Game, seen: View, { seat, coins }: Town): string {
  const { paint, lang } = game.cli
  const mark = seen.seat === seat && seen.winner === null ? '▸' : ' '
  const bot = game.table.seats[seat].bot
  const player = bot === undefined ? '' : paint.dim(` (${bot})`)
  return `${mark} ${paint.bold(seatTitle(game, seat))}${player}  ${paint.coin(lang.coins(coins))}`
}

/** Landmarks, built ones in full; what is still to be built with its price. */
function sites(game: Game, ctx: Context, { sites }: Town): string[] {
  const { paint, io } = game.cli
  const pieces = sites.map(({ id, built, price }) => {
    const name = ctx.cardName(id)
    if (built) return paintedCard(game, ctx, id)
    return paint.dim(cardNamed(game.table, id)?.kind === 'landmark' ? `☆ ${name} ${price}` : `◌ ${name} ${price}`)
  })
  return flow(pieces, widthOf(io.stdout), '    ')
}

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
