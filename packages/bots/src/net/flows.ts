import type { Card, Establishment, Step } from '@machinami/cards'
import type { Rules } from '@machinami/engine'
import { countsOf } from './synergy.ts'

/** What a town earns on average, in 36ths of a coin: in its own turn, from others' throws, from others' purses; by one die and by two. */
export const OWN_1 = 0
export const OWN_2 = 1
export const AWAY_1 = 2
export const AWAY_2 = 3
export const RED_1 = 4
export const RED_2 = 5
export const FLOWS = 6

/** What a throw, a share of somebody's purse, or a count that only shows in play is taken to be worth. */
const AVERAGE_THROW = 7
const A_GUESS = 3

/** What one copy of each card adds to the flows, and what each thing that it counts does. Entry `card * FLOWS + flow`. */
export interface FlowTables {
  readonly perCopy: Int32Array
  readonly perCount: Int32Array
}

export function flowTables(r: Rules): FlowTables {
  const perCopy = new Int32Array(r.establishments * FLOWS)
  const perCount = new Int32Array(r.establishments * FLOWS)
  const rows = new Map<string, Card>(r.ruleset.cards.map((card) => [card.id, card]))
  for (let card = 0; card < r.establishments; card++) {
    const row = rows.get(r.ids[card])
    if (row?.kind !== 'establishment') continue
    const counts = countsOf(r, card).length > 0
    for (const step of row.does) {
      if (step.verb !== 'gain' && step.verb !== 'take') continue
      const isCounted = counts && typeof step.amount === 'object' && 'each' in step.amount
      addTo(isCounted ? perCount : perCopy, card * FLOWS, row, step, coinsOf(step), r.players)
    }
  }
  return { perCopy, perCount }
}

/** What a coin brings that is paid whenever a card acts, or whenever anybody rolls a number. Entry `row * FLOWS + flow`. */
export interface CoinFlows {
  readonly perActing: Int32Array
  readonly perBell: Int32Array
}

const A_COIN: Step = { verb: 'gain', amount: 1 }

export function coinFlows(r: Rules): CoinFlows {
  const perActing = new Int32Array(r.establishments * FLOWS)
  const perBell = new Int32Array(r.bellPays.length * FLOWS)
  for (const card of r.ruleset.cards)
    if (card.kind === 'establishment')
      addTo(perActing, (r.numberOf.get(card.id) as number) * FLOWS, card, payFor(card), 1, r.players)
  r.bellPays.forEach((_, i) => {
    addTo(perBell, i * FLOWS, { on: [i + 1], color: 'blue' }, A_COIN, 1, r.players)
  })
  return { perActing, perBell }
}

/** A red card acts when others roll, all others at least when their owner does. */
const payFor = ({ color }: Establishment): Step =>
  color === 'red' ? { verb: 'take', amount: 1, from: 'roller' } : A_COIN

/** Coins of a step, or of each thing it counts. */
function coinsOf({ amount }: Extract<Step, { readonly verb: 'gain' | 'take' }>): number {
  if (typeof amount === 'number') return amount
  if (typeof amount === 'string') return A_GUESS
  return 'dice' in amount ? AVERAGE_THROW : typeof amount.per === 'object' ? amount.each : amount.each * A_GUESS
}

type Acting = Pick<Establishment, 'on' | 'color'>

function addTo(to: Int32Array, at: number, row: Acting, step: Step, coins: number, players: number): void {
  const [one, two] = waysOf(row.on)
  if (step.verb === 'take' && step.from === 'roller') {
    to[at + RED_1] += coins * one
    to[at + RED_2] += coins * two
    return
  }
  const payers = step.verb === 'take' && step.from === 'each-opponent' ? players - 1 : 1
  to[at + OWN_1] += coins * payers * one
  to[at + OWN_2] += coins * payers * two
  if (row.color !== 'blue') return
  to[at + AWAY_1] += coins * one
  to[at + AWAY_2] += coins * two
}

/** How many of 36 throws of one die and of two hit a card; totals above 12 are reached by raising, half as often. */
function waysOf(on: readonly number[]): readonly [number, number] {
  let one = 0
  let two = 0
  for (const total of on) {
    if (total <= 6) one += 6
    if (total >= 2 && total <= 12) two += 6 - Math.abs(7 - total)
    if (total > 12) two += Math.ceil((6 - Math.abs(7 - (total - 2))) / 2)
  }
  return [one, two]
}
