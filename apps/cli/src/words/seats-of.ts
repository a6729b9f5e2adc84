import { seatText } from '@machinami/engine'

/** `p1, p3`: as records name them. */
export const seatsOf = (seats: readonly number[]): string => seats.map(seatText).join(', ')
