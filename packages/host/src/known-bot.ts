import { BOTS, botNamed } from '@machinami/bots'
import type { SeatRecord } from '@machinami/engine'

/** A fair opponent for somebody who has played before: stands in for bots that are not known, or not any more. */
export const FAIR_BOT = BOTS.find(({ level }) => level === 3) ?? BOTS[0]

export const withKnownBot = (seat: SeatRecord): SeatRecord =>
  seat.bot === undefined || botNamed(seat.bot) ? seat : { ...seat, bot: FAIR_BOT.id }
