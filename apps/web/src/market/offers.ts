import type { Card, RowOf } from '@machinami/cards'
import type { Option } from '@machinami/engine'
import type { Question } from '@machinami/table'
import { firstNumber } from '../street/plots.ts'
import type { Game } from '../table/game.ts'
import { words } from '../words/index.ts'

/** A card of the market as one player sees it. */
export interface Offer {
  readonly card: Card
  /** How many lie there; 1 for one's own landmarks. */
  readonly left: number
  readonly price: number
  /** The answer that builds it, when that is possible now. */
  readonly option: Option | null
  /** What stands in the way, in words; empty when nothing does. */
  readonly missing: string
  /** Somebody is asked to build, or would be, and this is out of reach. */
  readonly isOut: boolean
  readonly mine: number
}

/** Whether somebody is asked to choose from the market. */
export const isBuilding = (question: Question | null): boolean =>
  question?.question === 'build' || question?.question === 'opening'

/**
 * Everything one could ever build, with what stands in the way. What is legal comes from the options alone. It follows
 * the table when it is at rest, not every coin on its way.
 */
export function offersFor(game: Game): Offer[] {
  void game.calm.value
  // What stands in the way is known of the present only.
  const isPresent = game.lookingAt.value === null
  const seat = game.me.value
  const town = game.towns[seat].peek()
  const question = game.question.value
  const asking = isBuilding(question)
  const builds = new Map(
    (question?.options ?? []).flatMap((option) =>
      option.answer.kind === 'build' ? [[option.answer.card, option]] : [],
    ),
  )
  const left = new Map(game.market.peek().map((stack) => [stack.id, stack.n]))
  const shared = game.info.ruleset.landmarks === 'shared'
  return game.info.ruleset.cards.flatMap((card) => {
    if (card.kind === 'bonus') return []
    const isStack = card.kind === 'establishment' || (card.kind === 'landmark' && shared)
    const stands = town.sites.some((site) => site.id === card.id && site.built)
    const lies = isStack ? (left.get(card.id) ?? 0) : 1
    if (lies === 0 && game.info.ruleset.market !== 'open') return []
    const mine = town.cards.find((each) => each.id === card.id)
    const price = game.prices.peek()[seat]?.[card.id] ?? 0
    const option = builds.get(card.id) ?? null
    const owned = mine ? mine.open + mine.closed : stands ? 1 : 0
    const obstacle = isPresent ? game.obstacles.peek()[seat]?.[card.id] : undefined
    const missing = obstacle === undefined ? '' : words().card.obstacles[obstacle](price - town.coins)
    const isOut = option === null && (asking || missing !== '')
    return [{ card, left: lies, price, option, missing, isOut, mine: owned }]
  })
}

/** Rows of the market, in the order they are read. */
export function rowsOf(game: Game, offers: readonly Offer[]): Offer[][] {
  const { market } = game.info.ruleset
  const sorted = [...offers].sort((a, b) => firstNumber(a.card) - firstNumber(b.card) || a.price - b.price)
  const landmarks = sorted.filter(({ card }) => card.kind !== 'establishment')
  const shops = sorted.filter(({ card }) => card.kind === 'establishment')
  if (market === 'open' || market.length === 1) return [shops, landmarks].filter((row) => row.length > 0)
  const rowOf = new Map(game.market.peek().map((stack) => [stack.id, stack.row]))
  const rows = market.map((_, row) => sorted.filter(({ card }) => rowOf.get(card.id) === row))
  const rest = sorted.filter(({ card }) => !rowOf.has(card.id))
  return [...rows, rest].filter((row) => row.length > 0)
}

/** What a row of a dealt market holds; null where there are no such rows. */
export function headingOf(game: Game, row: readonly Offer[]): RowOf | null {
  const { market } = game.info.ruleset
  const [first] = row
  if (!first || market === 'open' || market.length === 1) return null
  const stack = game.market.peek().find(({ id }) => id === first.card.id)
  return stack && stack.row >= 0 ? market[stack.row].of : first.card.kind === 'establishment' ? null : 'landmarks'
}
