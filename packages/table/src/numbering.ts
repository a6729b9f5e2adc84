/**
 * The numbers of open questions. They only grow, so that no old answer fits a new question. While secret picks are made,
 * every seat has a number of its own: others may answer theirs meanwhile.
 */
export class Numbering {
  private bySeat: number[]
  private latest = 0

  constructor(seats: number) {
    this.bySeat = Array.from({ length: seats }, () => 0)
  }

  /** The last number given. */
  get last(): number {
    return this.latest
  }

  of(seat: number): number {
    return this.bySeat[seat] ?? this.latest
  }

  /** After a seat has answered or taken back. */
  askAnew(seat: number, isPicking: boolean, wasPicking: boolean): void {
    this.latest++
    if (!isPicking) this.bySeat.fill(this.latest)
    else if (wasPicking) this.bySeat[seat] = this.latest
    else this.bySeat = this.bySeat.map(() => this.latest++)
  }

  /** Only this seat's question is asked anew. */
  askOne(seat: number): void {
    this.bySeat[seat] = ++this.latest
  }

  goOnFrom(first: number): void {
    this.latest = first - 1
  }
}
