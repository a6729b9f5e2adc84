import { LEVEL_IDS } from '../ids.ts'
import { BOLDNESS, LEVEL_SHIFTS } from './level-shifts.ts'

/** How strong somebody is beside an expert. */
export interface Strength {
  /** Log-odds more or less than an expert's; the expert's is 0. */
  readonly shift: number
  /** How much of a lead stays one, among players like this one. */
  readonly boldness: number
}

/** Win chances as they are with experts on every seat, made true for these players. */
export function chancesAmong(chances: readonly number[], players: readonly Strength[]): number[] {
  const boldness = players.reduce((sum, each) => sum + each.boldness, 0) / Math.max(1, players.length)
  const weights = chances.map((chance, seat) => chance ** boldness * Math.exp(players[seat].shift))
  const sum = weights.reduce((a, b) => a + b, 0)
  return sum > 0 ? weights.map((weight) => weight / sum) : [...chances]
}

/** The table nearest to a game: its own, or of its edition the one with most players, or the mean of all with as many. */
function shiftsAt(edition: string, players: number): readonly number[] {
  const most = Math.min(4, players)
  const own = LEVEL_SHIFTS[`${edition} ${most}`]
  if (own) return own
  const others = Object.entries(LEVEL_SHIFTS).flatMap(([table, by]) => (table.endsWith(` ${most}`) ? [by] : []))
  return BOLDNESS.map((_, level) => others.reduce((sum, by) => sum + by[level], 0) / Math.max(1, others.length))
}

/** The strength of a level in a game; null of whoever is no level. */
export function strengthOfLevel(id: string, edition: string, players: number): Strength | null {
  const level = (LEVEL_IDS as readonly string[]).indexOf(id)
  return level < 0 ? null : strengthAt(level, edition, players)
}

/** The strength between two levels: 0 is the weakest, 4 the strongest. */
export function strengthAt(level: number, edition: string, players: number): Strength {
  const shifts = shiftsAt(edition, players)
  const at = Math.min(shifts.length - 1, Math.max(0, level))
  const between = (by: readonly number[]) => {
    const low = Math.floor(at)
    const high = Math.min(by.length - 1, low + 1)
    return by[low] + (at - low) * (by[high] - by[low])
  }
  return { shift: between(shifts), boldness: between(BOLDNESS) }
}
