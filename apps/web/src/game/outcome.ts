import { coinsMovedBy, type GameEvent } from '@machinami/engine'

/** What a roll came to: for everybody at the table, in one line. */
export interface Outcome {
  readonly seat: number
  readonly total: number
  /** What the bank gave each seat, or took. */
  readonly bank: readonly { readonly seat: number; readonly n: number }[]
  /** Who paid whom, all payments of a pair together. */
  readonly paid: readonly { readonly from: number; readonly to: number; readonly n: number }[]
  /** What it came to for each seat. */
  readonly net: ReadonlyMap<number, number>
}

/** Cards built in a turn, by whoever's turn it was. */
export interface TurnTold extends Outcome {
  readonly turn: number
  readonly built: readonly string[]
}

/** What is worth a line of its own beside coins. */
const DEEDS = new Set<GameEvent['kind']>([
  ...(['built', 'moved', 'closed', 'reopened', 'demolished', 'returned', 'invested', 'extra', 'won'] as const),
  ...(['twice', 'hung', 'pinned', 'mascot', 'funded', 'token'] as const),
])

export const isDeed = ({ kind }: GameEvent): boolean => DEEDS.has(kind)

const addTo = <K>(sums: Map<K, number>, key: K, n: number): void => void sums.set(key, (sums.get(key) ?? 0) + n)

/** What coins did in these events; prices of buildings are told by the buildings. */
export function outcomeOf(seat: number, events: readonly GameEvent[]): Outcome {
  let total = 0
  const bank = new Map<number, number>()
  const paid = new Map<string, number>()
  const net = new Map<number, number>()
  for (const event of events) {
    if (event.kind === 'rolled') total = event.dice.reduce((sum, die) => sum + die, 0)
    if (event.kind === 'raised') total += event.n
    if (event.kind === 'built') continue
    for (const moved of coinsMovedBy(event)) {
      addTo(net, moved.seat, moved.n)
      if (event.kind !== 'paid') addTo(bank, moved.seat, moved.n)
    }
    if (event.kind === 'paid') addTo(paid, `${event.from} ${event.to}`, event.n)
  }
  return {
    seat,
    total,
    bank: [...bank].map(([each, n]) => ({ seat: each, n })).filter(({ n }) => n !== 0),
    paid: [...paid].map(([pair, n]) => {
      const [from, to] = pair.split(' ').map(Number)
      return { from, to, n }
    }),
    net,
  }
}

/** The turns since somebody was last at play, told one by one; the one that is going on is not among them. */
export function sinceLastTurn(events: readonly GameEvent[], me: number): TurnTold[] {
  const turns: TurnTold[] = []
  let end = events.length
  let isCurrent = true
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]
    if (event.kind !== 'turn') continue
    // Half a turn told would say of somebody who is about to build that they built nothing.
    if (!isCurrent) {
      const told = events.slice(at, end)
      if (event.seat === me) break
      turns.unshift({
        ...outcomeOf(event.seat, lastRollIn(told)),
        turn: event.n,
        built: told.flatMap((each) => (each.kind === 'built' && each.seat === event.seat ? [each.card] : [])),
      })
    }
    isCurrent = false
    end = at
  }
  return turns
}

/** A roll that was thrown again brought nothing. */
function lastRollIn(events: readonly GameEvent[]): readonly GameEvent[] {
  const at = events.findLastIndex(({ kind }) => kind === 'rolled')
  return at < 0 ? events : events.slice(at)
}

/** Events of the roll that was last thrown in this turn; none before it was. */
export function rollOf(events: readonly GameEvent[]): readonly GameEvent[] | null {
  for (let at = events.length - 1; at >= 0; at--) {
    if (events[at].kind === 'rolled') return events.slice(at)
    if (events[at].kind === 'turn') return null
  }
  return null
}
