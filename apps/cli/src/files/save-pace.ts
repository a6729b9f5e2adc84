/** Between two saves that nobody waits for: so long, and so many times as long as the last one took. */
const LEAST_MS = 50
const PAUSE = 10

/** Says when it is time to save again: rarely enough to take little of the time. */
export class SavePace {
  private due = 0

  isDue(): boolean {
    return performance.now() >= this.due
  }

  /** Saves, and takes the time that it took. */
  timed<Result>(save: () => Result): Result {
    const began = performance.now()
    try {
      return save()
    } finally {
      const ended = performance.now()
      this.due = ended + Math.max(LEAST_MS, (ended - began) * PAUSE)
    }
  }
}
