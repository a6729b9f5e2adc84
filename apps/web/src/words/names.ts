import type { SeatRecord } from '@machinami/engine'
import type { FirstWords } from './catalogue.ts'

/** Bots are kept and recorded by these names; each language writes them in its own letters. */
export const BOT_NAMES = ['Hana', 'Kenji', 'Mei', 'Sora', 'Yuki'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** As many letters as a record keeps of a name. A test holds it to that. */
export const MOST_LETTERS = 24

/** As much of a name as is kept: no letter is cut in two, and nothing that is no letter stands in it. */
export function withinRoom(name: string): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(name.replace(/\p{Cc}/gu, ' '))) {
    if (kept.length + segment.length > MOST_LETTERS) break
    kept += segment
  }
  return kept
}

export const isBotName = (name: string): name is BotName => BOT_NAMES.some((each) => each === name)

/** What a record calls somebody who gave no name, in any language and of any age. A test holds it to the words. */
const NAMELESS = /^(?:You|Jij|あなた|(?:Player|Speler|Seat|Plaats) \d|(?:プレイヤー|席)\d)$/

/** A name as it is kept: empty if it is only what we call somebody who gave none. */
export const ownName = ({ name, bot }: SeatRecord): string => (bot === undefined && NAMELESS.test(name) ? '' : name)

/** Seats as they are kept, so that whoever gave no name is called right in any language and company. */
export const asKept = (seats: readonly SeatRecord[]): SeatRecord[] =>
  seats.map((seat) => ({ ...seat, name: ownName(seat) }))

const peopleAt = (seats: readonly SeatRecord[]): number[] =>
  seats.flatMap(({ bot }, i) => (bot === undefined ? [i] : []))

/** What everybody is called at this table, in this language. Only somebody alone among bots is "you". */
export function namesOf(
  seats: readonly SeatRecord[],
  { names, botNames }: Pick<FirstWords, 'names' | 'botNames'>,
  people: readonly number[] = peopleAt(seats),
): string[] {
  return seats.map((seat, i) => {
    const name = ownName(seat).trim()
    if (seat.bot !== undefined) return isBotName(name) ? botNames[name] : name || names.seat(i + 1)
    if (name !== '') return name
    return people.length === 1 ? names.you : names.player(people.indexOf(i) + 1)
  })
}

/** A bot's name that nobody at the table has yet. */
export const freeBotName = (seats: readonly SeatRecord[]): BotName =>
  BOT_NAMES.find((name) => !seats.some((seat) => seat.name === name)) ?? BOT_NAMES[0]

/** The same seat with somebody else on it: a bot's name goes with the bot. */
export function seatedBy(seats: readonly SeatRecord[], seat: SeatRecord, bot: string | undefined): SeatRecord {
  if (bot === undefined) return { name: isBotName(seat.name) ? '' : seat.name }
  return { name: seat.name.trim() === '' ? freeBotName(seats) : seat.name, bot }
}
