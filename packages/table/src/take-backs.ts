import type { State } from '@machinami/engine'
import { ASK, Q } from '@machinami/engine/inside'
import type { Place } from './chronicle.ts'

/** Enough to go back to before a decision. */
interface Checkpoint extends Place {
  readonly seat: number
  readonly forced: boolean
  readonly state: State
}

/** Decisions that can still be taken back: those after which nothing new was seen. */
export class TakeBacks {
  private checkpoints: Checkpoint[] = []

  has(seat: number): boolean {
    return this.lastOf(seat) >= 0
  }

  /** Other players' answers are news: nothing before them can be taken back. Secret picks tell nothing. */
  remember(seat: number, forced: boolean, state: State, place: Place): void {
    const isNews = (each: Checkpoint) => each.seat !== seat && each.state[ASK] !== Q.pick
    if (this.checkpoints.some(isNews)) this.clear()
    this.checkpoints.push({ seat, forced, state: state.slice(), ...place })
  }

  clear(): void {
    this.checkpoints = []
  }

  /** Whoever sits down takes back nothing of those who sat there before. */
  forget(seat: number): void {
    this.checkpoints = this.checkpoints.filter((each) => each.seat !== seat)
  }

  /** Back to before the seat's last free decision; says who else could take back. */
  goBack(seat: number): { readonly target: Checkpoint; readonly others: ReadonlySet<number> } {
    const at = this.lastOf(seat)
    const others = new Set(this.checkpoints.map((each) => each.seat))
    const target = this.checkpoints[at]
    this.checkpoints.length = at
    return { target, others }
  }

  leaveTo(seats: ReadonlySet<number>): void {
    this.checkpoints = this.checkpoints.filter((each) => seats.has(each.seat))
  }

  private lastOf(seat: number): number {
    return this.checkpoints.findLastIndex((each) => each.seat === seat && !each.forced)
  }
}
