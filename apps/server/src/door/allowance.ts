/** So many at once, and so many a second after that. */
export class Allowance {
  private left: number
  private at: number
  private readonly most: number
  private readonly perSecond: number

  constructor(most: number, perSecond: number, now: number) {
    this.most = most
    this.perSecond = perSecond
    this.left = most
    this.at = now
  }

  /** Whether there is still something left; takes it. A clock that jumps gives nothing and takes nothing. */
  take(now: number): boolean {
    const passed = Math.max(0, now - this.at) / 1000
    this.at = now
    this.left = Math.min(this.most, this.left + passed * this.perSecond)
    if (this.left < 1) return false
    this.left--
    return true
  }

  get isFull(): boolean {
    return this.left >= this.most - 1
  }
}

/** An allowance for each address; those that are full again are forgotten. */
export class Allowances {
  private readonly each = new Map<string, Allowance>()
  private readonly most: number
  private readonly perSecond: number

  constructor(most: number, perSecond: number) {
    this.most = most
    this.perSecond = perSecond
  }

  take(who: string, now: number): boolean {
    if (this.each.size > 10_000) for (const [old, { isFull }] of this.each) if (isFull) this.each.delete(old)
    const allowance = this.each.get(who) ?? new Allowance(this.most, this.perSecond, now)
    this.each.set(who, allowance)
    return allowance.take(now)
  }
}
