import { type Luck, type Move, type Random, type Rules, type State, start, step } from '@machinami/engine'
import { ASK, board, chanceMove, deciderOf, isChance, Q, sample, TURN, WINNER } from '@machinami/engine/inside'
import { type AskingRoom, askBot, askingRoom, firstAsked } from './ask.ts'
import type { Bot } from './bot.ts'
import { random as anything } from './random.ts'

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
  private readonly room: AskingRoom
  private readonly mostTurns: number

  constructor(r: Rules, mostTurns = 1000) {
    this.r = r
    this.mostTurns = mostTurns
    this.state = new Int16Array(r.size)
    this.room = askingRoom(r)
  }

  play(bots: readonly Bot[], luck: Luck, random: Random, watch?: Watcher): Outcome {
    start(this.r, null, this.state)
    return this.goOn(bots, luck, random, watch)
  }

  /** The same from a moment of a game on. */
  playFrom(from: State, bots: readonly Bot[], luck: Luck, random: Random, watch?: Watcher): Outcome {
    this.state.set(from)
    return this.goOn(bots, luck, random, watch)
  }

  private goOn(bots: readonly Bot[], luck: Luck, random: Random, watch?: Watcher): Outcome {
    const { r, state } = this
    while (state[ASK] !== Q.none && board(r, state, TURN) <= this.mostTurns) {
      const answer = isChance(state[ASK]) ? chanceMove(r, state, luck) : this.ask(bots, random)
      if (watch) watch(state, answer, deciderOf(state, answer))
      step(r, state, answer, null)
    }
    return { winner: board(r, state, WINNER) - 1, turns: board(r, state, TURN) }
  }

  private ask(bots: readonly Bot[], random: Random): Move {
    const { r, state, room } = this
    const seat = firstAsked(state)
    const bot = bots[seat]
    // The yardstick needs no list: whole simulations are made of it.
    if (bot === anything && state[ASK] !== Q.pick) return sample(r, state, random, room.options)
    return askBot(bot, r, state, seat, random, room)
  }
}
