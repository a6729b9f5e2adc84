import { E, fold, Log, type Rules, type State } from '@machinami/engine'
import type { OneMore } from './messages.ts'
import { averageFor } from './odds.ts'

/** Enough that nobody pays less than a card asks. */
const PLENTY = 40

/** What one more copy of a card would add: every throw is played with it and without it. Nobody is short of coins. */
export function oneMore(r: Rules, s: State, seat: number, card: string): OneMore | null {
  const number = r.numberOf.get(card)
  if (number === undefined || number >= r.establishments) return null
  const now = s.slice()
  fold(r, now, coinsForAll(r))
  const then = now.slice()
  fold(r, then, gift(seat, number))
  const others = Array.from({ length: r.players }, (_, i) => i).filter((each) => each !== seat)
  const added = (roller: number, dice: 1 | 2) =>
    averageFor(r, then, roller, seat, dice) - averageFor(r, now, roller, seat, dice)
  const theirs = (dice: 1 | 2) => others.reduce((sum, roller) => sum + added(roller, dice), 0) / others.length
  return { own: [added(seat, 1), added(seat, 2)], theirs: [theirs(1), theirs(2)] }
}

function coinsForAll(r: Rules): Log {
  const log = new Log()
  for (let seat = 0; seat < r.players; seat++) log.add3(E.gained, seat, PLENTY, -1)
  return log
}

function gift(seat: number, card: number): Log {
  const log = new Log()
  log.add3(E.received, seat, card, 1)
  return log
}
