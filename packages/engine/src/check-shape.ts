import { type Card, COLORS, type Count, ICONS, type Power, type Step, type Trigger } from '@machinami/cards'
import {
  FULL_PURSE,
  HIGHEST_FIGURE,
  HIGHEST_TOTAL,
  LONGEST_LIST,
  MOST_CARDS,
  MOST_PIECES,
  MOST_PINS,
  MOST_PLAYERS,
  MOST_START_CARDS,
  MOST_TURNS,
} from './limits.ts'

/**
 * Whether a value read from a file is a ruleset at all: every field there, of the right kind, nothing else. What the
 * fields mean together is for `checkRuleset`. A shape gives back the path of the first fault, or null.
 */
type Shape = (value: unknown, path: string) => string | null

const test =
  (holds: (value: unknown) => boolean): Shape =>
  (value, path) =>
    holds(value) ? null : path

const whole = (least: number, most: number): Shape =>
  test((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most)
const oneOf = (...words: readonly unknown[]): Shape => test((value) => words.includes(value))
/** Every word of a type; one that is left out does not compile. */
const wordsOf = <Word extends string>(words: { readonly [word in Word]: true }): Shape => oneOf(...Object.keys(words))
const flag = oneOf(true, false)
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
const id = test((value) => typeof value === 'string' && ID.test(value))
/** A word that a screen may show: nothing that hides, breaks or turns a line, and no spaces around it. */
const shown = (most: number): Shape =>
  test(
    (value) =>
      typeof value === 'string' &&
      value.length > 0 &&
      value.length <= most &&
      value.trim() === value &&
      !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(value),
  )

/** Characters of a card's name. */
const LONGEST_NAME = 48

const list =
  (shape: Shape, most: number): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most) return path
    for (let i = 0; i < value.length; i++) {
      const fault = shape(value[i], `${path}.${i}`)
      if (fault !== null) return fault
    }
    return null
  }

/** Any fields whose names look like this. */
const named =
  (name: RegExp, shape: Shape, most: number): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return path
    const own = Object.entries(value)
    if (own.length > most) return path
    for (const [each, field] of own) {
      const fault = name.test(each) ? shape(field, `${path}.${each}`) : `${path}.${each}`
      if (fault !== null) return fault
    }
    return null
  }

type Fields = { readonly [name: string]: Shape }

/** Exactly these fields; the optional ones may be missing. */
const fields =
  (needed: Fields, optional: Fields = {}): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return path
    const own = Object.entries(value).filter(([, field]) => field !== undefined)
    const missing = Object.keys(needed).find((name) => !own.some(([each]) => each === name))
    if (missing !== undefined) return `${path}.${missing}`
    for (const [name, field] of own) {
      const shape = Object.hasOwn(needed, name) ? needed[name] : Object.hasOwn(optional, name) ? optional[name] : null
      const fault = shape === null ? `${path}.${name}` : shape(field, `${path}.${name}`)
      if (fault !== null) return fault
    }
    return null
  }

const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) =>
    shapes.some((shape) => shape(value, path) === null) ? null : path

/** One of several kinds of object, told apart by a word in the field `by`. */
const kinds =
  <Word extends string>(by: string, shapes: { readonly [word in Word]: readonly [Fields, Fields?] }): Shape =>
  (value, path) => {
    const word = typeof value === 'object' && value !== null ? (value as { [name: string]: unknown })[by] : undefined
    if (typeof word !== 'string' || !Object.hasOwn(shapes, word)) return `${path}.${by}`
    const [needed, optional] = shapes[word as Word]
    return fields({ [by]: oneOf(word), ...needed }, optional)(value, path)
  }

const coins = whole(0, HIGHEST_FIGURE)
const icons = list(oneOf(...ICONS), ICONS.length)
const count = either(
  wordsOf<Extract<Count, string>>({
    landmarks: true,
    invested: true,
    'closed-now': true,
    flags: true,
    pins: true,
    mascot: true,
  }),
  fields({ icons }, { unique: oneOf(true) }),
  fields({ card: id }),
  fields({ color: oneOf(...COLORS) }),
)
const amount = either(
  coins,
  oneOf('half', 'all'),
  fields({ each: coins, per: count, of: oneOf('owner', 'payer', 'everyone') }),
  fields({ dice: oneOf(2), thrown: oneOf('once', 'each-owner', 'each-copy') }),
)
const condition = either(
  fields({ has: id }),
  fields({ landmarks: oneOf('at-most', 'at-least'), n: coins, of: oneOf('owner', 'roller') }),
  fields({ payerHasCoins: coins }),
  fields({ different: whole(1, MOST_CARDS) }),
  fields({ allPins: oneOf(true) }),
)

const steps = list(
  kinds<Step['verb']>('verb', {
    gain: [{ amount }, { if: condition }],
    pay: [{ amount: coins }, { if: condition }],
    take: [{ amount, from: oneOf('roller', 'each-opponent', 'one-opponent') }, { if: condition }],
    pool: [{ remainder: oneOf('bank', 'owner') }],
    demolish: [{}],
    swap: [{ majors: flag, optional: flag }],
    give: [{ to: oneOf('any-opponent', 'right-neighbour'), majors: flag }],
    close: [{ what: oneOf('this', 'a-type') }],
    activate: [{ copies: oneOf('one', 'all') }, { closes: oneOf(true) }],
    leave: [{}],
    'extra-turn': [{}],
    'extra-action': [{}, { only: oneOf('community'), if: condition }],
    ready: [{}],
    hang: [{}],
    'take-pin': [{}],
    'move-mascot': [{}],
    fund: [{ price: whole(1, HIGHEST_FIGURE) }],
    win: [{}],
  }),
  LONGEST_LIST,
)

const trigger = either(
  wordsOf<Extract<Trigger, string>>({
    built: true,
    doubles: true,
    'built-nothing': true,
    'no-coins': true,
    guest: true,
  }),
  fields({ total: whole(1, 14) }),
  fields({ earnedNothingWithDice: oneOf(1, 2) }),
)
const powers = list(
  kinds<Power['power']>('power', {
    dice: [{ count: oneOf(2) }],
    reroll: [{}],
    raise: [{ by: whole(1, 2), from: whole(1, 12) }],
    boost: [{ coins, icons }],
    discount: [{ coins, on: either(oneOf('landmarks', 'establishments'), fields({ card: id })) }],
    nudge: [{ by: whole(1, 12) }],
    'one-die': [{}],
    when: [{ trigger, does: steps }],
  }),
  LONGEST_LIST,
)

const source = oneOf('printed', 'inferred', 'our-choice')
const card = kinds<Card['kind']>('kind', {
  establishment: [
    {
      id,
      color: oneOf(...COLORS),
      icon: oneOf(...ICONS),
      on: list(whole(1, 14), 14),
      cost: coins,
      copies: either(whole(0, 100), oneOf('players')),
      does: steps,
    },
    {
      major: oneOf(true),
      onePerTown: oneOf(true),
      takesInvestment: oneOf(true),
      whenBuilt: steps,
      source,
      boost: oneOf('each', 'once', 'never'),
    },
  ],
  landmark: [
    {
      id,
      cost: either(coins, list(either(coins, oneOf(null)), LONGEST_LIST)),
      for: oneOf('owner', 'everyone'),
      powers,
    },
    { buildIf: oneOf('only-town-without-landmark'), source },
  ],
  bonus: [{ id, powers }],
  community: [
    { id, cost: coins, powers },
    { source, opensIf: condition, less: fields({ each: coins, per: count }) },
  ],
  action: [{ id, cost: coins, does: steps }, { if: condition }],
})

const rows = list(
  fields({ stacks: whole(1, 100), of: oneOf('establishments', 'low', 'high', 'majors', 'landmarks') }),
  5,
)
const points = whole(0, 100)
const goal = either(
  fields({ landmarks: either(oneOf('all'), whole(1, 100)) }),
  fields({ contributed: oneOf(true) }),
  fields({ coins: whole(1, FULL_PURSE) }),
  fields({ fund: whole(1, MOST_PIECES), points: fields({ each: points, landmarks: list(points, MOST_CARDS) }) }),
)

const noun = either(shown(LONGEST_NAME), fields({ name: shown(LONGEST_NAME) }, { article: shown(8) }))
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/
const names = named(ID, named(LANGUAGE, noun, 40), MOST_CARDS)

const townSquare = fields({ cards: list(id, MOST_START_CARDS), marks: whole(0, MOST_START_CARDS) })
const startCoinList: Shape = (value, path) =>
  Array.isArray(value) && value.length === 0 ? path : list(coins, MOST_PLAYERS)(value, path)
const token = oneOf('ready', 'spent')
const number = whole(1, HIGHEST_TOTAL)
const flags = whole(0, HIGHEST_TOTAL)
const town = fields(
  {},
  {
    startCoins: coins,
    startCards: list(id, MOST_START_CARDS),
    slots: list(coins, MOST_CARDS),
    townSquare,
    bonus: list(id, MOST_CARDS),
    token,
    flags,
    home: number,
  },
)

const rulesetShape = fields(
  {
    edition: id,
    players: whole(-1e9, 1e9),
    cards: list(card, MOST_CARDS),
    market: either(oneOf('open'), rows),
    startCoins: either(coins, startCoinList),
    startCards: list(id, MOST_START_CARDS),
    openingBuilds: whole(0, 100),
    dice: oneOf(1, 2),
    rerollMayChangeDice: flag,
    landmarks: oneOf('own-set', 'shared'),
    freeCoin: flag,
    atStart: steps,
    goal: list(goal, LONGEST_LIST),
    first: either(oneOf('highest-roll'), whole(0, MOST_PLAYERS - 1)),
    order: oneOf('automatic', 'chosen'),
  },
  {
    slots: list(coins, MOST_CARDS),
    townSquare,
    towns: list(town, MOST_PLAYERS),
    token,
    bells: fields({ pays: list(coins, HIGHEST_TOTAL), flags }),
    pins: fields({ numbers: list(number, MOST_PINS), reward: coins }),
    mascot: fields({ starts: id, pays: coins }),
    turnLimit: whole(1, MOST_TURNS),
    names,
  },
)

/** The path of the first field that is missing, wrong or too much; null for a ruleset. */
export const faultInShape = (value: unknown): string | null => rulesetShape(value, 'ruleset')

const PARTS = { card, powers, name: noun }

/** The same for a part of one: a row, powers, or what something is called in one language. */
export const faultIn = (part: keyof typeof PARTS, value: unknown): string | null => PARTS[part](value, '')
