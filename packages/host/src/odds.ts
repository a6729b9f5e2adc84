import { legal, type Rules, type State, step } from '@machinami/engine'
import { ASK, cardOf, K, kindOf, move, Q, SEAT, WAITING, WINNER } from '@machinami/engine/inside'
import type { Odds, OddsOfDice } from './messages.ts'
import { type Played, playRoll, type Thrown, tidy } from './playout.ts'

/** What a roll brings a seat, whatever is going on now. */
export function oddsFor(r: Rules, s: State, seat: number): Odds {
  const ready = turnTo(r, s, seat)
  const may = diceOf(r, ready, K.roll)
  const played = [playRoll(r, ready, seat, 1), playRoll(r, ready, seat, 2)] as const
  const dice = ([1, 2] as const).map((n) => {
    const again = againWith(r, ready, n).map((each) => mean(played[each - 1].throws, ({ change }) => change[seat]))
    return oddsOf(r, played[n - 1], n, seat, may.includes(n), Math.max(...again))
  })
  return { seat, mayReroll: againWith(r, ready, 1).length > 0, dice }
}

/** `again` is what a fresh roll brings on average; -Infinity when there is none. */
function oddsOf(
  r: Rules,
  { throws, earned }: Played,
  dice: 1 | 2,
  seat: number,
  may: boolean,
  again: number,
): OddsOfDice {
  const totals = [...new Set(throws.map(({ total }) => total))].sort((a, b) => a - b)
  const cards = r.ids.flatMap((id, card) => (tidy(earned[card]) === 0 ? [] : [[id, tidy(earned[card])] as const]))
  return {
    dice,
    may,
    totals: totals.map((total) => {
      const ways = throws.filter((thrown) => thrown.total === total)
      const chance = ways.reduce((sum, way) => sum + way.chance, 0)
      const change = ways[0].change.map((_, each) => tidy(mean(ways, (way) => way.change[each]) / chance))
      return { total, chance, coins: change[seat], change }
    }),
    average: tidy(mean(throws, ({ change }) => change[seat])),
    withReroll: tidy(mean(throws, ({ change }) => Math.max(change[seat], again))),
    byCard: Object.fromEntries(cards),
  }
}

export const mean = (throws: readonly Thrown[], of: (thrown: Thrown) => number): number =>
  throws.reduce((sum, thrown) => sum + thrown.chance * of(thrown), 0)

/** With how many dice one may roll again after a roll of so many; none without a second roll. */
function againWith(r: Rules, ready: State, dice: 1 | 2): (1 | 2)[] {
  const s = ready.slice()
  step(r, s, move(K.roll, dice), null)
  step(r, s, move(K.dice, 1, dice === 1 ? 0 : 1), null)
  return s[ASK] === Q.reroll ? diceOf(r, s, K.reroll) : []
}

function diceOf(r: Rules, s: State, kind: number): (1 | 2)[] {
  const options = new Int32Array(r.mostOptions)
  const all = Array.from(options.subarray(0, legal(r, s, options)))
  return all.filter((m) => kindOf(m) === kind).map((m) => (cardOf(m) === 2 ? 2 : 1))
}

/** A copy of the table at the moment when `seat` is about to roll, whatever is going on now. */
export function turnTo(r: Rules, s: State, seat: number): State {
  const copy = s.slice()
  copy.fill(0, 0, r.position)
  copy[SEAT] = seat
  copy[ASK] = Q.dice
  copy[WAITING] = 1 << seat
  copy[r.boardAt + WINNER] = 0
  return copy
}
