import { type Luck, legal, type Move, type Random, type Rules, type State, start, step } from '@machinami/engine'
import {
  ASK,
  board,
  chanceMove,
  deciderOf,
  isChance,
  keepOwn,
  Q,
  seenBy,
  TURN,
  WAITING,
  WINNER,
} from '@machinami/engine/inside'
import type { Bot } from './bot.ts'

/** What came of a game between bots; winner -1 when it was stopped after too many turns. */
export interface Outcome {
  readonly winner: number
  readonly turns: number
}

/** Told about every answer just before it is played. */
export type Watcher = (s: State, answer: Move, seat: number) => void

/** Plays whole games between bots, quickly: no log, no checks, arrays used again. */
export class Match {
  private readonly r: Rules
  private readonly state: State
  private readonly seen: State
  private readonly options: Int32Array
  private readonly mostTurns: number

  constructor(r: Rules, mostTurns = 1000) {
    this.r = r
    this.mostTurns = mostTurns
    this.state = new Int16Array(r.size)
    this.seen = new Int16Array(r.size)
    this.options = new Int32Array(r.mostOptions)
  }

  play(bots: readonly Bot[], luck: Luck, random: Random, watch?: Watcher): Outcome {
    const { r, state } = this
    start(r, null, state)
    while (state[ASK] !== Q.none && board(r, state, TURN) <= this.mostTurns) {
      const answer = isChance(state[ASK]) ? chanceMove(r, state, luck) : this.ask(bots, random)
      if (watch) watch(state, answer, deciderOf(state, answer))
      step(r, state, answer, null)
    }
    return { winner: board(r, state, WINNER) - 1, turns: board(r, state, TURN) }
  }

  private ask(bots: readonly Bot[], random: Random): Move {
    const { r, state, options } = this
    const all = legal(r, state, options)
    if (all === 1) return options[0]
    let seat = 0
    while ((state[WAITING] & (1 << seat)) === 0) seat++
    const count = state[ASK] === Q.pick ? keepOwn(state, options, all, seat) : all
    if (count === 1) return options[0]
    const known = state[ASK] === Q.pick ? seenBy(r, state, seat, this.seen) : state
    return bots[seat].choose({ rules: r, state: known, seat, options, count, random })
  }
}
