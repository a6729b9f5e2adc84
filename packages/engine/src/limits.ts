/**
 * What the engine can hold, in one list. A state is made of 16-bit numbers, a move names a card in seven bits, and rules
 * that a stranger wrote must neither break those nor cost more than a moment. `checkRuleset` refuses what goes beyond.
 */

/** R-BANK-2: coins in one purse. */
export const FULL_PURSE = 30_000
/** R-LIMIT-1: turns of a game whose rules name no limit of their own; no rules may name a higher one. */
export const MOST_TURNS = 30_000
export const MOST_PLAYERS = 5
/** Cards of a ruleset: seven bits of a move. */
export const MOST_CARDS = 128
/** Copies of one card that can come together in one town: seven bits of a position. */
export const MOST_COPIES = 127
/** The highest price or amount a card or ruleset may name. */
export const HIGHEST_FIGURE = 1_000
/** Steps in one list, powers of one card, goals of one game. */
export const LONGEST_LIST = 10
/** Steps of all cards together. */
export const MOST_STEPS = 1_000
/** The highest total there is: two sixes, raised. */
export const HIGHEST_TOTAL = 14
export const MOST_PINS = 30
/** Pieces a fund may need: what a move can count. */
export const MOST_PIECES = 100
/** Cards a town may begin with, or pick from. */
export const MOST_START_CARDS = 30
/** Coins all landmarks together may add to one activation. */
export const MOST_BOOST = 30_000
/** Dice and cards one turn may ask of chance. */
export const MOST_DRAWS = 30_000
