import {
  type Action,
  type Card,
  type Establishment,
  isRefusal,
  type Power,
  type Refusal,
  type Ruleset,
  rulesetFor,
  type Setup,
  type Step,
} from '@machinami/cards'
import { ASKING, BLUE, BOATS, entry, FLAGGED, INDEX, MAJORS_LIST, RED, TOWN } from './acting.ts'
import { colorCode, iconCode, isThrown, ON_DOUBLES, ON_NOTHING_EARNED, stepAsks, stepRank } from './codes.ts'
import { fundOf, hasTokens, markerTables } from './compile-markers.ts'
import { boostTables, isSupplied, marketTables, priceTables, type Site, saleTables } from './compile-market.ts'
import { boostModeOf, stepTable } from './compile-steps.ts'
import { picksIn, seatsOf, startTables } from './compile-towns.ts'
import { rulesetHash } from './hash.ts'
import { BOARD_SIZE, POWER, SEAT_HEAD, TODO, WORD_BITS } from './layout.ts'
import { MOST_TURNS } from './limits.ts'
import type { Effect, Rules } from './rules.ts'
import { stepsOf } from './steps-of.ts'

/** The compiled rules of a set-up. What is released has been checked before. */
export function rulesFor(setup: Setup): Rules | Refusal {
  const ruleset = rulesetFor(setup)
  return isRefusal(ruleset) ? ruleset : tablesOf(ruleset)
}

/** Turns a sound ruleset into tables. Nothing is looked at here: rules from anywhere else go through `compile`. */
export function tablesOf(ruleset: Ruleset): Rules {
  const establishments = ruleset.cards.filter((card): card is Establishment => card.kind === 'establishment')
  establishments.sort((a, b) => a.on[0] - b.on[0])
  const sites = ruleset.cards.filter((card): card is Site => 'powers' in card)
  const actions = ruleset.cards.filter((card): card is Action => card.kind === 'action')
  const cards: Card[] = [...establishments, ...sites, ...actions]
  const numberOf = new Map(cards.map((card, number) => [card.id, number]))
  const table = stepTable(cards, numberOf)
  const effects = siteEffects(sites, establishments.length, table)
  const ranges = cardSteps(cards, sites, establishments.length, table)
  const atStart = table.add(ruleset.atStart)
  const terms = termsOf(cards, table)
  const lists = actingLists(establishments, ruleset)
  const prices = priceTables(ruleset, sites, establishments.length, numberOf)
  const market = marketTables(ruleset, cards)
  const layout = layoutFor(ruleset, establishments, sites, cards.length, lists.longest, market.rowSize.length)
  const { players } = ruleset
  return {
    ruleset,
    hash: rulesetHash(ruleset),
    players,
    ids: cards.map((card) => card.id),
    numberOf,
    cards: cards.length,
    establishments: establishments.length,
    sites: establishments.length + sites.length,
    ...layout,
    ...cardColumns(cards, ruleset),
    ...prices,
    ...saleTables(cards, ruleset, prices),
    ...terms,
    ...boostTables(cards),
    ...market,
    ...table.columns(),
    ...ranges,
    startSteps: atStart.at,
    startStepsEnd: atStart.end,
    ...lists,
    ...effects,
    ...sitePowers(sites, establishments.length),
    ...goalOf(ruleset, sites),
    freeDice: ruleset.dice,
    choosesOrder: ruleset.order === 'chosen',
    mostOptions: Math.max(200, cards.length + 2, establishments.length * 2 * players + 1),
    ...startTables(ruleset, numberOf),
    ...markerTables(ruleset, sites, establishments.length),
    justClosed: new Int16Array(players),
  }
}

function layoutFor(
  ruleset: Ruleset,
  establishments: readonly Establishment[],
  sites: readonly Site[],
  cards: number,
  longest: number,
  rows: number,
) {
  const closes = ruleset.cards.some((card) =>
    stepsOf(card).some((step) => step.verb === 'close' || (step.verb === 'activate' && step.closes)),
  )
  const pots = establishments.flatMap((card, number) => (card.takesInvestment ? [number] : []))
  const words = Math.ceil(cards / WORD_BITS)
  const takenAt = SEAT_HEAD
  const openAt = takenAt + words
  const closedAt = openAt + establishments.length
  const builtAt = closedAt + establishments.length
  const potsAt = builtAt + sites.length
  const picksAt = potsAt + pots.length
  const bonusAt = picksAt + Math.max(...seatsOf(ruleset).map((seat) => picksIn(ruleset, seat)?.marks ?? 0))
  const tokenAt = bonusAt + establishments.length
  const fundedAt = tokenAt + (hasTokens(ruleset) ? 1 : 0)
  const seatSize = fundedAt + (fundOf(ruleset) ? 1 : 0)
  const position = TODO + longest + ((TODO + longest) & 1)
  const supplyAt = position + BOARD_SIZE
  const shelfAt = supplyAt + cards
  const deckAt = shelfAt + words
  const rowsAt = deckAt + (rows > 0 ? cards : 0)
  const standingAt = rowsAt + 2 * rows
  const bellsAt = standingAt + sites.length
  const pinsAt = bellsAt + (ruleset.bells?.pays.length ?? 0)
  const mascotAt = pinsAt + (ruleset.pins?.numbers.length ?? 0)
  const seatsAt = mascotAt + (ruleset.mascot ? 1 : 0)
  const size = seatsAt + seatSize * ruleset.players
  return {
    ...{ position, boardAt: position, supplyAt, shelfAt, deckAt, rowsAt, standingAt, seatsAt, seatSize, size },
    ...{ tokenAt, fundedAt, bellsAt, pinsAt, mascotAt },
    ...{
      takenAt,
      openAt,
      closedAt,
      builtAt,
      potsAt,
      picksAt,
      bonusAt,
      closes,
      pots: Int16Array.from(pots),
      potCount: pots.length,
    },
  }
}

function cardColumns(cards: readonly Card[], ruleset: Ruleset) {
  const flag = (test: (card: Card) => boolean) => Uint8Array.from(cards, (card) => (test(card) ? 1 : 0))
  return {
    cost: Int16Array.from(cards, (card) => ('cost' in card && typeof card.cost === 'number' ? card.cost : 0)),
    icon: Int8Array.from(cards, (card) => ('icon' in card ? iconCode(card.icon) : -1)),
    color: Int8Array.from(cards, (card) => ('color' in card ? colorCode(card.color) : -1)),
    copies: Int16Array.from(cards, (card) => copiesOf(card, ruleset)),
    isMajor: flag((card) => 'major' in card),
    isLandmark: flag((card) => card.kind === 'landmark'),
    isCommunity: flag((card) => card.kind === 'community'),
    isBonus: flag((card) => card.kind === 'bonus'),
    forEveryone: flag((card) => 'for' in card && card.for === 'everyone'),
    boostMode: Uint8Array.from(cards, (card) => (card.kind === 'establishment' ? boostModeOf(card) : 0)),
    asks: flag((card) => stepsOf(card).some(stepAsks)),
    sensitive: flag(isSensitive),
    canBeActivated: flag(
      (card) =>
        card.kind === 'establishment' &&
        !card.major &&
        (card.color === 'blue' || card.color === 'green') &&
        !card.does.some((step) => step.verb === 'activate'),
    ),
    oneByOne: flag((card) =>
      stepsOf(card).some((step) => step.verb === 'pool' || ('amount' in step && step.amount === 'half')),
    ),
  }
}

function copiesOf(card: Card, ruleset: Ruleset): number {
  if (card.kind === 'establishment') return card.copies === 'players' ? ruleset.players : card.copies
  return isSupplied(card, ruleset) ? 1 : 0
}

type StepTable = ReturnType<typeof stepTable>

function cardSteps(cards: readonly Card[], sites: readonly Site[], first: number, table: StepTable) {
  const own = cards.map((card) => table.add('does' in card && card.kind === 'establishment' ? card.does : []))
  const built = cards.map((card, number) =>
    table.add(number < first || card.kind === 'action' ? whenBuilt(card) : siteBuilt(sites[number - first])),
  )
  return {
    stepsAt: Int16Array.from(own, (range) => range.at),
    stepsEnd: Int16Array.from(own, (range) => range.end),
    builtSteps: Int16Array.from(built, (range) => range.at),
    builtStepsEnd: Int16Array.from(built, (range) => range.end),
  }
}

/** What a card asks of whoever would build it, as steps that are never done: a condition, and what it costs less. */
function termsOf(cards: readonly Card[], table: StepTable) {
  const condition = (card: Card) =>
    card.kind === 'community' ? card.opensIf : card.kind === 'action' ? card.if : undefined
  const opensIf = cards.map((card) => {
    const needs = condition(card)
    return needs ? table.add([{ verb: 'gain', amount: 0, if: needs }]).at : -1
  })
  const less = cards.map((card) =>
    card.kind === 'community' && card.less
      ? table.add([{ verb: 'gain', amount: { ...card.less, of: 'owner' } }]).at
      : -1,
  )
  return { opensIf: Int16Array.from(opensIf), less: Int16Array.from(less), hasLess: less.some((step) => step >= 0) }
}

const whenBuilt = (card: Card): readonly Step[] =>
  card.kind === 'establishment' ? (card.whenBuilt ?? []) : card.kind === 'action' ? card.does : []

const siteBuilt = (site: Site): readonly Step[] =>
  site.powers.flatMap((power) => (power.power === 'when' && power.trigger === 'built' ? power.does : []))

/** Cards that act on each total, in the default order of R-ORDER-7, flattened. */
function actingLists(establishments: readonly Establishment[], ruleset: Ruleset) {
  const highestTotal = Math.max(14, ...establishments.flatMap((card) => card.on))
  const rank = (card: Establishment) => stepRank(card.does[0])
  const ordered = [...establishments.keys()].sort((a, b) => rank(establishments[a]) - rank(establishments[b]) || a - b)
  const isTown = (card: Establishment) => card.color === 'blue' || card.color === 'green'
  const thrown = (card: Establishment) => isThrown(card.does[0])
  const tests: ((card: Establishment) => boolean)[] = []
  tests[RED] = (card) => card.color === 'red'
  tests[BOATS] = (card) => isTown(card) && thrown(card)
  tests[BLUE] = (card) => card.color === 'blue' && !thrown(card)
  tests[TOWN] = (card) => isTown(card) && !thrown(card)
  tests[MAJORS_LIST] = (card) => card.color === 'purple'
  const asks = (list: number[]) =>
    list.some((number) => establishments[number].does.some(stepAsks)) ||
    (ruleset.order === 'chosen' && list.length > 1 && list.some((number) => isSensitive(establishments[number])))
  const index: number[] = []
  const entries: number[] = []
  const first = (highestTotal + 1) * INDEX
  let longest = 0
  for (let total = 0; total <= highestTotal; total++) {
    const lists = tests.map((test) =>
      ordered.filter((number) => establishments[number].on.includes(total) && test(establishments[number])),
    )
    const isWorkedOff = (kind: number) => (kind === TOWN || kind === MAJORS_LIST) && asks(lists[kind])
    index.push(
      lists.reduce(
        (busy, list, kind) => busy | ((list.length && 1) << kind) | (isWorkedOff(kind) ? ASKING << kind : 0),
        (ruleset.bells?.pays[total - 1] ?? 0) > 0 ? FLAGGED : 0,
      ),
    )
    for (const list of lists) {
      index.push(first + entries.length)
      // A card that a mascot may be with is never plain: it must be looked at.
      const coins = (number: number) => (ruleset.mascot ? 0 : plainCoins(establishments[number]))
      entries.push(...list.map((number) => entry(number, coins(number))))
      longest = Math.max(longest, list.length)
    }
    index.push(first + entries.length)
  }
  return { acting: Int32Array.from([...index, ...entries]), longest }
}

/** The coins of a card that does nothing but gain, or take from the roller, a fixed sum; 0 for every other card. */
function plainCoins({ does, color, boost }: Establishment): number {
  const [step] = does
  const isPlain = color === 'red' ? step.verb === 'take' && step.from === 'roller' : step.verb === 'gain'
  if (does.length !== 1 || !isPlain || boost === 'never') return 0
  return 'amount' in step && typeof step.amount === 'number' && !('if' in step && step.if) ? step.amount : 0
}

/** Whether it matters when a card acts: everything but plain earning. */
const isSensitive = (card: Card): boolean =>
  stepsOf(card).some(
    (step) => step.verb !== 'gain' && step.verb !== 'leave' && !(step.verb === 'close' && step.what === 'this'),
  )

/** Effects of standing landmarks, sorted by when they happen. */
function siteEffects(sites: readonly Site[], first: number, table: StepTable) {
  const effects: (Effect & { rank: number })[] = []
  const extraTurns: Effect[] = []
  const builtNothing: Effect[] = []
  const noCoins: Effect[] = []
  const guests: Effect[] = []
  sites.forEach((site, nth) => {
    for (const power of site.powers) {
      if (power.power !== 'when' || power.trigger === 'built') continue
      const { trigger, does } = power
      const on = typeof trigger === 'object' ? ('total' in trigger ? trigger.total : ON_NOTHING_EARNED) : ON_DOUBLES
      const dice = typeof trigger === 'object' && 'earnedNothingWithDice' in trigger ? trigger.earnedNothingWithDice : 0
      const effect = { site: first + nth, on, dice, ...table.add(does) }
      if (trigger === 'built-nothing') builtNothing.push(effect)
      else if (trigger === 'no-coins') noCoins.push(effect)
      else if (trigger === 'guest') guests.push(effect)
      else if (grantsTurn(power)) extraTurns.push(effect)
      else effects.push({ ...effect, rank: (on === ON_NOTHING_EARNED ? 10 : 0) + (does.some(stepAsks) ? 20 : 0) })
    }
  })
  effects.sort((a, b) => a.rank - b.rank)
  return { effects: effects.map(({ rank: _, ...effect }) => effect), extraTurns, builtNothing, noCoins, guests }
}

/** R-ROLL-9: a turn that the roll itself grants is granted before income; every other effect comes after it. */
function grantsTurn(power: Power): boolean {
  if (power.power !== 'when' || power.does.length !== 1 || power.does[0].verb !== 'extra-turn') return false
  return power.trigger === 'doubles' || (typeof power.trigger === 'object' && 'total' in power.trigger)
}

function sitePowers(sites: readonly Site[], first: number) {
  const bitsOf = (power: Power): number => {
    if (power.power === 'boost') return POWER.boost
    if (power.power === 'one-die') return POWER.oneDie
    if (power.power !== 'when') return POWER[power.power]
    if (power.trigger === 'built' || power.trigger === 'guest') return 0
    if (power.trigger === 'built-nothing') return POWER.builtNothing
    if (power.trigger === 'no-coins') return POWER.noCoins
    return grantsTurn(power) ? POWER.extraTurn : POWER.effect
  }
  const raises = sites.flatMap((site, nth) =>
    site.powers.flatMap((power) =>
      power.power === 'raise' ? [{ site: first + nth, by: power.by, from: power.from }] : [],
    ),
  )
  const figures = new Set(raises.map((raise) => raise.by))
  const powersOf = new Int16Array(first + sites.length)
  sites.forEach((site, nth) => {
    for (const power of site.powers) powersOf[first + nth] |= bitsOf(power)
  })
  const raiseFrom = Math.min(...raises.map((raise) => raise.from))
  return { powersOf, raises, raiseBy: figures.size === 1 ? raises[0].by : 0, raiseFrom }
}

function goalOf(ruleset: Ruleset, sites: readonly Site[]) {
  const ownLandmarks = sites.filter((site) => site.kind === 'landmark').length
  let landmarksToWin = ruleset.goal.length === 0 || fundOf(ruleset) ? sites.length + 1 : 0
  let mustContribute = false
  let coinsToWin = 0
  for (const goal of ruleset.goal) {
    if ('landmarks' in goal) landmarksToWin = goal.landmarks === 'all' ? ownLandmarks : goal.landmarks
    else if ('coins' in goal) coinsToWin = goal.coins
    else if ('contributed' in goal) mustContribute = true
  }
  const communities = sites.filter((site) => site.kind === 'community').length
  const turnLimit = ruleset.turnLimit ?? MOST_TURNS
  return { landmarksToWin, mustContribute, coinsToWin, ownLandmarks, communities, turnLimit }
}
