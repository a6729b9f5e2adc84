import type { State } from '@machinami/engine'
import type { Endings } from '../endgame/endings.ts'
import type { Race } from '../endgame/race.ts'
import type { Leaf } from './leaf.ts'

/** Judges states of the last lap: exactly where the race is solved, and by what the net says a card changes elsewhere. */
export class LastLap {
  private readonly evaluator: Leaf
  private readonly endings: Endings | null
  private readonly passing: Float64Array
  private race: Race | null = null
  /** By how much the net misjudges passing: what seat 0 has more than it says. */
  private shift = 0

  constructor(evaluator: Leaf, endings: Endings | null, players: number) {
    this.evaluator = evaluator
    this.endings = endings
    this.passing = new Float64Array(players)
  }

  get isOn(): boolean {
    return this.race !== null
  }

  /** Finds the race a state belongs to, if there is one. */
  enter(s: State, mover: number): void {
    this.race = this.endings?.raceOf(s) ?? null
    this.passHere(s, mover)
  }

  leave(): void {
    this.race = null
  }

  /**
   * Somebody may build or swap here: what changes the towns is compared with changing nothing, so the net's mistake is taken
   * here. Towns that have changed already are compared with what they were.
   */
  passHere(s: State, mover: number): void {
    if (this.race === null || !this.race.covers(s)) return
    this.evaluator.evaluate(s, mover, this.passing)
    this.shift = this.race.chance(s, mover) - this.passing[0]
  }

  judge(s: State, mover: number, out: Float64Array): void {
    if (this.race === null || !this.race.covers(s)) {
      this.evaluator.evaluate(s, mover, out)
      if (this.race === null) return
      out[0] = Math.min(1, Math.max(0, out[0] + this.shift))
    } else out[0] = this.race.chance(s, mover)
    out[1] = 1 - out[0]
  }
}
