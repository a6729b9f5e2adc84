import type { Card, RowOf } from '@machinami/cards'
import type { Option } from '@machinami/engine'
import type { Question } from '@machinami/table'
import { words } from '../words/index.ts'
import { firstNumber } from './card-order.ts'
import type { Game } from './game.ts'

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
  /** So many coins are missing, where nothing else is. */
  readonly short: number
  /** Somebody is asked to build, or would be, and this is out of reach. */
  readonly isOut: boolean
  readonly mine: number
}

/** Whether somebody is asked to choose from the market. */
export const isBuilding = (question: Question | null): boolean =>
  question?.question === 'build' || question?.question === 'opening'

/** Whether an answer is an action: something done instead of building. */
export const isAction = (game: Game, { answer }: Option): boolean =>
  answer.kind === 'build' && game.cards.get(answer.card)?.kind === 'action'

type CardOption = Option & { readonly answer: Extract<Option['answer'], { readonly card: string }> }

/** Answers to a question that name a card in this town. */
export const pointedIn = ({ options, seat: asked }: Question, seat: number): CardOption[] =>
  options.filter(
    (option): option is CardOption =>
      'card' in option.answer &&
      option.answer.kind !== 'build' &&
      option.answer.kind !== 'pick' &&
      (option.answer.kind === 'want' ? option.answer.seat : asked) === seat,
  )

/** Cards in this town that would answer the open question. */
export const wantedIn = (game: Game, seat: number): ReadonlySet<string> => {
  const question = game.question.value
  return new Set(question ? pointedIn(question, seat).map(({ answer }) => answer.card) : [])
}

/** What a town may not build yet, however many coins it has. */
export const shutTo = (game: Game, seat: number): ReadonlySet<string> =>
  new Set(Object.entries(game.obstacles.value[seat] ?? {}).flatMap(([id, why]) => (why === 'not-open' ? [id] : [])))

/**
 * Everything one could ever build, with what stands in the way. What is legal comes from the options alone. It follows
 * the table when it is at rest, not every coin on its way.
 */
export function offersFor(game: Game): Offer[] {
  void game.calm.value
  const question = game.question.value
  // What stands in the way is known of the present only.
  const isPresent = game.lookingAt.value === null
  // Cards to begin with are free: nobody is short of coins for them.
  const isPicking = question?.question === 'pick'
  const seat = game.me.value
  const town = game.towns[seat].peek()
  const asking = isBuilding(question)
  const builds = new Map(
    (question?.options ?? []).flatMap((option) =>
      option.answer.kind === 'build' ? [[option.answer.card, option]] : [],
    ),
  )
  const left = new Map(game.market.peek().map((stack) => [stack.id, stack.n]))
  const shared = game.info.ruleset.landmarks === 'shared'
  return game.info.ruleset.cards.flatMap((card) => {
    if (card.kind === 'bonus' || card.kind === 'action') return []
    const isStack = card.kind === 'establishment' || (card.kind === 'landmark' && shared)
    const stands = town.sites.some((site) => site.id === card.id && site.built)
    const lies = isStack ? (left.get(card.id) ?? 0) : 1
    // What nobody can ever buy is not sold out.
    if (lies === 0 && (game.info.ruleset.market !== 'open' || ('copies' in card && card.copies === 0))) return []
    const mine = town.cards.find((each) => each.id === card.id)
    const price = game.prices.peek()[seat]?.[card.id] ?? 0
    const option = builds.get(card.id) ?? null
    const owned = mine ? mine.open + mine.closed : stands ? 1 : 0
    const obstacle = isPresent && !isPicking ? game.obstacles.peek()[seat]?.[card.id] : undefined
    const missing = obstacle === undefined ? '' : words().card.obstacles[obstacle](price - town.coins)
    const isOut = option === null && (asking || missing !== '')
    const short = obstacle === 'too-dear' ? price - town.coins : 0
    return [{ card, left: lies, price, option, missing, short, isOut, mine: owned }]
  })
}

/** A row of the market. It keeps its name whatever lies in it. */
export interface Row {
  readonly name: string
  /** What is said above it; null where there are no rows to tell apart. */
  readonly heading: RowOf | null
  readonly offers: readonly Offer[]
  /** The cards of its places, also of those that are free now. */
  readonly places: readonly string[]
}

/**
 * Rows of the market, in the order they are read. In an open market by number, so that a card is always found in the same
 * place; in a dealt one as the cards lie.
 */
export function rowsOf(game: Game, offers: readonly Offer[]): Row[] {
  const { cards, market } = game.info.ruleset
  const dealt = game.places.peek()
  const others = offers
    .filter(({ card }) => !dealt.includes(card.id))
    .sort((a, b) => firstNumber(a.card) - firstNumber(b.card) || a.price - b.price)
  const lying = new Map(offers.map((offer) => [offer.card.id, offer]))
  const laid = [...dealt, ...others.map(({ card }) => card.id)]
  const row = (name: string, heading: RowOf | null, isHere: (id: string) => boolean): Row => {
    const places = laid.filter(isHere)
    return { name, heading, places, offers: places.flatMap((id) => lying.get(id) ?? []) }
  }
  const shops = new Set(cards.flatMap(({ id, kind }) => (kind === 'establishment' ? [id] : [])))
  const rows =
    market !== 'open' && market.length > 1
      ? [
          ...market.map(({ of }, n) => row(`dealt-${n}`, of, (id) => dealt.includes(id) && game.info.rows[id] === n)),
          // Landmarks of one's own are in no row.
          row('own', 'landmarks', (id) => !dealt.includes(id)),
        ]
      : [row('shops', null, (id) => shops.has(id)), row('landmarks', null, (id) => !shops.has(id))]
  return rows.filter(({ places }) => places.length > 0)
}
