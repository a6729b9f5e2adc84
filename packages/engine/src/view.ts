import { QUESTIONS_ABOUT_A_CARD } from './decode.ts'
import { pointsOf } from './goal.ts'
import {
  ASK,
  board,
  CARD,
  closed,
  coins,
  DIE1,
  DIE2,
  deckLeft,
  EXTRA,
  EXTRA_ACTION,
  EXTRA_TURN,
  flagOn,
  funded,
  HOME_FLAG,
  invested,
  isReady,
  landmarks,
  mascot,
  OFFERED,
  open,
  pick,
  picked,
  pinOwner,
  REROLLED,
  ROUND,
  SEAT,
  type State,
  stands,
  supply,
  TOTAL,
  TURN,
  WAITING,
  WINNER,
} from './layout.ts'
import { flagSeat, flagsLeft, fundLeft } from './markers.ts'
import { priceOf } from './price.ts'
import { QUESTIONS, type QuestionKind } from './questions.ts'
import type { Rules } from './rules.ts'

/** What a screen, a test or a person sees: plain words, nothing hidden from `seat` shown. */
export interface View {
  readonly turn: number
  /** The active player. */
  readonly seat: number
  readonly dice: readonly number[]
  readonly total: number
  readonly question: QuestionKind
  /** The card that asks, if one does. */
  readonly card: string | null
  /** Who is being waited for; nobody while chance is. */
  readonly waiting: readonly number[]
  /** The card put up for a swap, when the other half is being chosen. */
  readonly offered: { readonly card: string; readonly closed: boolean } | null
  readonly rerolled: boolean
  readonly extraTurn: boolean
  /** One more action follows in this turn. */
  readonly extraAction: boolean
  readonly openingRoundsLeft: number
  readonly towns: readonly Town[]
  readonly market: readonly Stack[]
  /** Cards left in the deck of each row. */
  readonly decks: readonly number[]
  readonly winner: number | null
  /** Flags that hang, by number. */
  readonly flags: readonly { readonly n: number; readonly seat: number; readonly home: boolean }[]
  /** All pins, and who has taken them. */
  readonly pins: readonly { readonly n: number; readonly seat: number | null }[]
  /** The card the mascot is with. */
  readonly mascot: string | null
  /** Pieces the fund has and needs. */
  readonly fund: { readonly given: number; readonly of: number } | null
}

export interface Town {
  readonly seat: number
  readonly coins: number
  readonly landmarks: number
  readonly cards: readonly { readonly id: string; readonly open: number; readonly closed: number }[]
  readonly sites: readonly { readonly id: string; readonly built: boolean; readonly price: number }[]
  readonly invested: readonly { readonly id: string; readonly coins: number }[]
  /** Secret picks: their number; which ones only in the owner's own view. */
  readonly picked: number
  readonly picks: readonly string[]
  readonly token: 'ready' | 'spent' | null
  /** Flags not hung yet. */
  readonly flagsLeft: number
  /** Pieces given to the fund, and points of a game with one. */
  readonly funded: number
  readonly points: number
}

export interface Stack {
  readonly id: string
  readonly n: number
  /** Row of the market, -1 in an open one. */
  readonly row: number
}

/** The table as `seat` sees it; without a seat, as a spectator does. */
export function view(r: Rules, s: State, seat = -1): View {
  const question = QUESTIONS[s[ASK]]
  const seats = Array.from({ length: r.players }, (_, each) => each)
  const cards = Array.from({ length: r.cards }, (_, each) => each)
  return {
    turn: board(r, s, TURN),
    seat: s[SEAT],
    dice: [board(r, s, DIE1), board(r, s, DIE2)].filter((die) => die > 0),
    total: board(r, s, TOTAL),
    question,
    card: QUESTIONS_ABOUT_A_CARD.has(question) ? r.ids[s[CARD]] : null,
    waiting: seats.filter((each) => s[WAITING] & (1 << each)),
    offered: question === 'want' ? { card: r.ids[s[OFFERED] >> 1], closed: (s[OFFERED] & 1) === 1 } : null,
    rerolled: s[REROLLED] === 1,
    extraTurn: (s[EXTRA] & EXTRA_TURN) !== 0,
    extraAction: (s[EXTRA] & EXTRA_ACTION) !== 0,
    openingRoundsLeft: s[ROUND],
    towns: seats.map((each) => townOf(r, s, each, each === seat)),
    market: cards
      .filter((card) => supply(r, s, card) > 0)
      .map((card) => ({ id: r.ids[card], n: supply(r, s, card), row: r.rowOf[card] })),
    decks: r.rowSize.map((_, row) => deckLeft(r, s, row)),
    winner: board(r, s, WINNER) === 0 ? null : board(r, s, WINNER) - 1,
    ...markersOf(r, s),
  }
}

function markersOf(r: Rules, s: State): Pick<View, 'flags' | 'pins' | 'mascot' | 'fund'> {
  return {
    flags: r.bellPays.flatMap((_, nth) => {
      const flag = flagOn(r, s, nth + 1)
      return flag === 0 ? [] : [{ n: nth + 1, seat: flagSeat(r, s, nth + 1), home: flag >= HOME_FLAG }]
    }),
    pins: r.pinNumbers.map((n, pin) => ({ n, seat: pinOwner(r, s, pin) === 0 ? null : pinOwner(r, s, pin) - 1 })),
    mascot: r.ruleset.mascot ? r.ids[mascot(r, s)] : null,
    fund: r.markers.fund > 0 ? { given: r.markers.fund - fundLeft(r, s), of: r.markers.fund } : null,
  }
}

function townOf(r: Rules, s: State, seat: number, own: boolean): Town {
  const establishments = Array.from({ length: r.establishments }, (_, each) => each)
  const sites = Array.from({ length: r.sites - r.establishments }, (_, each) => r.establishments + each)
  const picks = Array.from({ length: own ? picked(r, s, seat) : 0 }, (_, nth) => r.ids[pick(r, s, seat, nth) - 1])
  return {
    seat,
    coins: coins(r, s, seat),
    landmarks: landmarks(r, s, seat),
    cards: establishments
      .map((card) => ({ id: r.ids[card], open: open(r, s, seat, card), closed: closed(r, s, seat, card) }))
      .filter((card) => card.open + card.closed > 0),
    sites: sites
      .filter((site) => stands(r, s, seat, site) || !(r.shared || r.isBonus[site]))
      .map((site) => ({ id: r.ids[site], built: stands(r, s, seat, site), price: priceOf(r, s, seat, site) })),
    invested: Array.from(r.pots, (card, pot) => ({ id: r.ids[card], coins: invested(r, s, seat, pot) })).filter(
      (pot) => pot.coins > 0,
    ),
    picked: picked(r, s, seat),
    picks,
    token: !r.hasTokens ? null : isReady(r, s, seat) ? 'ready' : 'spent',
    flagsLeft: flagsLeft(r, s, seat),
    funded: r.markers.fund > 0 ? funded(r, s, seat) : 0,
    points: r.markers.fund > 0 ? pointsOf(r, s, seat) : 0,
  }
}
