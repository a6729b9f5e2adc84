import type { Card, Step } from '@machinami/cards'
import { Log, type Rules, type State } from '@machinami/engine'
import { E, fold } from '@machinami/engine/inside'
import type { OneMore, OneMoreOnRoll } from './messages.ts'
import { mean, turnTo } from './odds.ts'
import { playRoll, tidy } from './playout.ts'

/** Enough that nobody pays less than a card asks. */
const PLENTY = 40

/** What one more copy of a card would add: every throw is played with it and without it. */
export function oneMore(r: Rules, s: State, seat: number, card: string): OneMore | null {
  const number = r.numberOf.get(card)
  if (number === undefined || number >= r.establishments) return null
  const now = s.slice()
  const asStands = r.ruleset.cards.some((each) => each.id === card && looksAtPurses(each))
  if (!asStands) fold(r, now, coinsForAll(r))
  const then = now.slice()
  fold(r, then, gift(seat, number))
  const others = Array.from({ length: r.players }, (_, i) => i).filter((each) => each !== seat)
  const on = (rollers: readonly number[], dice: 1 | 2) => {
    const each = rollers.map((roller) => added(r, now, then, roller, seat, dice, number))
    return { coins: meanOf(each.map(({ coins }) => coins)), acts: meanOf(each.map(({ acts }) => acts)) }
  }
  return {
    own: both([on([seat], 1), on([seat], 2)]),
    theirs: both([on(others, 1), on(others, 2)]),
    asStands,
  }
}

const both = (rolls: readonly [{ coins: number; acts: number }, { coins: number; acts: number }]): OneMoreOnRoll => ({
  coins: [rolls[0].coins, rolls[1].coins],
  acts: [rolls[0].acts, rolls[1].acts],
})

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

function added(r: Rules, now: State, then: State, roller: number, seat: number, dice: 1 | 2, card: number) {
  const without = playRoll(r, turnTo(r, now, roller), seat, dice).throws
  const having = playRoll(r, turnTo(r, then, roller), seat, dice, card).throws
  const coins = mean(having, ({ change }) => change[seat]) - mean(without, ({ change }) => change[seat])
  return { coins: tidy(coins), acts: mean(having, (thrown) => thrown.acts) }
}

/**
 * Whether it is what lies in purses now that decides. A restaurant is different: it charges whoever rolls, today and for
 * many turns to come, so it is shown as if everyone can pay.
 */
const looksAtPurses = (card: Card): boolean => card.kind === 'establishment' && card.does.some(dependsOnPurses)

function dependsOnPurses(step: Step): boolean {
  if (step.verb === 'pool') return true
  if (step.verb !== 'take') return false
  const isShare = step.amount === 'half' || step.amount === 'all'
  return isShare || step.from !== 'roller' || (step.if !== undefined && 'payerHasCoins' in step.if)
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
