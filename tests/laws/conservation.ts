import type { Log, Rules, State } from '@machinami/engine'
import { coins, deck, E, owned, sizeAt, stands, supply } from '@machinami/engine/inside'

/** Coins all players have, without those that lie on cards. */
export function coinsInPurses(r: Rules, s: State): number {
  let sum = 0
  for (let seat = 0; seat < r.players; seat++) sum += coins(r, s, seat)
  return sum
}

/** Coins the facts of a log brought into purses, less those they took out. Payments between players are neither. */
export function coinsPaidOut(log: Log): number {
  const { ints } = log
  let sum = 0
  for (let at = 0; at < log.length; at += sizeAt(log, at)) {
    if (ints[at] === E.gained) sum += ints[at + 2]
    else if (ints[at] === E.spent) sum -= ints[at + 2]
    else if (ints[at] === E.built) sum -= ints[at + 3]
    else if (ints[at] === E.invested) sum -= 1
  }
  return sum
}

/** Adds the picks a log turned over: town square cards come from outside the supply. */
export function addRevealed(log: Log, cards: number[]): void {
  for (let at = 0; at < log.length; at += sizeAt(log, at)) if (log.ints[at] === E.revealed) cards[log.ints[at + 2]]++
}

/** Copies of every card in supply, deck and towns together. */
export function cardsInGame(r: Rules, s: State): number[] {
  const cards: number[] = []
  for (let card = 0; card < r.cards; card++) {
    let n = supply(r, s, card) + (r.rowOf[card] >= 0 ? deck(r, s, card) : 0)
    for (let seat = 0; seat < r.players; seat++)
      if (card < r.establishments) n += owned(r, s, seat, card)
      else if (card < r.sites && r.copies[card] > 0 && stands(r, s, seat, card)) n++
    cards.push(n)
  }
  return cards
}
