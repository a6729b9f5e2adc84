/** One thing that is tried over and over. A turn follows from its seed alone; a finding throws. */
export interface Part {
  readonly name: string
  /** What was tried so far, in words. */
  readonly counts: { [what: string]: number }
  /** Why it cannot be tried here, where it cannot. */
  readonly missing?: string
  turn(seed: number): void | Promise<void>
  close?(): void
}

export const add = (counts: Part['counts'], what: string, n = 1): void => {
  counts[what] = (counts[what] ?? 0) + n
}
