import { parseSeat, seatText } from './answer-text.ts'
import { isSeatName, LONGEST_NAME, type SeatChange, type SeatRecord } from './record.ts'

/** `p2 expert "Bo"` */
export const formatSeat = (nth: number, seat: SeatRecord): string => `${seatText(nth)} ${formatPlayer(seat)}`

/** `p2 is expert "Bo"` */
export const formatSeatChange = ({ seat, becomes }: SeatChange): string =>
  `${seatText(seat)} is ${formatPlayer(becomes)}`

const formatPlayer = ({ name, bot = 'person' }: SeatRecord): string => `${bot} ${JSON.stringify(name)}`

/** Who sits in a seat, or null. `isOld`: format 1 took names that cannot be written as bytes. */
export function parseSeatLine(text: string, isOld: boolean): { seat: number; player: SeatRecord } | null {
  const [, seat, bot, name] = /^(p[1-5]) ([a-z0-9-]+) (".*")$/s.exec(text) ?? []
  if (seat === undefined) return null
  const read = parseName(name)
  if (read === null || !(isOld ? read.length <= LONGEST_NAME && !/\p{Cc}/u.test(read) : isSeatName(read))) return null
  return { seat: parseSeat(seat), player: bot === 'person' ? { name: read } : { name: read, bot } }
}

/** `p2 is expert "Bo"`, or null for any other line. */
export function parseSeatChange(line: string): Omit<SeatChange, 'at'> | null {
  const read = /^p\d is /.test(line) ? parseSeatLine(`${line.slice(0, 2)}${line.slice(5)}`, false) : null
  return read && { seat: read.seat, becomes: read.player }
}

/** A name as JSON writes it; null for anything else. */
function parseName(json: string): string | null {
  try {
    const name: unknown = JSON.parse(json)
    return typeof name === 'string' && JSON.stringify(name) === json ? name : null
  } catch {
    return null
  }
}
