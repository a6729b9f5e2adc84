import { type GameEvent, type GameRecord, isCause, redact, type SeatRecord } from '@machinami/engine'

/** What happens at a table beside the game itself. */
export type RoomNews =
  /** The last `n` events that stood are taken back: they happened no more. Those of others are told again behind it. */
  | { readonly kind: 'undone'; readonly seat: number; readonly n: number }
  /** A seat changed hands: a bot took over, a person came back. */
  | { readonly kind: 'reseated'; readonly seat: number; readonly was: SeatRecord; readonly becomes: SeatRecord }
  /** The clock answers for a seat; its answer comes right behind. */
  | { readonly kind: 'late'; readonly seat: number }

/** An entry of the room's log. Entries are numbered from 0, and a number never means two things. */
export type RoomEvent = GameEvent | RoomNews

/** What is told beside the game and stands: it is never taken back. */
export type StandingNews = Exclude<RoomNews, { readonly kind: 'undone' }>

/** What is told once nothing can be taken back any more. */
export type StandingEvent = GameEvent | StandingNews

const NEWS: ReadonlySet<RoomEvent['kind']> = new Set<RoomNews['kind']>(['undone', 'reseated', 'late'])

export const isGameEvent = (event: RoomEvent): event is GameEvent => !NEWS.has(event.kind)

/** The game as it stands when more was told: what was taken back is gone. */
export function standingAfter(before: readonly GameEvent[], told: readonly RoomEvent[]): GameEvent[] {
  const stands = [...before]
  for (const event of told) {
    if (event.kind === 'undone') stands.length -= Math.min(event.n, stands.length)
    else if (isGameEvent(event)) stands.push(event)
  }
  return stands
}

/** An entry as `seat` may see it (-1: somebody who only watches). */
export const redactEntry = (event: RoomEvent, seat: number): RoomEvent =>
  isGameEvent(event) ? redact(event, seat) : event

/** The events of a record with what happened beside the game: who sat down when, and where the clock answered. */
export function roomEventsOf(record: GameRecord, events: readonly GameEvent[]): StandingEvent[] {
  const { moments, seatChanges = [] } = record
  const told: StandingEvent[] = []
  const seats = [...record.seats]
  let moment = 0
  let changes = 0
  const sitDown = () => {
    for (; seatChanges[changes]?.at === moment; changes++) {
      const { seat, becomes } = seatChanges[changes]
      told.push({ kind: 'reseated', seat, was: seats[seat], becomes })
      seats[seat] = becomes
    }
  }
  for (const event of events) {
    if (isCause(event)) {
      sitDown()
      const { late, seat } = moments[moment++]
      if (late) told.push({ kind: 'late', seat })
    }
    told.push(event)
  }
  sitDown()
  return told
}
