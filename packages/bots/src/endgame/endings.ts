import type { Rules, State } from '@machinami/engine'
import { isLastLap, Race } from './race.ts'

/** Towns seldom change near the end; the last few races are remembered. */
const KEPT = 4

/** Solved ends of games, found again as long as nobody builds another card. */
export class Endings {
  private readonly r: Rules
  /** Also those that cannot be solved: finding that out takes long, too. */
  private readonly races: Race[] = []

  constructor(r: Rules) {
    this.r = r
  }

  /** The race a state belongs to, in whatever part of a turn, or null. */
  raceOf(s: State): Race | null {
    if (!Race.hasRaces(this.r) || !isLastLap(this.r, s)) return null
    const race = this.races.find((each) => each.covers(s)) ?? this.remember(new Race(this.r, s))
    return race.isSolved ? race : null
  }

  private remember(race: Race): Race {
    this.races.unshift(race)
    this.races.length = Math.min(this.races.length, KEPT)
    return race
  }
}
