import { EVENT_KINDS, EVENTS } from './events.ts'

/** How many ints each kind of event takes, its code included; `asked` adds as many ints as it says. */
export const EVENT_SIZE = Int8Array.from(EVENT_KINDS, (kind) => 1 + EVENTS[kind].length)

/** What hot functions take: no log, no cost. */
export type MaybeLog = Log | null

/** Events as ints, appended in place. A state that is only simulated has none (`null`). */
export class Log {
  ints = new Int32Array(4096)
  length = 0

  /** Makes room for so many more ints. */
  make(room: number): void {
    if (this.length + room > this.ints.length) this.grow()
  }

  private grow(): void {
    const larger = new Int32Array(this.ints.length * 2)
    larger.set(this.ints)
    this.ints = larger
  }

  clear(): void {
    this.length = 0
  }

  add1(kind: number, a: number): void {
    this.make(2)
    const at = this.length
    this.ints[at] = kind
    this.ints[at + 1] = a
    this.length = at + 2
  }

  add2(kind: number, a: number, b: number): void {
    this.make(3)
    const at = this.length
    this.ints[at] = kind
    this.ints[at + 1] = a
    this.ints[at + 2] = b
    this.length = at + 3
  }

  add3(kind: number, a: number, b: number, c: number): void {
    this.make(4)
    const at = this.length
    this.ints[at] = kind
    this.ints[at + 1] = a
    this.ints[at + 2] = b
    this.ints[at + 3] = c
    this.length = at + 4
  }

  add4(kind: number, a: number, b: number, c: number, d: number): void {
    this.make(5)
    const at = this.length
    this.ints[at] = kind
    this.ints[at + 1] = a
    this.ints[at + 2] = b
    this.ints[at + 3] = c
    this.ints[at + 4] = d
    this.length = at + 5
  }
}
