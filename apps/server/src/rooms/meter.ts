/** Counts what happens. */
export interface Meter {
  /** A step was kept; how long that took. */
  kept(seconds: number): void
  /** The database could not keep one. */
  notKept(): void
  refused(code: string): void
  /** Somebody was told elsewhere that it is their turn, or could not be. */
  rung(way: string, delivery: string): void
}
