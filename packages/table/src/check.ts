import { botNamed } from '@machinami/bots'
import { type Refusal, refuse } from '@machinami/cards'
import { isGameId, isSeatName, LONGEST_NAME, type Luck, type SeatRecord } from '@machinami/engine'
import { FairLuck } from './dice.ts'
import { SealedLuck } from './luck.ts'
import type { BotsAnswer } from './options.ts'

/** Half a character: no file can hold it. */
const LONE_SURROGATE = /\p{Cs}/u
const BOT = /^[a-z0-9]+(-[a-z0-9]+)*$/
const SEED = /^[0-9a-f]{32,128}$/

/** Refuses a player whom no record could name, or whom nobody knows. Bots that answer later are known to those who ask them. */
export function objectionToSeat({ name, bot }: SeatRecord, bots: BotsAnswer = 'now'): Refusal | null {
  if (typeof name !== 'string' || !isSeatName(name) || LONE_SURROGATE.test(name))
    return refuse('bad-name', { what: printable(name), wanted: `0-${LONGEST_NAME}` })
  if (bot === undefined) return null
  const isKnown = bots === 'now' ? botNamed(bot) !== undefined : typeof bot === 'string' && BOT.test(bot)
  return isKnown && bot !== 'person' ? null : refuse('unknown-bot', { what: printable(bot) })
}

/** Refuses whom no record could name. Who played before may be a bot that has retired since. */
export const objectionToPast = (seat: SeatRecord): Refusal | null => objectionToSeat(seat, 'later')

/** Refuses a seed, or a name of a game, that no record could tell. */
export function objectionToLuck(luck: Luck): Refusal | null {
  if (!(luck instanceof SealedLuck || luck instanceof FairLuck)) return null
  if (!SEED.test(luck.seed)) return refuse('bad-seed', { wanted: '0-9 a-f, 32-128' })
  const isNamed = luck instanceof SealedLuck || isGameId(luck.game)
  return isNamed ? null : refuse('bad-name', { what: luck.game.slice(0, 80) })
}

/** What somebody gave, short and without anything that could upset a terminal. */
const printable = (given: unknown): string =>
  String(given)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '�')
    .slice(0, 2 * LONGEST_NAME)
