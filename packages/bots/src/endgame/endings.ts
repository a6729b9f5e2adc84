import type { Rules, State } from '@machinami/engine'
import { isLastLap, Race } from './race.ts'

/** Towns seldom change near the end; the last few races are remembered. */
const KEPT = 4

/** Solved ends of games, found again as long as nobody builds another card. */
export class Endings {
  private readonly r: Rules
  private readonly races: Race[] = []

  constructor(r: Rules) {
    this.r = r
  }

  /** The race a state belongs to, in whatever part of a turn, or null. */
  raceOf(s: State): Race | null {
    if (this.r.players !== 2 || !isLastLap(this.r, s)) return null
    const known = this.races.find((race) => race.covers(s))
    if (known) return known
    const race = Race.solve(this.r, s)
    if (!race) return null
    this.races.unshift(race)
    this.races.length = Math.min(this.races.length, KEPT)
    return race
  }
}
