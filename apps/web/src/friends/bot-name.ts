import type { SeatDoc } from '@machinami/wire'
import { words } from '../words/index.ts'

/** A bot's name in this language that none of these seats has: to a server it is a name like any other. */
export function freeNameAmong(seats: readonly (SeatDoc | null)[]): string {
  const taken = seats.flatMap((seat) => (seat && 'name' in seat ? [seat.name] : []))
  const { botNames } = words()
  return Object.values(botNames).find((name) => !taken.includes(name)) ?? `${botNames.Hana} ${taken.length}`
}
