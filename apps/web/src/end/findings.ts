import { broughtBy, type GameEvent } from '@machinami/engine'
import { type Outcome, outcomeOf } from '../game/outcome.ts'

/** A building that paid somebody: how much in all, less what it took, and in how many turns. */
export interface Payer {
  readonly seat: number
  readonly card: string
  readonly coins: number
  readonly turns: number
}

/** A building somebody bought: when the first one stood, what all of them cost and what they brought. */
export interface Buy {
  readonly seat: number
  readonly card: string
  readonly turn: number
  readonly cost: number
  readonly brought: number
}

/** The roll that gave and took most. */
export interface BigRoll extends Outcome {
  readonly turn: number
}

/** What is known the moment a game is over, without judging it again. */
export interface Findings {
  /** By seat; nothing for whoever earned nothing. */
  readonly payers: readonly (Payer | undefined)[]
  readonly buys: readonly (Buy | undefined)[]
  readonly roll: BigRoll | undefined
}

interface Account {
  brought: number
  cost: number
  built: number | null
  readonly turns: Set<number>
}

/** A building everybody begins with was not bought, so it is nobody's best buy. */
export function findingsOf(events: readonly GameEvent[], seats: number, startCards: readonly string[]): Findings {
  const accounts = Array.from({ length: seats }, () => new Map<string, Account>())
  const accountOf = (seat: number, card: string): Account => {
    const known = accounts[seat].get(card)
    if (known) return known
    const fresh: Account = { brought: 0, cost: 0, built: null, turns: new Set() }
    accounts[seat].set(card, fresh)
    return fresh
  }
  let turn = 0
  for (const event of events) {
    if (event.kind === 'turn') turn = event.n
    if (event.kind === 'built') {
      const account = accountOf(event.seat, event.card)
      account.cost += event.n
      account.built ??= turn
    }
    for (const { seat, n } of broughtBy(event)) {
      if (!('by' in event) || event.by === null) continue
      const account = accountOf(seat, event.by)
      account.brought += n
      if (n > 0) account.turns.add(turn)
    }
  }
  return {
    payers: accounts.map((cards, seat) => {
      const best = most(cards, ({ brought }) => brought)
      return best && { seat, card: best[0], coins: best[1].brought, turns: best[1].turns.size }
    }),
    buys: accounts.map((cards, seat) => {
      const best = most(cards, ({ brought, cost, built }, card) =>
        built === null || startCards.includes(card) ? 0 : brought - cost,
      )
      const turn = best?.[1].built ?? null
      return best && turn !== null
        ? { seat, card: best[0], turn, cost: best[1].cost, brought: best[1].brought }
        : undefined
    }),
    roll: biggestRoll(events),
  }
}

/** The entry worth most; none if nothing is worth anything. */
function most(
  cards: ReadonlyMap<string, Account>,
  worth: (account: Account, card: string) => number,
): readonly [string, Account] | undefined {
  const [first] = [...cards].sort(([a, one], [b, other]) => worth(other, b) - worth(one, a))
  return first && worth(first[1], first[0]) > 0 ? first : undefined
}

const moved = ({ net }: Outcome): number => [...net.values()].reduce((sum, n) => sum + Math.abs(n), 0)

function biggestRoll(events: readonly GameEvent[]): BigRoll | undefined {
  let biggest: BigRoll | undefined
  let turn = { seat: 0, n: 0 }
  let rolled = -1
  const close = (end: number): void => {
    if (rolled < 0) return
    const told = { ...outcomeOf(turn.seat, events.slice(rolled, end)), turn: turn.n }
    if (moved(told) > (biggest ? moved(biggest) : 0)) biggest = told
    rolled = -1
  }
  for (const [at, event] of events.entries()) {
    if (event.kind === 'turn') {
      close(at)
      turn = event
    }
    // A roll that was thrown again brought nothing.
    if (event.kind === 'rolled' && turn.n > 0) {
      close(at)
      rolled = at
    }
  }
  close(events.length)
  return biggest
}
