import { townOf } from '@machinami/cards'
import { type Log, type Rules, type State, view } from '@machinami/engine'
import { ASK, coins, deck, E, owned, Q, sizeAt, stands, supply } from '@machinami/engine/inside'

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

/** What lies on the table besides cards and coins: no town has more flags than it may, nothing is given twice. */
export function strayMarker(r: Rules, s: State): string | null {
  const { towns, flags, pins, fund } = view(r, s)
  if (towns.some((town) => town.flagsLeft < 0)) return 'a flag too many'
  if (new Set(flags.map(({ n }) => n)).size < flags.length) return 'two flags on a number'
  const homes = towns.flatMap((_, seat) => townOf(r.ruleset, seat).home ?? [])
  if (homes.some((home) => !flags.some((flag) => flag.n === home && flag.home))) return 'a flag that left home'
  if (fund && fund.given > fund.of) return 'too much in the fund'
  if (fund && fund.given === fund.of && s[ASK] !== Q.none) return 'a full fund and no winner'
  return pins.length === r.pinNumbers.length ? null : 'a pin is lost'
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
