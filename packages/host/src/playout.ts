import { Log, legal, type Move, type Rules, type State, step } from '@machinami/engine'
import {
  ASK,
  actsOn,
  board,
  cardOf,
  coins,
  DICE,
  E,
  K,
  kindOf,
  move,
  Q,
  SEAT,
  sizeAt,
  TOTAL,
} from '@machinami/engine/inside'

/**
 * What one roll brings, found by playing it on a copy of the table: dice fall in every way they can, and whoever rolls
 * answers with what leaves them the most coins. It stops where building begins.
 */

/** One way the dice can fall. */
export interface Thrown {
  readonly total: number
  readonly chance: number
  /** Coins each seat has more afterwards, on average over throws for boats. */
  readonly change: readonly number[]
  /** Chance that the card that is watched acts. */
  readonly acts: number
}

export interface Played {
  readonly throws: readonly Thrown[]
  /** Coins by card number, on average. */
  readonly earned: Float64Array
}

/** A roll of so many dice by the player who is about to roll, as `seat` sees it; `card` is watched, -1 for none. */
export function playRoll(r: Rules, ready: State, seat: number, dice: 1 | 2, card = -1): Played {
  const earned = new Float64Array(r.cards)
  const throws = FALLS[dice - 1].map(({ dice: [die1, die2], chance }) => {
    const sum = emptySum(r, ready, seat, card, earned)
    const s = ready.slice()
    playOne(r, s, move(K.roll, dice), chance, sum)
    playOne(r, s, move(K.dice, die1, die2), chance, sum)
    playOn(r, s, chance, sum, true)
    return { total: die1 + die2, chance, change: Array.from(sum.change, (n) => n / chance), acts: sum.acts / chance }
  })
  return { throws, earned }
}

/** Coins each seat wins or loses on average when this answer is given now, up to the building. */
export function worthOf(r: Rules, state: State, m: Move): number[] {
  const sum = emptySum(r, state, state[SEAT], -1, new Float64Array(r.cards))
  const s = state.slice()
  step(r, s, m, null)
  if (s[ASK] !== Q.throw) playOn(r, s, 1, sum, true)
  else
    for (const { dice, chance } of FALLS[s[DICE] - 1]) {
      const next = s.slice()
      step(r, next, move(K.dice, ...dice), null)
      playOn(r, next, chance, sum, true)
    }
  return Array.from(sum.change, tidy)
}

/** Sums of chances stray from what they mean in the last digits: a nought must not look like a loss. */
export const tidy = (n: number): number => Math.round(n * 1e9) / 1e9 + 0

/** What is counted on the way, each thing by its chance. */
interface Sum {
  readonly seat: number
  readonly card: number
  readonly earned: Float64Array
  /** By seat: what the purse held before, and how much it has changed. */
  readonly before: readonly number[]
  readonly change: Float64Array
  acts: number
}

function emptySum(r: Rules, s: State, seat: number, card: number, earned: Float64Array): Sum {
  stepsLeft = MOST_STEPS
  const before = Array.from({ length: r.players }, (_, each) => coins(r, s, each))
  return { seat, card, earned, before, change: new Float64Array(r.players), acts: 0 }
}

const FACES = [1, 2, 3, 4, 5, 6]
const ONE = FACES.map((die) => ({ dice: [die, 0] as const, chance: 1 / 6 }))
/** Which die shows which number never matters. */
const TWO = FACES.flatMap((a) =>
  FACES.filter((b) => b >= a).map((b) => ({ dice: [a, b] as const, chance: (a === b ? 1 : 2) / 36 })),
)
const FALLS = [ONE, TWO] as const
const TOTALS = Array.from({ length: 11 }, (_, i) => ({
  dice: i < 6 ? ([1, i + 1] as const) : ([i - 4, 6] as const),
  chance: (6 - Math.abs(5 - i)) / 36,
}))
/** A throw for boats where only the average counts. */
const SEVEN = move(K.dice, 3, 4)

const isSettled = (s: State): boolean => s[ASK] === Q.build || s[ASK] === Q.none

/**
 * Plays on to the building. The first throw for boats falls in every way; where every boat has a throw of its own, the
 * later ones count as sevens, which is the same on average.
 */
function playOn(r: Rules, s: State, chance: number, sum: Sum, branches: boolean): void {
  while (!isSettled(s)) {
    if (branches && s[ASK] === Q['boat-throw']) return playBoats(r, s, chance, sum)
    playOne(r, s, answerTo(r, s, MOST_LOOKS), chance, sum)
  }
  for (let each = 0; each < r.players; each++) sum.change[each] += chance * (coins(r, s, each) - sum.before[each])
  const isOwnRoll = sum.seat === s[SEAT]
  if (sum.card >= 0 && actsOn(r, sum.card, board(r, s, TOTAL), isOwnRoll)) sum.acts += chance
}

function playBoats(r: Rules, s: State, chance: number, sum: Sum): void {
  for (const total of TOTALS) {
    const next = s.slice()
    playOne(r, next, move(K.dice, ...total.dice), chance * total.chance, sum)
    playOn(r, next, chance * total.chance, sum, false)
  }
}

/**
 * Home-made rules can make one throw ask hundreds of questions. After so many steps nothing is weighed any more, and
 * every question gets its quietest answer. Throws of printed games take a few dozen.
 */
const MOST_STEPS = 2000
let stepsLeft = MOST_STEPS

const log = new Log()

function playOne(r: Rules, s: State, m: Move, chance: number, { seat, earned }: Sum): void {
  log.clear()
  step(r, s, m, log)
  const { ints } = log
  for (let at = 0; at < log.length; at += sizeAt(log, at)) {
    const kind = ints[at]
    if (kind === E.gained && ints[at + 1] === seat) add(earned, ints[at + 3], chance * ints[at + 2])
    else if (kind === E.spent && ints[at + 1] === seat) add(earned, ints[at + 3], -chance * ints[at + 2])
    else if (kind === E.paid && ints[at + 2] === seat) add(earned, ints[at + 4], chance * ints[at + 3])
  }
}

/** Coins that no card gave are nobody's merit. */
function add(earned: Float64Array, card: number, coins: number): void {
  if (card >= 0) earned[card] += coins
}

const MOST_LOOKS = 2
/**
 * How many questions ahead an answer is weighed; one unless it says otherwise. Keeping a roll or not is for whoever
 * asks about it, and cards that change hands bring no coins.
 */
const LOOKS: { readonly [question: number]: number } = {
  [Q.reroll]: 0,
  [Q.offer]: 0,
  [Q.want]: 0,
  [Q.hand]: 0,
  [Q.raise]: 2,
}

/** The answer that leaves the one who is asked the most coins; the one that changes least, where it is all the same. */
function answerTo(r: Rules, s: State, mostLooks: number): Move {
  if (s[ASK] === Q['boat-throw']) return SEVEN
  const options = new Int32Array(r.mostOptions)
  const n = legal(r, s, options)
  const looks = stepsLeft > 0 ? Math.min(LOOKS[s[ASK]] ?? 1, mostLooks) : 0
  let best = quietest(r, s, options, n)
  if (looks === 0 || n === 1) return best
  let most = worth(r, s, best, looks - 1)
  for (let i = 0; i < n && stepsLeft > 0; i++) {
    const here = worth(r, s, options[i], looks - 1)
    if (here > most) {
      most = here
      best = options[i]
    }
  }
  return best
}

/** Keep, stay, decline; of cards one that does not act in this turn; else the first. */
function quietest(r: Rules, s: State, options: Int32Array, n: number): Move {
  const total = board(r, s, TOTAL)
  for (let i = 0; i < n; i++) {
    const kind = kindOf(options[i])
    if (kind === K.keep || kind === K.stay || kind === K.decline) return options[i]
    if ((kind === K.offer || kind === K.hand) && !actsOn(r, cardOf(options[i]), total, true)) return options[i]
  }
  return options[0]
}

/** Coins in the roller's purse when an answer has been played to the building. */
function worth(r: Rules, s: State, m: Move, looks: number): number {
  const next = s.slice()
  step(r, next, m, null)
  for (; !isSettled(next); stepsLeft--) step(r, next, answerTo(r, next, looks), null)
  return coins(r, next, s[SEAT])
}
