import { BOTS, type Bot, botNamed, LEVELS } from '@machinami/bots'
import { isRefusal, type Refusal, refuse } from '@machinami/cards'
import { isSeatName, LONGEST_NAME, type SeatRecord } from '@machinami/engine'

/** Somebody who was asked to sit down; bots may not have a name yet. */
type Guest = { readonly name?: string; readonly bot?: string }

/** Who sits where: `Ann,Bob,bot:random` or, with a name for the bot, `Ann,Carl=bot:random`. */
export function seatsFrom(text: string): SeatRecord[] | Refusal {
  const guests: Guest[] = []
  for (const part of text.split(',')) {
    const guest = guestFrom(part.trim())
    if (isRefusal(guest)) return guest
    if (guest.name !== undefined && isTaken(guest.name, guests)) return refuse('same-name', { what: guest.name })
    guests.push(guest)
  }
  return seated(guests)
}

function guestFrom(part: string): Guest | Refusal {
  const sign = part.indexOf('=')
  const player = part.slice(sign + 1).trim()
  if (sign < 0 && !/^bot(:|$)/.test(player)) return isName(part) ? { name: part } : badName(part)
  const bot = player.replace(/^bot:/, '')
  if (!botNamed(bot)) return refuse('unknown-bot', { what: bot, wanted: BOTS.map((each) => each.id).join(', ') })
  if (sign < 0) return { bot }
  const name = part.slice(0, sign).trim()
  return isName(name) ? { name, bot } : badName(name)
}

const badName = (what: string): Refusal => refuse('bad-name', { what, wanted: `1-${LONGEST_NAME}` })

/** A name that a record takes, with something in it to be seen. */
const isName = (name: string): boolean => isSeatName(name) && /[^\s\p{C}]/u.test(name)

/** Names that look alike to people are the same. */
const isTaken = (name: string, others: readonly Guest[]): boolean =>
  others.some((other) => other.name?.normalize('NFKC').toLowerCase() === name.normalize('NFKC').toLowerCase())

/** Gives the bots that have none a name that nobody else has. */
function seated(guests: readonly Guest[]): SeatRecord[] {
  const seats: SeatRecord[] = []
  for (const { name, bot } of guests) {
    const own = name ?? nameForBot(bot ?? '', [...guests, ...seats])
    seats.push(bot === undefined ? { name: own } : { name: own, bot })
  }
  return seats
}

/** `Builder`, `Builder 2`: two at one table must not be mistaken for each other. */
function nameForBot(id: string, others: readonly Guest[]): string {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  for (let nth = 1; ; nth++) {
    const free = nth === 1 ? name : `${name} ${nth}`
    if (!isTaken(free, others)) return free
  }
}

const MIDDLE_LEVEL = 3

/** One person against bots of different levels, those in the middle first. */
export function seatsAgainst(person: string, players: number): SeatRecord[] {
  const distance = (bot: Bot) => Math.abs((bot.level ?? 0) - MIDDLE_LEVEL)
  const opponents = [...LEVELS].sort((a, b) => distance(a) - distance(b))
  const bots = Array.from({ length: players - 1 }, (_, nth) => ({ bot: opponents[nth % opponents.length].id }))
  return seated([{ name: person }, ...bots])
}
