import type { Rules } from './rules.ts'

/**
 * Which cards act on a total. `Rules.acting` begins with an index of INDEX ints per total (what is to be done at all,
 * then where each list begins), and the lists follow: an entry is a card's number and, for a card that does nothing but
 * gain or take a fixed sum, the coins of one copy.
 */
export const RED = 0
export const BOATS = 1
/** Other players' cards. */
export const BLUE = 2
/** The active player's blue and green cards. */
export const TOWN = 3
export const MAJORS_LIST = 4
export const LISTS = 5
export const INDEX = LISTS + 2

/** Of what is to be done on a total: `1 << list` when the list has cards, ASKING << list when cards of it may ask. */
export const ASKING = 32

/** Of what is to be done on a total: a flag on it may pay. */
export const FLAGGED = 1024

const COINS_SHIFT = 7

export const busyOn = (r: Rules, total: number): number => r.acting[total * INDEX]
export const listAt = (r: Rules, total: number, list: number): number => r.acting[total * INDEX + 1 + list]
export const listEnd = (r: Rules, total: number, list: number): number => r.acting[total * INDEX + 2 + list]

export const entry = (card: number, coins: number): number => card | (coins << COINS_SHIFT)
export const cardAt = (r: Rules, at: number): number => r.acting[at] & 127
/** Coins of one copy; 0 for a card whose steps must be looked at. */
export const plainCoinsAt = (r: Rules, at: number): number => r.acting[at] >> COINS_SHIFT

const ON_OWN_ROLL = [BOATS, TOWN, MAJORS_LIST] as const
const ON_ANOTHERS = [RED, BOATS, BLUE] as const
/** Boats that are not blue go out for their own roller only. */
const isOutFor = (r: Rules, card: number, list: number, isOwnRoll: boolean): boolean =>
  list !== BOATS || isOwnRoll || r.color[card] === 0

/** Whether a card acts on a total for its owner, when they roll it or when somebody else does. */
export const actsOn = (r: Rules, card: number, total: number, isOwnRoll: boolean): boolean =>
  (isOwnRoll ? ON_OWN_ROLL : ON_ANOTHERS).some((list) => {
    for (let at = listAt(r, total, list); at < listEnd(r, total, list); at++)
      if (cardAt(r, at) === card) return isOutFor(r, card, list, isOwnRoll)
    return false
  })
