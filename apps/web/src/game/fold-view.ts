import { type Card, type Ruleset, townOf } from '@machinami/cards'
import { type Board, type BoardTown, FACE_DOWN, type GameEvent, type Town, tell, type View } from '@machinami/engine'
import type { GameInfo } from '@machinami/host'
import { emptyView } from './empty-view.ts'

/** What stays the same at a table and is needed to draw what happens there. */
export type TableFacts = Pick<GameInfo, 'ruleset' | 'rows'>

/**
 * One event told on a picture of the table. What it changes is known to `tell` alone, the fold that records use too; this
 * takes the picture to a board and back. Parts that stay as they were stay the same object: nobody draws them again.
 */
export function tellOn(before: View, event: GameEvent, table: TableFacts): View {
  const board = boardIn(before)
  tell(board, event)
  return pictureOf(board, before, table)
}

/** The picture of a table after these events, from the first one on. */
export function pictureAfter(events: readonly GameEvent[], table: TableFacts): View {
  const before = emptyView(table.ruleset)
  const board = boardIn(before)
  for (const event of events) tell(board, event)
  return pictureOf(board, before, table)
}

const entries = <T>(all: readonly T[], of: (each: T) => [string, number]): Map<string, number> =>
  new Map(all.map(of).filter(([, n]) => n !== 0))

function boardIn({ towns, market, flags, pins, ...view }: View): Board {
  return {
    ...view,
    rolling: view.question === 'throw',
    supply: entries(market, ({ id, n }) => [id, n]),
    // What changes in the decks: a picture counts them by row only.
    deck: new Map(),
    towns: towns.map(boardTown),
    flags: new Map(flags.map(({ n, ...flag }) => [n, flag])),
    pins: pins.flatMap(({ n, seat }) => (seat === null ? [] : [{ n, seat }])),
  }
}

const boardTown = ({ coins, cards, sites, invested, picked, picks, token, funded }: Town): BoardTown => ({
  coins,
  open: new Map([
    ...entries(cards, ({ id, open }) => [id, open]),
    ...entries(sites, ({ id, built }) => [id, Number(built)]),
  ]),
  closed: entries(cards, ({ id, closed }) => [id, closed]),
  invested: entries(invested, (pot) => [pot.id, pot.coins]),
  picks: [...picks, ...Array<string>(picked - picks.length).fill(FACE_DOWN)],
  ready: token === 'ready',
  funded,
})

function pictureOf(board: Board, before: View, table: TableFacts): View {
  const { turn, seat, dice, total, winner, question, card, waiting, mascot } = board
  const { establishments, all } = orderIn(table.ruleset)
  const market = all
    .map(({ id }) => ({ id, n: board.supply.get(id) ?? 0, row: table.rows[id] }))
    .filter(({ n }) => n > 0)
  const given = board.towns.reduce((sum, { funded }) => sum + funded, 0)
  return kept(before, {
    ...before,
    ...{ turn, seat, dice, total, winner, question, card, waiting, mascot },
    market,
    decks: before.decks.map((n, row) => n + changeIn(board.deck, row, table)),
    towns: before.towns.map((town) => townOn(board, town, table.ruleset, establishments)),
    flags: [...board.flags].map(([n, flag]) => ({ n, ...flag })).sort((a, b) => a.n - b.n),
    pins: pinsTaken(before.pins, board.pins),
    fund: before.fund && { ...before.fund, given },
  })
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * What was there, as far as it is the same: parts that say the same stay the same object, however deep they lie, and
 * nobody draws them again.
 */
export function kept<T>(before: T, now: T): T {
  if (before === now || !isPlain(before) || !isPlain(now)) return now
  const keys = Object.keys(now)
  const parts = keys.map((key) => kept(before[key], now[key]))
  if (keys.length === Object.keys(before).length && parts.every((part, i) => part === before[keys[i]])) return before
  return (Array.isArray(now) ? parts : Object.fromEntries(parts.map((part, i) => [keys[i], part]))) as T
}

const changeIn = (deck: ReadonlyMap<string, number>, row: number, { rows }: TableFacts): number =>
  [...deck].reduce((sum, [card, n]) => sum + (rows[card] === row ? n : 0), 0)

function townOn({ towns, flags }: Board, town: Town, ruleset: Ruleset, establishments: readonly Card[]): Town {
  const { coins, open, closed, invested, picks, ready, funded } = towns[town.seat]
  const isOpen = (id: string) => (open.get(id) ?? 0) > 0
  const hung = [...flags.values()].filter((flag) => flag.seat === town.seat && !flag.home).length
  const isSite = ({ id, kind }: Card) => kind !== 'establishment' && isOpen(id)
  const built = ruleset.cards.filter((card) => isSite(card) && !town.sites.some(({ id }) => id === card.id))
  return {
    ...town,
    coins,
    landmarks: ruleset.cards.filter(({ id, kind }) => kind === 'landmark' && isOpen(id)).length,
    cards: establishments
      .map(({ id }) => ({ id, open: open.get(id) ?? 0, closed: closed.get(id) ?? 0 }))
      .filter((card) => card.open + card.closed > 0),
    sites: [
      ...town.sites.map((site) => ({ ...site, built: isOpen(site.id) })),
      ...built.map(({ id }) => ({ id, built: true, price: 0 })),
    ].filter((site) => ruleset.landmarks !== 'shared' || site.built),
    invested: establishments.flatMap(({ id }) => (invested.has(id) ? [{ id, coins: invested.get(id) ?? 0 }] : [])),
    picked: picks.length,
    picks: picks.filter((card) => card !== FACE_DOWN),
    token: town.token && (ready ? 'ready' : 'spent'),
    flagsLeft: townOf(ruleset, town.seat).flags - hung,
    funded,
  }
}

/** Each number has as many pins as it is named. */
function pinsTaken(all: View['pins'], taken: Board['pins']): View['pins'] {
  const left = [...taken]
  return all.map(({ n }) => {
    const nth = left.findIndex((pin) => pin.n === n)
    return { n, seat: nth < 0 ? null : left.splice(nth, 1)[0].seat }
  })
}

const orders = new WeakMap<Ruleset, { establishments: readonly Card[]; all: readonly Card[] }>()

/** Cards as a table lays them: establishments by their numbers, then the rest. */
function orderIn(ruleset: Ruleset): { establishments: readonly Card[]; all: readonly Card[] } {
  const before = orders.get(ruleset)
  if (before) return before
  const establishments = ruleset.cards.filter((card) => card.kind === 'establishment').sort((a, b) => a.on[0] - b.on[0])
  const order = {
    establishments,
    all: [...establishments, ...ruleset.cards.filter((card) => card.kind !== 'establishment')],
  }
  orders.set(ruleset, order)
  return order
}
