import type { SeatDoc } from '@machinami/wire'
import { words } from '../words/index.ts'
import { BOT_NAMES, isBotName } from '../words/names.ts'

/** A bot's name that none of these seats has: to a server it is a name like any other. */
export function freeNameAmong(seats: readonly (SeatDoc | null)[]): string {
  const taken = seats.flatMap((seat) => (seat && 'name' in seat ? [seat.name] : []))
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? `${BOT_NAMES[0]} ${taken.length}`
}

/** What somebody is called here: each language writes the names of bots in its own letters. */
export const shownName = (seat: Exclude<SeatDoc, { is: 'free' }>): string =>
  seat.is === 'bot' && isBotName(seat.name) ? words().botNames[seat.name] : seat.name
