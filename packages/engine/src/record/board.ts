import type { GameEvent } from '../events.ts'
import type { GameRecord } from './record.ts'

/** A table as facts alone tell it: no ruleset, no engine. This is how a record opens for ever. */
export interface Board {
  turn: number
  seat: number
  dice: readonly number[]
  total: number
  winner: number | null
  readonly supply: Map<string, number>
  readonly deck: Map<string, number>
  readonly towns: readonly BoardTown[]
}

export interface BoardTown {
  coins: number
  readonly open: Map<string, number>
  readonly closed: Map<string, number>
  readonly invested: Map<string, number>
}

export function emptyBoard(seats: number): Board {
  const town = (): BoardTown => ({ coins: 0, open: new Map(), closed: new Map(), invested: new Map() })
  return {
    ...{ turn: 0, seat: 0, dice: [], total: 0, winner: null, supply: new Map(), deck: new Map() },
    towns: Array.from({ length: seats }, town),
  }
}

/** The board after the first `upTo` moments of a record. */
export function boardAfter(record: GameRecord, upTo = record.moments.length): Board {
  const board = emptyBoard(record.seats.length)
  for (const fact of record.start) tell(board, fact)
  let before = ''
  for (const { answer, facts } of record.moments.slice(0, upTo)) {
    if (answer.kind === 'draw') tell(board, { kind: 'drawn', card: answer.card })
    // Other throws, for boats or for who begins, are not the turn's roll.
    const isRoll = answer.kind === 'dice' && (before === 'roll' || before === 'reroll')
    if (isRoll) tell(board, { kind: 'rolled', dice: answer.dice })
    for (const fact of facts) tell(board, fact)
    before = answer.kind
  }
  return board
}

function add(counts: Map<string, number>, card: string, n: number): void {
  const now = (counts.get(card) ?? 0) + n
  if (now === 0) counts.delete(card)
  else counts.set(card, now)
}

/** Folds one fact into a board. */
export function tell(board: Board, event: GameEvent): void {
  const town = 'seat' in event ? board.towns[event.seat] : undefined
  switch (event.kind) {
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
      return void Object.assign(board, { dice: event.dice, total: event.dice.reduce((a, b) => a + b, 0) })
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
    case 'won':
      board.winner = event.seat
      return
    default:
      if (town) tellTown(board, town, event)
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
    case 'received':
      return add(town.open, event.card, event.n)
    case 'revealed':
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
