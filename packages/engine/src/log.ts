import { EVENT_KINDS, EVENTS } from './events.ts'

/** How many ints each kind of event takes, its code included; `asked` adds as many ints as it says. */
export const EVENT_SIZE = Int8Array.from(EVENT_KINDS, (kind) => 1 + EVENTS[kind].length)

/** Room kept free for one step, so that single events need no check. */
const ROOM = 2048

/** Events as ints, appended in place. A state that is only simulated has none (`null`). */
export class Log {
  ints = new Int32Array(2 * ROOM)
  length = 0

  /** Makes room for whatever one step can write. */
  ready(): void {
    if (this.length + ROOM <= this.ints.length) return
    const larger = new Int32Array(this.ints.length * 2)
    larger.set(this.ints)
    this.ints = larger
  }

  clear(): void {
    this.length = 0
  }

  add1(kind: number, a: number): void {
    const at = this.length
    this.ints[at] = kind
    this.ints[at + 1] = a
    this.length = at + 2
  }

  add2(kind: number, a: number, b: number): void {
    const at = this.length
    this.ints[at] = kind
    this.ints[at + 1] = a
    this.ints[at + 2] = b
    this.length = at + 3
  }

  add3(kind: number, a: number, b: number, c: number): void {
    const at = this.length
    this.ints[at] = kind
    this.ints[at + 1] = a
    this.ints[at + 2] = b
    this.ints[at + 3] = c
    this.length = at + 4
  }

  add4(kind: number, a: number, b: number, c: number, d: number): void {
    const at = this.length
    this.ints[at] = kind
    this.ints[at + 1] = a
    this.ints[at + 2] = b
    this.ints[at + 3] = c
    this.ints[at + 4] = d
    this.length = at + 5
  }
}
