import * as POWER from './codes/power.ts'
import type { Rules } from './rules.ts'

/**
 * A state is one Int16Array. Where things are in it is worked out by `compile` and known to this file.
 *
 * | position | board | supply | shelf | deck | rows | standing | bells | pins | mascot | seat 0 | seat 1 | ...
 *
 * The position says where in the turn the game is; everything after it lies on the table, in the open but for secret picks.
 */
export type State = Int16Array

// The position: written at every question, stored with it. First what every question needs ...
export const PHASE = 0
/** The active player. */
export const SEAT = 1
/** The open question. */
export const ASK = 2
/** Dice to throw now. */
export const DICE = 3
/** Who is being waited for: a bit per seat, none for chance. */
export const WAITING = 4
/** Chance answers given in this turn. */
export const DRAWS = 5
/** Flags of the turn. */
export const EARNED = 6
export const BUILT = 7
export const REROLLED = 8
export const EXTRA = 9
/** Bits of EXTRA: another turn follows; one more action does; it has begun. */
export const EXTRA_TURN = 1
export const EXTRA_ACTION = 2
export const ACTED_TWICE = 4
/** Guests are still to be welcomed; the token was used on this roll; a contribution is granted, is being asked for. */
export const GUESTS = 8
export const SHIFTED = 16
export const MAY_CONTRIBUTE = 32
export const CONTRIBUTING = 64
/** How far a loop over a list got. */
export const CURSOR = 10
export const LOOP_SEAT = 11
/** Opening rounds still to play. */
export const ROUND = 12
/** The card that asks, or whose steps are being carried out. */
export const CARD = 13
export const POSITION_HEAD = 14

// ... then what is 0 unless a card's steps are being carried out: for how many more copies, and which steps.
export const COPIES = 14
export const AT = 15
export const END = 16
/** The card that set CARD off, plus 1; 0 when nothing did. What it goes on with afterwards. */
export const OUTER = 17
export const OUTER_AT = 18
export const OUTER_END = 19
export const OUTER_COPIES = 20
/** The card offered for a swap: twice its number, plus 1 when the closed copy is meant. */
export const OFFERED = 21
/** Cards of this step that still have to act, one entry per card of the step's list. */
export const TODO = 22

// The board, counted from `rules.boardAt`.
export const TURN = 0
export const DIE1 = 1
export const DIE2 = 2
export const TOTAL = 3
/** The winner plus 1. */
export const WINNER = 4
export const BOARD_SIZE = 5

// A seat's block, counted from `seatAt`.
export const COINS = 0
/** Landmarks built, without bonus and community cards. */
export const LANDMARKS = 1
/** Town square cards picked so far; the throw for the first turn. */
export const PICKED = 2
export const SCORE = 3
/** What standing landmarks let this player do: bits of `POWER`. */
export const POWERS = 4
export const SEAT_HEAD = 5

export { POWER }

/** The next seat clockwise, and the one before it. Comparing is much cheaper than dividing. */
export const after = (r: Rules, seat: number): number => (seat + 1 === r.players ? 0 : seat + 1)
export const before = (r: Rules, seat: number): number => (seat === 0 ? r.players - 1 : seat - 1)

const seatAt = (r: Rules, seat: number): number => r.seatsAt + seat * r.seatSize

export const board = (r: Rules, s: State, field: number): number => s[r.boardAt + field]
export const coins = (r: Rules, s: State, seat: number): number => s[seatAt(r, seat)]
export const landmarks = (r: Rules, s: State, seat: number): number => s[seatAt(r, seat) + LANDMARKS]
export const picked = (r: Rules, s: State, seat: number): number => s[seatAt(r, seat) + PICKED]
export const powers = (r: Rules, s: State, seat: number): number => s[seatAt(r, seat) + POWERS]
/** Open copies of an establishment. */
export const open = (r: Rules, s: State, seat: number, card: number): number => s[seatAt(r, seat) + r.openAt + card]
/** Copies closed for renovation. */
export const closed = (r: Rules, s: State, seat: number, card: number): number => s[seatAt(r, seat) + r.closedAt + card]
export const owned = (r: Rules, s: State, seat: number, card: number): number =>
  open(r, s, seat, card) + closed(r, s, seat, card)
/** What standing landmarks add to each activation of an establishment (R-BOOST-1). */
export const bonus = (r: Rules, s: State, seat: number, card: number): number => s[seatAt(r, seat) + r.bonusAt + card]
/** Whether a landmark, bonus or community card stands in a town. */
export const stands = (r: Rules, s: State, seat: number, site: number): boolean =>
  s[seatAt(r, seat) + r.builtAt + site - r.establishments] !== 0
export const invested = (r: Rules, s: State, seat: number, pot: number): number => s[seatAt(r, seat) + r.potsAt + pot]
export const pick = (r: Rules, s: State, seat: number, nth: number): number => s[seatAt(r, seat) + r.picksAt + nth]
export const supply = (r: Rules, s: State, card: number): number => s[r.supplyAt + card]
/** Sets of cards are kept as bits, 16 cards to a word, so that nobody need look at every card. */
export const WORD_BITS = 16
export const wordOf = (card: number): number => card >> 4
export const bitOf = (card: number): number => 1 << (card & 15)
/** A word of the cards that lie in the supply. */
export const shelf = (r: Rules, s: State, word: number): number => s[r.shelfAt + word] & 0xffff
/** A word of the cards a town has that it may have only once. */
export const taken = (r: Rules, s: State, seat: number, word: number): number =>
  s[seatAt(r, seat) + r.takenAt + word] & 0xffff
export const deck = (r: Rules, s: State, card: number): number => s[r.deckAt + card]
export const stacks = (r: Rules, s: State, row: number): number => s[r.rowsAt + 2 * row]
export const deckLeft = (r: Rules, s: State, row: number): number => s[r.rowsAt + 2 * row + 1]
/** In how many towns a site stands. */
export const standing = (r: Rules, s: State, site: number): number => s[r.standingAt + site - r.establishments]

/** Whether a landmark's power reaches a player: their own, or anybody's that is for everyone. */
export const worksFor = (r: Rules, s: State, site: number, seat: number): boolean =>
  r.forEveryone[site] ? standing(r, s, site) > 0 : stands(r, s, seat, site)

/** Whether a town's token can be used. */
export const isReady = (r: Rules, s: State, seat: number): boolean => s[seatAt(r, seat) + r.tokenAt] === 1
/** Pieces a town has given to the fund. */
export const funded = (r: Rules, s: State, seat: number): number => s[seatAt(r, seat) + r.fundedAt]
/** Whose flag hangs on a number: the seat plus 1, plus HOME_FLAG where it never moves; 0 for nobody's. */
export const HOME_FLAG = 8
export const flagOn = (r: Rules, s: State, number: number): number => s[r.bellsAt + number - 1]
/** Who has taken a pin, plus 1. */
export const pinOwner = (r: Rules, s: State, pin: number): number => s[r.pinsAt + pin]
/** The card the mascot is with. */
export const mascot = (r: Rules, s: State): number => s[r.mascotAt]

// Addresses, for those who write: mutate.ts, and where a state is laid or hidden.
export const at = {
  seat: seatAt,
  open: (r: Rules, seat: number, card: number): number => seatAt(r, seat) + r.openAt + card,
  closed: (r: Rules, seat: number, card: number): number => seatAt(r, seat) + r.closedAt + card,
  built: (r: Rules, seat: number, site: number): number => seatAt(r, seat) + r.builtAt + site - r.establishments,
  standing: (r: Rules, site: number): number => r.standingAt + site - r.establishments,
  pot: (r: Rules, seat: number, pot: number): number => seatAt(r, seat) + r.potsAt + pot,
  pick: (r: Rules, seat: number, nth: number): number => seatAt(r, seat) + r.picksAt + nth,
  bonus: (r: Rules, seat: number, card: number): number => seatAt(r, seat) + r.bonusAt + card,
  shelf: (r: Rules, card: number): number => r.shelfAt + wordOf(card),
  taken: (r: Rules, seat: number, card: number): number => seatAt(r, seat) + r.takenAt + wordOf(card),
  stacks: (r: Rules, row: number): number => r.rowsAt + 2 * row,
  deckLeft: (r: Rules, row: number): number => r.rowsAt + 2 * row + 1,
  token: (r: Rules, seat: number): number => seatAt(r, seat) + r.tokenAt,
  funded: (r: Rules, seat: number): number => seatAt(r, seat) + r.fundedAt,
  flag: (r: Rules, number: number): number => r.bellsAt + number - 1,
}
