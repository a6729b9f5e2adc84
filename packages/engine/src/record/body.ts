import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { strangerIn } from './cast.ts'
import { type Head, headless, LONGEST_LINE } from './head.ts'
import { readMoments } from './read-moments.ts'
import type { GameRecord, Moment, SeatChange } from './record.ts'
import { parseSeatChange } from './seat-text.ts'

/** Why a record need not be read any further. */
export type Objection = (soFar: GameRecord) => Refusal | null

/** Moments of the longest games; what is longer is asked about before it is read to the end. */
const LONG = 2000

/** What follows the header of a record, as it is read. */
export class Body {
  private readonly head: Head
  private readonly object: Objection
  private readonly moments: Moment[] = []
  private readonly seatChanges: SeatChange[] = []
  private abandoned = false
  private askAt = LONG

  constructor(head: Head, object: Objection = () => null) {
    this.head = head
    this.object = object
  }

  /** How many moments there are so far. */
  get length(): number {
    return this.moments.length
  }

  /** Takes one line, or says why not. */
  read(line: string): Refusal | null {
    const bad = refuse('bad-line', { what: line.slice(0, 80) })
    if (this.abandoned || line.length > LONGEST_LINE) return bad
    if (this.head.header.format > 1) {
      if (line === 'abandoned') {
        this.abandoned = true
        return null
      }
      const change = parseSeatChange(line)
      if (change) return this.change({ at: this.length, ...change })
    }
    const read = readMoments(line, this.head.cast)
    if (isRefusal(read)) return read
    for (const moment of read) this.add(moment)
    return null
  }

  add(moment: Moment): void {
    this.moments.push(moment)
  }

  change(change: SeatChange): Refusal | null {
    this.seatChanges.push(change)
    return strangerIn([change], this.head.cast)
  }

  abandon(): void {
    this.abandoned = true
  }

  /** Asked at twice the length each time, so that asking costs no more than reading. */
  objection(): Refusal | null {
    if (this.length < this.askAt) return null
    this.askAt *= 2
    return this.object(this.soFar())
  }

  record(): GameRecord | Refusal {
    return headless(this.head, this.moments) ?? this.soFar()
  }

  private soFar(): GameRecord {
    const { moments, seatChanges, abandoned } = this
    return {
      ...this.head.header,
      moments,
      ...(seatChanges.length > 0 ? { seatChanges } : {}),
      ...(abandoned ? { abandoned } : {}),
    }
  }
}
