import type { Reason } from '@machinami/bots'
import type { Answer, QuestionKind } from '@machinami/engine'

/**
 * What a review says. Chances, worths and costs are shares of 1 (0.13 is 13 points); lists by seat have an entry for each.
 * A moment `n` is counted as in the record: the chances of a point are those after its first `n` moments.
 */
export interface Review {
  /** Which method made it: figures of another one are not to be compared with these. */
  readonly method: number
  readonly players: number
  readonly moments: number
  readonly turns: number
  /** null: nobody has won (yet). */
  readonly winner: number | null
  readonly restsOn: RestsOn
  /** The curve, from the beginning (`n` 0) to the end. */
  readonly points: readonly Point[]
  readonly decisions: readonly JudgedDecision[]
  readonly chances: readonly JudgedChance[]
  readonly seats: readonly SeatReview[]
  /** What changed the game most, in the order of the game: at most three. */
  readonly turningPoints: readonly TurningPoint[]
  readonly dice: DiceReview
}

/** What the figures rest on. */
export interface RestsOn {
  /** Who judges: a net that was taught the game, or the planner's reckoning where no net knows it. */
  readonly judge: 'net' | 'planner'
  /** The edition the net was taught; null without one. */
  readonly edition: string | null
  /** Whether the net was taught these very rules or near ones; `far`: no net knows them. */
  readonly rules: 'taught' | 'near' | 'far'
  /** How far a single chance or cost may be off, as a share of 1: smaller differences tell nothing. */
  readonly margin: number
  /** Chances are those of experts on every seat. */
  readonly assumes: 'experts'
}

export interface Point {
  readonly n: number
  readonly turn: number
  /** Whose turn it is. */
  readonly seat: number
  /** Win chances of all seats, as experts would play on. */
  readonly chances: readonly number[]
}

/** How good a choice was: within 2 points as good as the best; a slip from 3, a mistake from 10 points. */
export type Mark = 'best' | 'as-good' | 'slip' | 'mistake'

export interface Alternative {
  readonly answer: Answer
  /** The decider's chance after it. */
  readonly chance: number
  /** Chances of all seats after it. */
  readonly chances: readonly number[]
  readonly isPlayed: boolean
  /** What speaks for it; only of choices that were a slip or a mistake. */
  readonly reason: Reason | null
}

export interface JudgedDecision {
  readonly n: number
  readonly turn: number
  readonly seat: number
  readonly question: QuestionKind
  readonly played: Answer
  readonly best: Answer
  /** What it cost the decider: 0 or more. */
  readonly cost: number
  readonly mark: Mark
  /** How many answers there were. */
  readonly options: number
  /** Best first: at most four, and what was played. */
  readonly alternatives: readonly Alternative[]
  /** What the choice changed for every seat, compared with the best one: makes 0. */
  readonly changed: readonly number[]
  /** The clock answered, not the player. */
  readonly late: boolean
}

/** A throw or a drawn card. */
export interface JudgedChance {
  readonly n: number
  readonly turn: number
  /** Whose turn it is. */
  readonly seat: number
  readonly question: 'throw' | 'boat-throw' | 'first-throw' | 'draw'
  /** `dice` or `draw`. */
  readonly came: Answer
  /** How likely that was, or what leads to the same: the same total. */
  readonly likelihood: number
  /** What it was worth to every seat, compared with the average: makes 0. */
  readonly worth: readonly number[]
  /** How much that varies, by seat: the mean of the square of what everything that could have come was worth. */
  readonly variance: readonly number[]
  /** Everything that could have come, what it would have been worth to whose turn it is, in the order of totals. */
  readonly outcomes: readonly { readonly answer: Answer; readonly likelihood: number; readonly worth: number }[]
}

/** start + luck + own + others = result, exactly. */
export interface Sum {
  /** Chance before the first throw. */
  readonly start: number
  /** What dice and draws changed: over all seats 0. */
  readonly luck: number
  readonly dice: number
  readonly draws: number
  /** What the own choices cost, less what the judge saw only later in their favour (`drift`): never above 0. */
  readonly own: number
  /** What the others' choices changed, and the rest of the drift. */
  readonly others: number
  /** 1 for the winner, 0 for the rest; while nobody has won, the chance now. */
  readonly result: number
}

export interface SeatReview {
  readonly sum: Sum
  /** What is nobody's choice: what the judge saw only later. Tells how exact the parts are. */
  readonly drift: number
  /** The same in whole points, rounded so that they add up for each seat. */
  readonly points: Sum
  /** 100 is the expert's choice every time; null without a real choice. */
  readonly accuracy: number | null
  readonly choices: number
  readonly slips: number
  readonly mistakes: number
  /** Places in `chances`; null where there was none. */
  readonly luckiest: number | null
  readonly unluckiest: number | null
  /** The dearest of its decisions, a place in `decisions`; null where none cost anything. */
  readonly dearest: number | null
  readonly cards: readonly CardReview[]
}

/** What a kind of card brought a seat. */
export interface CardReview {
  readonly card: string
  readonly built: number
  /** Coins paid for them. */
  readonly price: number
  /** Coins they brought from the bank and from others, less what they cost to run. */
  readonly brought: number
  /** `brought` less `price`. */
  readonly net: number
  /** How often it brought something. */
  readonly acted: number
}

export interface TurningPoint {
  readonly kind: 'decision' | 'chance'
  /** Its place in `decisions` or `chances`. */
  readonly at: number
  readonly n: number
  readonly turn: number
  /** What it changed for every seat. */
  readonly changed: readonly number[]
}

/** Dice that were thrown, against what was to be expected. */
export interface DiceReview {
  readonly all: readonly DiceCount[]
  /** The same of what each seat threw. */
  readonly bySeat: readonly (readonly DiceCount[])[]
}

export interface DiceCount {
  readonly dice: 1 | 2
  readonly throws: number
  readonly totals: readonly { readonly total: number; readonly came: number; readonly expected: number }[]
  /** Of 1: how many fair games lie further off, all totals taken together. Small is odd. */
  readonly further: number
  /** The total that came most strangely often or rarely, and how many fair games have any that is as strange; null if most have. */
  readonly oddest: {
    readonly total: number
    readonly came: number
    readonly expected: number
    readonly asOdd: number
  } | null
}
