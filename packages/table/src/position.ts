import {
  isLegal,
  legal,
  type Move,
  type Options,
  type Pending,
  pending,
  type Rules,
  type State,
} from '@machinami/engine'
import { ASK, deciderOf, isChance, Q, WAITING } from '@machinami/engine/inside'

/** Where a game stands: who is waited for, and what may be answered. */
export class Position {
  readonly rules: Rules
  readonly state: State
  private readonly options: Options

  constructor(rules: Rules, state: State) {
    this.rules = rules
    this.state = state
    this.options = new Int32Array(rules.mostOptions)
  }

  get isOver(): boolean {
    return this.state[ASK] === Q.none
  }

  /** Whether it is chance that is asked. */
  get isChance(): boolean {
    return isChance(this.state[ASK])
  }

  get isThrow(): boolean {
    return this.state[ASK] === Q.dice
  }

  get isPicking(): boolean {
    return this.state[ASK] === Q.pick
  }

  isWaitedFor(seat: number): boolean {
    return !this.isChance && (this.state[WAITING] & (1 << seat)) !== 0
  }

  isOption(seat: number, move: Move): boolean {
    return isLegal(this.rules, this.state, move, this.options) && deciderOf(this.state, move) === seat
  }

  /** The answer that leaves no choice; null where there is one. */
  get onlyOption(): Move | null {
    return legal(this.rules, this.state, this.options) === 1 ? this.options[0] : null
  }

  asked(): Pending[] {
    return pending(this.rules, this.state, this.options)
  }
}
