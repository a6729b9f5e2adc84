import { CHANCE, type GameEvent } from '../events.ts'
import type { QuestionKind } from '../questions.ts'
import type { GameRecord } from './record.ts'

/**
 * A table as events tell it: no ruleset, no engine. This is how a record opens for ever, how a screen shows events one by
 * one, and what causes are checked against.
 */
export interface Board {
  turn: number
  seat: number
  dice: readonly number[]
  total: number
  winner: number | null
  /** The last question; events from a record have none. */
  question: QuestionKind
  card: string | null
  waiting: readonly number[]
  /** Whether the next throw is the turn's roll. Others, for boats or for who begins, are not. */
  rolling: boolean
  readonly supply: Map<string, number>
  readonly deck: Map<string, number>
  readonly towns: readonly BoardTown[]
  /** Whose flag hangs on a number, and whether for good. */
  readonly flags: Map<number, { readonly seat: number; readonly home: boolean }>
  /** Pins in the order they were taken. */
  readonly pins: { readonly n: number; readonly seat: number }[]
  mascot: string | null
}

export interface BoardTown {
  coins: number
  readonly open: Map<string, number>
  readonly closed: Map<string, number>
  readonly invested: Map<string, number>
  /** Secret picks that are not revealed yet. */
  picks: readonly string[]
  /** Whether its token can be used, and the pieces it gave to the fund. */
  ready: boolean
  funded: number
}

export function emptyBoard(seats: number): Board {
  const town = (): BoardTown => ({
    coins: 0,
    open: new Map(),
    closed: new Map(),
    invested: new Map(),
    picks: [],
    ready: false,
    funded: 0,
  })
  return {
    ...{
      turn: 0,
      seat: 0,
      dice: [],
      total: 0,
      winner: null,
      question: 'none',
      card: null,
      waiting: [],
      rolling: false,
    },
    ...{ supply: new Map(), deck: new Map(), flags: new Map(), pins: [], mascot: null },
    towns: Array.from({ length: seats }, town),
  }
}

/** Everything a record says happened, without asking the rules; questions are not written down. */
export function* eventsOf({ start, moments }: Pick<GameRecord, 'start' | 'moments'>): Generator<GameEvent> {
  yield* start
  for (const { seat, answer, facts } of moments) {
    if (seat !== CHANCE) yield { kind: 'decided', seat, answer }
    else if (answer.kind === 'dice') yield { kind: 'rolled', dice: answer.dice }
    else if (answer.kind === 'draw') yield { kind: 'drawn', card: answer.card }
    yield* facts
  }
}

/** Whether a moment begins with it. */
export const isCause = ({ kind }: GameEvent): boolean => kind === 'decided' || kind === 'rolled' || kind === 'drawn'

/** How many whole moments there are among the first `upTo` events of a game: each begins with its cause. */
export function momentsIn(events: readonly GameEvent[], upTo = events.length): number {
  const begun = events.slice(0, upTo).filter(isCause).length
  const isWhole = upTo >= events.length || isCause(events[upTo])
  return isWhole ? begun : Math.max(0, begun - 1)
}

/** The board after the first `upTo` moments of a record. */
export function boardAfter(record: GameRecord, upTo = record.moments.length): Board {
  const board = emptyBoard(record.seats.length)
  for (const event of eventsOf({ start: record.start, moments: record.moments.slice(0, upTo) })) tell(board, event)
  return board
}

function add(counts: Map<string, number>, card: string, n: number): void {
  const now = (counts.get(card) ?? 0) + n
  if (now === 0) counts.delete(card)
  else counts.set(card, now)
}

/** Folds one event into a board. */
export function tell(board: Board, event: GameEvent): void {
  switch (event.kind) {
    case 'decided':
      board.rolling = event.answer.kind === 'roll' || event.answer.kind === 'reroll'
      return
    case 'asked':
      board.rolling = event.question === 'throw'
      // Everybody picks, in whatever turn; every other question is the active player's.
      if (event.question !== 'pick' && event.seats.length === 1) board.seat = event.seats[0]
      return void Object.assign(board, { question: event.question, card: event.card, waiting: event.seats })
    case 'stocked':
      return add(board.supply, event.card, event.n)
    case 'shelved':
      return add(board.deck, event.card, event.n)
    case 'drawn':
      add(board.deck, event.card, -1)
      return add(board.supply, event.card, 1)
    case 'turn':
      return void Object.assign(board, { turn: event.n, seat: event.seat, dice: [], total: 0 })
    case 'rolled':
      if (board.rolling)
        Object.assign(board, { rolling: false, dice: event.dice, total: event.dice.reduce((a, b) => a + b, 0) })
      return
    case 'raised':
      board.total += event.n
      return
    case 'paid':
      board.towns[event.from].coins -= event.n
      board.towns[event.to].coins += event.n
      return
    case 'moved':
      add(board.towns[event.from][event.closed ? 'closed' : 'open'], event.card, -1)
      return add(board.towns[event.to][event.closed ? 'closed' : 'open'], event.card, 1)
    case 'mascot':
      board.mascot = event.card
      return
    case 'hung':
      if (event.was !== null) board.flags.delete(event.was)
      return void board.flags.set(event.n, { seat: event.seat, home: event.home })
    case 'pinned':
      return void board.pins.push({ n: event.n, seat: event.seat })
    case 'won':
      board.winner = event.seat
      return
    default:
      if ('seat' in event) tellTown(board, board.towns[event.seat], event)
  }
}

function tellTown(board: Board, town: BoardTown, event: GameEvent): void {
  switch (event.kind) {
    case 'gained':
      town.coins += event.n
      return
    case 'spent':
      town.coins -= event.n
      return
    case 'token':
      town.ready = event.ready
      return
    case 'funded':
      town.funded += event.n
      return
    case 'received':
      return add(town.open, event.card, event.n)
    case 'picked':
      town.picks = [...town.picks, event.card]
      return
    case 'revealed':
      town.picks = town.picks.slice(0, -1)
      return add(town.open, event.card, 1)
    case 'built':
      town.coins -= event.n
      if ((board.supply.get(event.card) ?? 0) > 0) add(board.supply, event.card, -1)
      return add(town.open, event.card, 1)
    case 'closed':
      add(town.open, event.card, -event.n)
      return add(town.closed, event.card, event.n)
    case 'reopened':
      add(town.open, event.card, event.n)
      return add(town.closed, event.card, -event.n)
    case 'demolished':
      return add(town.open, event.card, -1)
    case 'returned':
      add(board.supply, event.card, 1)
      return add((town.open.get(event.card) ?? 0) > 0 ? town.open : town.closed, event.card, -1)
    case 'invested':
      town.coins -= 1
      return add(town.invested, event.card, 1)
    default:
  }
}
