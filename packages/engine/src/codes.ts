import { COLORS, type Color, type Condition, ICONS, type Icon, type Step } from '@machinami/cards'

/** Numbers for the words of the card vocabulary, as the tables hold them. */

/** Kinds of amount. */
export const FIXED = 0
export const PER_CARD = 1
export const PER_LANDMARK = 2
export const PER_INVESTED = 3
export const PER_CLOSED = 4
export const THROWN = 5
export const HALF = 6
export const ALL = 7
export const PER_FLAG = 8
export const PER_PIN = 9
export const PER_MASCOT = 10

/** Whose things are counted. */
export const OWNER = 0
export const PAYER = 1
export const EVERYONE = 2

/** Conditions. */
export const ALWAYS = 0
export const HAS = 1
export const OWNER_AT_MOST = 2
export const ROLLER_AT_MOST = 3
export const OWNER_AT_LEAST = 4
export const ROLLER_AT_LEAST = 5
export const PAYER_HAS = 6
export const DIFFERENT = 7
export const ALL_PINS = 8

/** Options of a step, by verb. */
export const FROM_ROLLER = 0
export const FROM_EACH = 1
export const FROM_ONE = 2
export const MAJORS = 1
export const OPTIONAL = 2
export const TO_RIGHT = 2
export const A_TYPE = 1
export const ALL_COPIES = 1
export const CLOSES = 2
export const ONLY_COMMUNITY = 1
export const REMAINDER_TO_OWNER = 1
export const THROW_ONCE = 0
export const THROW_EACH_OWNER = 1
export const THROW_EACH_COPY = 2

/** How a boost works on an amount "per something". */
export const BOOST_EACH = 0
export const BOOST_ONCE = 1
export const BOOST_NEVER = 2

/** What a discount is on, instead of one card. */
export const LANDMARKS_CHEAPER = -1
export const SHOPS_CHEAPER = -2

/** When a landmark's effect happens, instead of a total. */
export const ON_DOUBLES = -1
export const ON_NOTHING_EARNED = -2

/** The colour of Majors: what a mascot never goes to. */
export const PURPLE = COLORS.indexOf('purple')

export const colorCode = (color: Color): number => COLORS.indexOf(color)
export const iconCode = (icon: Icon): number => ICONS.indexOf(icon)

/** The verbs that wait for their owner's answer, or for dice. */
export function stepAsks(step: Step): boolean {
  switch (step.verb) {
    case 'demolish':
    case 'swap':
    case 'give':
    case 'activate':
    case 'hang':
    case 'take-pin':
    case 'move-mascot':
    case 'fund':
      return true
    case 'close':
      return step.what === 'a-type'
    case 'take':
      return step.from === 'one-opponent'
    case 'gain':
      return isThrown(step)
    case 'pay':
    case 'pool':
    case 'leave':
    case 'extra-turn':
    case 'extra-action':
    case 'ready':
    case 'win':
      return false
  }
}

export const isThrown = (step: Step): boolean =>
  step.verb === 'gain' && typeof step.amount === 'object' && 'dice' in step.amount

/**
 * R-ORDER-7: the default order inside a step, the one that never hurts the owner: pay while poor, demolish while it
 * is early, earn, and only then hand cards away.
 */
export function stepRank(step: Step): number {
  switch (step.verb) {
    case 'pay':
      return 0
    case 'demolish':
      return 1
    case 'gain':
    case 'extra-turn':
    case 'extra-action':
    case 'ready':
    case 'fund':
    case 'leave':
    case 'win':
      return 2
    case 'take':
      return step.from === 'one-opponent' ? 3 : 2
    case 'pool':
      return 4
    case 'give':
      return 5
    case 'swap':
      return 6
    case 'close':
      return 7
    case 'hang':
    case 'take-pin':
    case 'move-mascot':
      return 3
    case 'activate':
      return 8
  }
}

export function conditionCode(condition: Condition | undefined): number {
  if (!condition) return ALWAYS
  if ('has' in condition) return HAS
  if ('payerHasCoins' in condition) return PAYER_HAS
  if ('different' in condition) return DIFFERENT
  if ('allPins' in condition) return ALL_PINS
  const roller = condition.of === 'roller' ? 1 : 0
  return (condition.landmarks === 'at-most' ? OWNER_AT_MOST : OWNER_AT_LEAST) + roller
}
