import { formatAnswer, type GameRecord, pending, replay } from '@machinami/engine'

/** An answer somebody sent, and what they know of it: a seat that changed hands meanwhile may have taken it or not. */
export interface Sent {
  readonly seat: number
  readonly answer: string
  readonly was: 'accepted' | 'perhaps'
}

/** Who answered what in a record, chance and what leaves no choice left out. */
export interface Answered {
  /** By seat, in order: what its person answered. */
  readonly people: readonly string[][]
  /** How many answers were given by bots that stood in, and how often one sat down. */
  readonly byBots: number
  readonly standIns: number
}

/** The record says whose answer each one is: from the moment a seat changes hands, its answers are the bot's. */
export function answersIn(record: GameRecord): Answered {
  const changes = record.seatChanges ?? []
  const people = record.seats.map((): string[] => [])
  const isBot = record.seats.map(({ bot }) => bot !== undefined)
  let moments = 0
  let byBots = 0
  replay(record, (rules, state, { seat, answer }) => {
    for (const change of changes) if (change.at === moments) isBot[change.seat] = change.becomes.bot !== undefined
    moments++
    const asked = pending(rules, state).find((each) => each.seat === seat)
    if (seat < 0 || !asked || (asked.options.length === 1 && asked.question !== 'dice')) return null
    if (isBot[seat]) byBots++
    else people[seat].push(formatAnswer(answer))
    return null
  })
  return { people, byBots, standIns: changes.filter(({ becomes }) => becomes.bot !== undefined).length }
}

interface Gap {
  readonly lost: number
  readonly unsent: number
}
const size = ({ lost, unsent }: Gap): number => lost + unsent
const least = (...gaps: readonly Gap[]): Gap => gaps.reduce((best, gap) => (size(gap) < size(best) ? gap : best))

/** The least that is missing of what one person sent, and the least there is beyond it, one answer after the other. */
export function gapBetween(sent: readonly Sent[], played: readonly string[]): Gap {
  let row: Gap[] = played.map((_, nth) => ({ lost: 0, unsent: nth + 1 }))
  row.unshift({ lost: 0, unsent: 0 })
  for (const { answer, was } of sent) {
    const next: Gap[] = []
    for (const [nth, { lost, unsent }] of row.entries()) {
      const isMissing = { lost: lost + (was === 'accepted' ? 1 : 0), unsent }
      const isBeyond = nth > 0 ? [{ ...next[nth - 1], unsent: next[nth - 1].unsent + 1 }] : []
      const isThere = nth > 0 && played[nth - 1] === answer ? [row[nth - 1]] : []
      next.push(least(isMissing, ...isBeyond, ...isThere))
    }
    row = next
  }
  return row[played.length]
}
