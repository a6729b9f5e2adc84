/** What time it is, and how it passes. */
export interface Time {
  /** Milliseconds. */
  readonly now: () => number
  /** In all, by how much `now` went ahead at once: this machine slept, or its clock was set. */
  readonly skipped: () => number
}

/** Less than this is how clocks differ. */
const SMALL = 2000

/**
 * The time of day. A clock that is put back is not followed, or things would be due twice; one that is put on is, or notes
 * would bear the wrong date and other nodes see other times.
 */
export function timeOfDay(wall: () => number = Date.now, steady: () => number = () => performance.now()): Time {
  let began = wall() - steady()
  let skipped = 0
  const now = (): number => {
    const ahead = wall() - steady() - began
    if (ahead > SMALL) {
      began += ahead
      skipped += ahead
    }
    return Math.round(began + steady())
  }
  return {
    now,
    skipped: () => {
      now()
      return skipped
    },
  }
}
