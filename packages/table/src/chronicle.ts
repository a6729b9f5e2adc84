import { type Answer, CHANCE, type GameEvent, type Moment, type SeatChange, type SeatRecord } from '@machinami/engine'
import type { RoomEvent } from './room-event.ts'

/** Facts stand in a record behind their cause; causes and questions do not. */
const isFact = (event: GameEvent): boolean =>
  event.kind !== 'decided' && event.kind !== 'rolled' && event.kind !== 'drawn' && event.kind !== 'asked'

/** A place in the chronicle that can be gone back to. */
export interface Place {
  readonly moments: number
  readonly standing: number
}

/** Everything that was told at a table, what of it stands, and what a record says of it. */
export class Chronicle {
  /** The room's log: only ever longer. */
  readonly told: RoomEvent[]
  readonly start: readonly GameEvent[]
  readonly moments: Moment[] = []
  private changes: SeatChange[] = []
  /** How many events of the game stand. */
  private standing: number

  constructor(start: readonly GameEvent[]) {
    this.told = [...start]
    this.start = start.filter(isFact)
    this.standing = start.length
  }

  get place(): Place {
    return { moments: this.moments.length, standing: this.standing }
  }

  get seatChanges(): readonly SeatChange[] {
    return this.changes
  }

  happen(seat: number, answer: Answer, events: readonly GameEvent[], late: boolean): void {
    if (late && seat !== CHANCE) this.told.push({ kind: 'late', seat })
    this.told.push(...events)
    this.standing += events.length
    this.moments.push({ seat, answer, facts: events.filter(isFact), ...(late ? { late } : {}) })
  }

  /** Goes back to a place; says which moments stand no more. */
  takeBack(seat: number, { moments, standing }: Place): Moment[] {
    this.told.push({ kind: 'undone', seat, n: this.standing - standing })
    this.standing = standing
    // Whoever sat down meanwhile still does, as early as the game that stands allows.
    this.changes = this.changes.map((change) => ({ ...change, at: Math.min(change.at, moments) }))
    return this.moments.splice(moments)
  }

  changeHands(seat: number, was: SeatRecord, becomes: SeatRecord): void {
    this.told.push({ kind: 'reseated', seat, was, becomes })
    this.changes.push({ at: this.moments.length, seat, becomes })
  }
}
