import { LEVEL_IDS } from '../ids.ts'
import { LEVEL_FITS } from './level-fits.ts'

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
function fitAt(edition: string, players: number): (typeof LEVEL_FITS)[string] {
  const most = Math.min(4, players)
  const own = LEVEL_FITS[`${edition} ${most}`]
  if (own) return own
  const others = Object.entries(LEVEL_FITS).flatMap(([table, fit]) => (table.endsWith(` ${most}`) ? [fit] : []))
  const mean = (of: 'shifts' | 'boldness') =>
    LEVEL_IDS.map((_, level) => others.reduce((sum, fit) => sum + fit[of][level], 0) / Math.max(1, others.length))
  return { shifts: mean('shifts'), boldness: mean('boldness') }
}

/** The strength between two levels: 0 is the weakest, 4 the strongest. */
export function strengthAt(level: number, edition: string, players: number): Strength {
  const { shifts, boldness } = fitAt(edition, players)
  const at = Math.min(shifts.length - 1, Math.max(0, level))
  const between = (by: readonly number[]) => {
    const low = Math.floor(at)
    const high = Math.min(by.length - 1, low + 1)
    return by[low] + (at - low) * (by[high] - by[low])
  }
  return { shift: between(shifts), boldness: between(boldness) }
}

/** How often somebody of one level beats somebody of another, two at a table, as both begin equally often. */
export function oddsBetween(level: number, other: number, edition: string): number {
  const [mine, theirs] = [level, other].map((each) => strengthAt(each, edition, 2).shift)
  return 1 / (1 + Math.exp(theirs - mine))
}
