import { isRefusal, type Setup } from '@machinami/cards'
import {
  type Log,
  legal,
  type Options,
  Random,
  type Rules,
  rulesFor,
  type State,
  StreamLuck,
  start,
  step,
} from '@machinami/engine'
import { ASK, board, chanceMove, isChance, Q, sample, TURN } from '@machinami/engine/inside'

export interface Bench {
  readonly name: string
  readonly setup: Setup
}

/** The games that are measured. */
export const BENCHES: readonly Bench[] = [
  { name: 'base 2p', setup: { edition: 'base', players: 2, market: 'open' } },
  { name: 'base 4p', setup: { edition: 'base', players: 4, market: 'open' } },
  { name: 'both 4p ten', setup: { edition: 'both', players: 4, market: 'ten' } },
  { name: 'two 4p', setup: { edition: 'two', players: 4 } },
]

/** One table for uniform random play. */
export interface BenchTable {
  readonly rules: Rules
  readonly state: State
  readonly options: Options
  readonly random: Random
  readonly luck: StreamLuck
}

export function layBenchTable(setup: Setup): BenchTable {
  const rules = rulesFor(setup)
  if (isRefusal(rules)) throw new Error(rules.refused)
  const random = new Random(1)
  return {
    rules,
    state: new Int16Array(rules.size),
    options: new Int32Array(rules.mostOptions),
    random,
    luck: new StreamLuck(random),
  }
}

/** A game in which every question's legal answers are listed in full; gives its number of turns. */
export function playListed({ rules, state, options, random, luck }: BenchTable, log: Log | null): number {
  log?.clear()
  start(rules, log, state)
  while (state[ASK] !== Q.none) {
    if (isChance(state[ASK])) step(rules, state, chanceMove(rules, state, luck), log)
    else {
      const count = legal(rules, state, options)
      step(rules, state, options[count === 1 ? 0 : random.below(count)], log)
    }
  }
  return board(rules, state, TURN)
}

/** The same game drawn without lists. */
export function playSampled({ rules, state, options, random, luck }: BenchTable): number {
  start(rules, null, state)
  while (state[ASK] !== Q.none) {
    const move = isChance(state[ASK]) ? chanceMove(rules, state, luck) : sample(rules, state, random, options)
    step(rules, state, move, null)
  }
  return board(rules, state, TURN)
}
