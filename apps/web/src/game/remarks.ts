import type { SeatRecord } from '@machinami/engine'
import { isGameEvent, type RoomEvent, type StandingNews } from '@machinami/table'

/** Something that happened beside the game: a seat changed hands, the clock answered. */
export interface Remark {
  /** How many events of the game stood before it. */
  readonly at: number
  readonly news: StandingNews
}

export const isRemark = (event: RoomEvent): event is StandingNews => event.kind === 'reseated' || event.kind === 'late'

/** What is remarked when more was told. What was taken back does not take back who sat down. */
export function remarksAfter(
  before: readonly Remark[],
  standing: number,
  told: readonly RoomEvent[],
): readonly Remark[] {
  if (told.every(isGameEvent)) return before
  let remarks = [...before]
  let at = standing
  for (const event of told) {
    if (isGameEvent(event)) at++
    else if (isRemark(event)) remarks.push({ at, news: event })
    else {
      at = Math.max(0, at - event.n)
      remarks = remarks.map((remark) => (remark.at > at ? { ...remark, at } : remark))
    }
  }
  return remarks
}

/** Who sits where when more was told; the same list where nobody changed places. */
export function seatsAfter(before: readonly SeatRecord[], told: readonly RoomEvent[]): readonly SeatRecord[] {
  let seats = before
  for (const event of told) if (event.kind === 'reseated') seats = seats.with(event.seat, event.becomes)
  return seats
}
