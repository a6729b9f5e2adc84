import type {
  Action,
  Bonus,
  Card,
  Community,
  Establishment,
  Landmark,
  Power,
  Refusal,
  RowOf,
  Ruleset,
  Step,
} from '@machinami/cards'
import { checkRuleset } from './check.ts'
import { colorCode, iconCode, isThrown, ON_DOUBLES, ON_NOTHING_EARNED, stepAsks, stepRank } from './codes.ts'
import { boostModeOf, stepTable } from './compile-steps.ts'
import { rulesetHash } from './hash.ts'
import { BOARD_SIZE, POWER, SEAT_HEAD, SHELF_BITS, TODO } from './layout.ts'
import { FULL_PURSE } from './mutate.ts'
import { ASKING, BLUE, BOATS, type Effect, LISTS, MAJORS_LIST, RED, type Rules, TOWN } from './rules.ts'

type Site = Landmark | Bonus | Community

/** Turns a ruleset into tables, or says what is wrong with it. */
export function compile(ruleset: Ruleset): Rules | Refusal {
  const wrong = checkRuleset(ruleset)
  if (wrong) return wrong
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
    ...boostTables(cards, sites, establishments.length),
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
    mostOptions: Math.max(36, cards.length + 2, establishments.length * 2 * players + 1),
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
  const closes = ruleset.cards.some((card) => allSteps(card).some((step) => step.verb === 'close'))
  const pots = establishments.flatMap((card, number) => (card.takesInvestment ? [number] : []))
  const openAt = SEAT_HEAD
  const closedAt = openAt + establishments.length
  const builtAt = closedAt + (closes ? establishments.length : 0)
  const potsAt = builtAt + sites.length
  const picksAt = potsAt + pots.length
  const bonusAt = picksAt + (ruleset.townSquare?.marks ?? 0)
  const boosts = sites.some((site) => site.powers.some((power) => power.power === 'boost'))
  const seatSize = bonusAt + (boosts ? establishments.length : 0)
  const position = TODO + longest
  const supplyAt = position + BOARD_SIZE
  const shelfAt = supplyAt + cards
  const shelves = Math.ceil(cards / SHELF_BITS)
  const deckAt = shelfAt + shelves
  const rowsAt = deckAt + (rows > 0 ? cards : 0)
  const standingAt = rowsAt + 2 * rows
  const seatsAt = standingAt + sites.length
  const size = seatsAt + seatSize * ruleset.players
  return {
    ...{ position, boardAt: position, supplyAt, shelfAt, shelves, deckAt, rowsAt, standingAt, seatsAt, seatSize, size },
    ...{
      openAt,
      closedAt,
      builtAt,
      potsAt,
      picksAt,
      bonusAt,
      closes,
      boosts,
      pots: Int16Array.from(pots),
      potCount: pots.length,
    },
  }
}

function allSteps(card: Card): readonly Step[] {
  const powers = 'powers' in card ? card.powers.flatMap((power) => (power.power === 'when' ? power.does : [])) : []
  const built = card.kind === 'establishment' ? (card.whenBuilt ?? []) : []
  return [...('does' in card ? card.does : []), ...built, ...powers]
}

function cardColumns(cards: readonly Card[], ruleset: Ruleset) {
  const flag = (test: (card: Card) => boolean) => Uint8Array.from(cards, (card) => (test(card) ? 1 : 0))
  return {
    cost: Int16Array.from(cards, (card) => ('cost' in card && typeof card.cost === 'number' ? card.cost : 0)),
    icon: Int8Array.from(cards, (card) => ('icon' in card ? iconCode(card.icon) : -1)),
    color: Int8Array.from(cards, (card) => ('color' in card ? colorCode(card.color) : -1)),
    copies: Int16Array.from(cards, (card) => copiesOf(card, ruleset)),
    onePerTown: flag((card) => 'onePerTown' in card),
    isMajor: flag((card) => 'major' in card),
    isLandmark: flag((card) => card.kind === 'landmark'),
    isCommunity: flag((card) => card.kind === 'community'),
    needsLast: flag((card) => 'buildIf' in card),
    forEveryone: flag((card) => 'for' in card && card.for === 'everyone'),
    plainGain: Int16Array.from(cards, (card) => plainCoins(card, 'gain')),
    plainTake: Int16Array.from(cards, (card) => plainCoins(card, 'take')),
    boostMode: Uint8Array.from(cards, (card) => (card.kind === 'establishment' ? boostModeOf(card) : 0)),
    asks: flag((card) => allSteps(card).some(stepAsks)),
    sensitive: flag(isSensitive),
    canBeActivated: flag(
      (card) =>
        card.kind === 'establishment' &&
        !card.major &&
        (card.color === 'blue' || card.color === 'green') &&
        !card.does.some((step) => step.verb === 'activate'),
    ),
    oneByOne: flag((card) =>
      allSteps(card).some((step) => step.verb === 'pool' || ('amount' in step && step.amount === 'half')),
    ),
  }
}

/** The coins of a card that does nothing but gain, or take from the roller, a fixed sum. */
function plainCoins(card: Card, verb: 'gain' | 'take'): number {
  if (card.kind !== 'establishment' || card.does.length !== 1) return 0
  const [step] = card.does
  if (step.verb !== verb || typeof step.amount !== 'number' || step.if) return 0
  return step.verb === 'take' && step.from !== 'roller' ? 0 : step.amount
}

function copiesOf(card: Card, ruleset: Ruleset): number {
  if (card.kind === 'establishment') return card.copies === 'players' ? ruleset.players : card.copies
  return card.kind === 'landmark' && ruleset.landmarks === 'shared' ? 1 : 0
}

function priceTables(ruleset: Ruleset, sites: readonly Site[], first: number, numberOf: ReadonlyMap<string, number>) {
  const lists = sites.map((site) => ('cost' in site && typeof site.cost === 'object' ? site.cost : null))
  const priceSteps = Math.max(1, ...lists.map((list) => list?.length ?? 0))
  const price = new Int16Array((first + sites.length) * priceSteps)
  let slot = 0
  sites.forEach((site, nth) => {
    const bySlot = site.kind === 'landmark' && ruleset.slots ? ruleset.slots[slot++] : undefined
    for (let built = 0; built < priceSteps; built++) {
      const listed = lists[nth] ? lists[nth][built] : undefined
      const flat = 'cost' in site && typeof site.cost === 'number' ? site.cost : -1
      price[(first + nth) * priceSteps + built] = lists[nth] ? (listed ?? -1) : (bySlot ?? flat)
    }
  })
  const discounts = sites.flatMap((site, nth) =>
    site.powers.flatMap((power) =>
      power.power === 'discount'
        ? [
            {
              site: first + nth,
              coins: power.coins,
              on: power.on === 'landmarks' ? -1 : (numberOf.get(power.on.card) ?? -2),
            },
          ]
        : [],
    ),
  )
  const most = discounts.reduce((sum, each) => sum + each.coins, 0)
  const leastPrice = Int16Array.from({ length: first + sites.length }, (_, number) => {
    const prices = [...price.slice(number * priceSteps, (number + 1) * priceSteps)].filter((each) => each >= 0)
    return prices.length === 0 ? FULL_PURSE + 1 : Math.max(0, Math.min(...prices) - most)
  })
  return {
    price,
    priceSteps,
    discounts,
    leastPrice,
    cheapestSite: Math.min(FULL_PURSE + 1, ...leastPrice.subarray(first)),
  }
}

function boostTables(cards: readonly Card[], sites: readonly Site[], first: number) {
  const boostSite: number[] = []
  const boostCoins: number[] = []
  const boostAt: number[] = []
  const boostEnd: number[] = []
  for (const card of cards) {
    boostAt.push(boostSite.length)
    sites.forEach((site, nth) => {
      for (const power of site.powers)
        if (power.power === 'boost' && card.kind === 'establishment' && power.icons.includes(card.icon)) {
          boostSite.push(first + nth)
          boostCoins.push(power.coins)
        }
    })
    boostEnd.push(boostSite.length)
  }
  return {
    boostSite: Int16Array.from(boostSite),
    boostCoins: Int16Array.from(boostCoins),
    boostAt: Int16Array.from(boostAt),
    boostEnd: Int16Array.from(boostEnd),
  }
}

function marketTables(ruleset: Ruleset, cards: readonly Card[]) {
  const rows = ruleset.market === 'open' ? [] : ruleset.market
  const majorsApart = rows.some((row) => row.of === 'majors')
  const rowOf = Int8Array.from(cards, (card) => rows.findIndex((row) => isDealt(card, row.of, majorsApart)))
  const inRow = rows.map((_, row) => [...cards.keys()].filter((number) => rowOf[number] === row))
  const rowCards = Int16Array.from(inRow.flat())
  const rowAt = Int16Array.from({ length: rows.length + 1 }, (_, row) => inRow.slice(0, row).flat().length)
  return {
    rowOf,
    rowCards,
    rowAt,
    rowSize: rows.map((row) => row.stacks),
    rows: rows.length,
    shared: ruleset.landmarks === 'shared',
  }
}

function isDealt(card: Card, of: RowOf, majorsApart: boolean): boolean {
  if (of === 'landmarks') return card.kind === 'landmark'
  if (card.kind !== 'establishment') return false
  if (of === 'establishments') return true
  if (of === 'majors') return card.major === true
  if (majorsApart && card.major) return false
  return of === (card.on[0] <= 6 ? 'low' : 'high')
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
  const lists = Array.from({ length: (highestTotal + 1) * LISTS }, (_, entry) => {
    const total = Math.floor(entry / LISTS)
    return ordered.filter(
      (number) => establishments[number].on.includes(total) && tests[entry % LISTS](establishments[number]),
    )
  })
  const asks = (list: number[]) =>
    list.some((number) => establishments[number].does.some(stepAsks)) ||
    (ruleset.order === 'chosen' && list.length > 1 && list.some((number) => isSensitive(establishments[number])))
  const busy = new Int16Array(highestTotal + 1)
  lists.forEach((list, entry) => {
    const kind = entry % LISTS
    const worked = (kind === TOWN || kind === MAJORS_LIST) && asks(list)
    busy[Math.floor(entry / LISTS)] |= (list.length > 0 ? 1 << kind : 0) | (worked ? ASKING << kind : 0)
  })
  const ends = lists.map((_, entry) => lists.slice(0, entry).reduce((sum, list) => sum + list.length, 0))
  return {
    highestTotal,
    acting: Int16Array.from(lists.flat()),
    actsAt: Int16Array.from([...ends, lists.flat().length]),
    busy,
    longest: Math.max(...lists.map((list) => list.length)),
  }
}

/** Whether it matters when a card acts: everything but plain earning. */
const isSensitive = (card: Card): boolean =>
  allSteps(card).some(
    (step) => step.verb !== 'gain' && step.verb !== 'leave' && !(step.verb === 'close' && step.what === 'this'),
  )

/** Effects of standing landmarks, sorted by when they happen. */
function siteEffects(sites: readonly Site[], first: number, table: StepTable) {
  const effects: (Effect & { rank: number })[] = []
  const extraTurns: Effect[] = []
  const builtNothing: Effect[] = []
  const noCoins: Effect[] = []
  sites.forEach((site, nth) => {
    for (const power of site.powers) {
      if (power.power !== 'when' || power.trigger === 'built') continue
      const { trigger, does } = power
      const on = typeof trigger === 'object' ? ('total' in trigger ? trigger.total : ON_NOTHING_EARNED) : ON_DOUBLES
      const dice = typeof trigger === 'object' && 'earnedNothingWithDice' in trigger ? trigger.earnedNothingWithDice : 0
      const effect = { site: first + nth, on, dice, ...table.add(does) }
      if (trigger === 'built-nothing') builtNothing.push(effect)
      else if (trigger === 'no-coins') noCoins.push(effect)
      else if (does[0].verb === 'extra-turn') extraTurns.push(effect)
      else effects.push({ ...effect, rank: (on === ON_NOTHING_EARNED ? 10 : 0) + (does.some(stepAsks) ? 20 : 0) })
    }
  })
  effects.sort((a, b) => a.rank - b.rank)
  return { effects: effects.map(({ rank: _, ...effect }) => effect), extraTurns, builtNothing, noCoins }
}

function sitePowers(sites: readonly Site[], first: number) {
  const bitsOf = (power: Power): number => {
    if (power.power === 'boost') return POWER.boost
    if (power.power !== 'when') return POWER[power.power]
    if (power.trigger === 'built') return 0
    if (power.trigger === 'built-nothing') return POWER.builtNothing
    if (power.trigger === 'no-coins') return POWER.noCoins
    return power.does[0].verb === 'extra-turn' ? POWER.extraTurn : POWER.effect
  }
  const raise = sites.flatMap((site) => site.powers).find((power) => power.power === 'raise')
  const powersOf = new Int16Array(first + sites.length)
  sites.forEach((site, nth) => {
    for (const power of site.powers) powersOf[first + nth] |= bitsOf(power)
  })
  return { powersOf, raiseBy: raise?.by ?? 0, raiseFrom: raise?.from ?? 0 }
}

function goalOf(ruleset: Ruleset, sites: readonly Site[]) {
  const ownLandmarks = sites.filter((site) => site.kind === 'landmark').length
  let landmarksToWin = ruleset.goal.length === 0 ? sites.length + 1 : 0
  let mustContribute = false
  let coinsToWin = 0
  for (const goal of ruleset.goal) {
    if ('landmarks' in goal) landmarksToWin = goal.landmarks === 'all' ? ownLandmarks : goal.landmarks
    else if ('coins' in goal) coinsToWin = goal.coins
    else mustContribute = true
  }
  return { landmarksToWin, mustContribute, coinsToWin, ownLandmarks }
}
