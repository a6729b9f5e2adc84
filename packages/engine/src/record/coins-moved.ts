import type { GameEvent } from '../events.ts'

/** What an event changes in a purse: negative is a loss. */
export interface CoinsMoved {
  readonly seat: number
  readonly n: number
}

/** The one place that knows which events move coins. */
export function coinsMovedBy(event: GameEvent): readonly CoinsMoved[] {
  switch (event.kind) {
    case 'gained':
      return [{ seat: event.seat, n: event.n }]
    case 'spent':
    case 'built':
      return [{ seat: event.seat, n: -event.n }]
    case 'invested':
      return [{ seat: event.seat, n: -1 }]
    case 'paid':
      return [
        { seat: event.from, n: -event.n },
        { seat: event.to, n: event.n },
      ]
    case 'decided':
    case 'rolled':
    case 'drawn':
    case 'stocked':
    case 'shelved':
    case 'received':
    case 'closed':
    case 'reopened':
    case 'scored':
    case 'turn':
    case 'raised':
    case 'demolished':
    case 'returned':
    case 'picked':
    case 'revealed':
    case 'moved':
    case 'extra':
    case 'twice':
    case 'won':
    case 'asked':
    case 'limit':
    case 'token':
    case 'hung':
    case 'pinned':
    case 'mascot':
    case 'funded':
      return []
    default:
      return event satisfies never
  }
}

/** What a card brought its owner, or cost them: what it takes from others is no loss of a card of theirs. */
export function broughtBy(event: GameEvent): readonly CoinsMoved[] {
  if (!('by' in event) || event.by === null) return []
  return coinsMovedBy(event).filter(({ n }) => event.kind !== 'paid' || n > 0)
}
