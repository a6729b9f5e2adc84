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

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.most
  }
}

/** So many are known before it is looked for the first time who can be forgotten. */
const MANY = 10_000

/** An allowance for each address; those that are full again are forgotten. */
export class Allowances {
  private readonly each = new Map<string, Allowance>()
  private enough = MANY
  private readonly most: number
  private readonly perSecond: number

  constructor(most: number, perSecond: number) {
    this.most = most
    this.perSecond = perSecond
  }

  take(who: string, now: number): boolean {
    if (this.each.size >= this.enough) this.forget(now)
    const allowance = this.each.get(who) ?? new Allowance(this.most, this.perSecond, now)
    this.each.set(who, allowance)
    return allowance.take(now)
  }

  get size(): number {
    return this.each.size
  }

  /** Looks at all of them, and not again before there are twice as many as have to stay. */
  private forget(now: number): void {
    for (const [who, allowance] of this.each) if (allowance.isFull(now)) this.each.delete(who)
    this.enough = Math.max(MANY, 2 * this.each.size)
  }
}
