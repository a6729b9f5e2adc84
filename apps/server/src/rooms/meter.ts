/** Counts what happens. */
export interface Meter {
  /** A step was kept; how long that took. */
  kept(seconds: number): void
  refused(code: string): void
}
