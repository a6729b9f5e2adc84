import { BOTS, botNamed } from '@machinami/bots'
import { type Refusal, refuse } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'

/** A worthy opponent who answers at once. */
export const DEFAULT_BOT = BOTS[BOTS.length - 1].id

const LONGEST_NAME = 24

/** Who sits where: `Ann,Bob,bot:random` or, with a name for the bot, `Ann,Carl=bot:random`. */
export function seatsFrom(text: string): SeatRecord[] | Refusal {
  const seats: SeatRecord[] = []
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, name, id] = /^(?:(.*)=)?bot:(.*)$/.exec(part) ?? []
    if (id === undefined) {
      if (!isName(part)) return refuse('unknown-seat', { what: part })
      seats.push({ name: part })
      continue
    }
    if (!botNamed(id)) return refuse('unknown-bot', { what: id, wanted: BOTS.map((bot) => bot.id).join(', ') })
    if (name !== undefined && !isName(name)) return refuse('unknown-seat', { what: part })
    seats.push({ name: name ?? nameForBot(id, seats), bot: id })
  }
  return seats
}

const isName = (name: string): boolean => name.length <= LONGEST_NAME && /^[^\p{C}]*\S[^\p{C}]*$/u.test(name)

/** `Planner`, `Planner 2`: two at one table must not be mistaken for each other. */
function nameForBot(id: string, others: readonly SeatRecord[]): string {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const same = others.filter((seat) => seat.bot === id).length
  return same === 0 ? name : `${name} ${same + 1}`
}

/** One person against bots. */
export function seatsAgainst(person: string, players: number, bot = DEFAULT_BOT): SeatRecord[] {
  const seats: SeatRecord[] = [{ name: person }]
  while (seats.length < players) seats.push({ name: nameForBot(bot, seats), bot })
  return seats
}
