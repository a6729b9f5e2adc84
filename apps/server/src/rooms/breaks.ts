import type { Time } from '../time.ts'

/** A time in which nobody could play here; from null: since nobody knows when. */
export interface Break {
  readonly from: number | null
  readonly to: number
}

/** Milliseconds without a look at what is due after which nobody could have played either. */
const GAP = 5000
/** Those of long ago are long noted wherever somebody plays. */
const REMEMBERED = 100

/** When this server stood still: it was not there, its machine slept, or its database said nothing. */
export class Breaks {
  private readonly time: Time
  private readonly steady: () => number
  private known: readonly Break[]
  /** When it was last looked at what is due: by the time of day, and by a clock that nobody sets. */
  private last: { at: number; steady: number; skipped: number }
  private hasFailed = false

  constructor(time: Time, steady: () => number = () => performance.now()) {
    this.time = time
    this.steady = steady
    this.last = this.present()
    this.known = [{ from: null, to: this.last.at }]
  }

  private present() {
    return { at: this.time.now(), steady: this.steady(), skipped: this.time.skipped() }
  }

  /** What is due was looked at just now. */
  look(): void {
    this.notice()
    this.hasFailed = false
    this.last = this.present()
  }

  /** It could not be looked at: until it can be again, nobody plays. */
  fail(): void {
    this.hasFailed = true
  }

  get all(): readonly Break[] {
    if (!this.hasFailed) this.notice()
    return this.known
  }

  private notice(): void {
    const { last } = this
    const now = this.present()
    if (!this.hasFailed && now.steady - last.steady <= GAP && now.skipped === last.skipped) return
    this.known = [...this.known, { from: last.at, to: now.at }].slice(-REMEMBERED)
    this.last = now
  }
}
