import { BOTS, type Bot, botNamed, LEVELS } from '@machinami/bots'
import { type Refusal, refuse } from '@machinami/cards'
import type { SeatRecord } from '@machinami/engine'

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

/** `Builder`, `Builder 2`: two at one table must not be mistaken for each other. */
function nameForBot(id: string, others: readonly SeatRecord[]): string {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  for (let nth = 1; ; nth++) {
    const free = nth === 1 ? name : `${name} ${nth}`
    if (!others.some((seat) => seat.name === free)) return free
  }
}

const MIDDLE_LEVEL = 3

/** One person against bots of different levels, those in the middle first. */
export function seatsAgainst(person: string, players: number): SeatRecord[] {
  const distance = (bot: Bot) => Math.abs((bot.level ?? 0) - MIDDLE_LEVEL)
  const opponents = [...LEVELS].sort((a, b) => distance(a) - distance(b))
  const seats: SeatRecord[] = [{ name: person }]
  for (let nth = 0; seats.length < players; nth++) {
    const { id } = opponents[nth % opponents.length]
    seats.push({ name: nameForBot(id, seats), bot: id })
  }
  return seats
}
