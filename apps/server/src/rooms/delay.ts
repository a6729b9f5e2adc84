/** How far those who watch may see: what was told so long ago. */
export class Delay {
  private marks: { readonly at: number; readonly told: number }[] = []

  /** So many entries are there now. */
  note(told: number, now: number): void {
    this.marks.push({ at: now, told })
  }

  /** How many entries are at least so old. Older marks are not needed any more. */
  seen(seconds: number, now: number): number {
    const old = this.marks.findLastIndex(({ at }) => at <= now - seconds * 1000)
    if (old > 0) this.marks.splice(0, old)
    return old < 0 ? 0 : this.marks[0].told
  }

  forget(): void {
    this.marks = []
  }
}
