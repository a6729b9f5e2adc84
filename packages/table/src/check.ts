import { botNamed } from '@machinami/bots'
import { type Refusal, refuse } from '@machinami/cards'
import { isGameId, isSeatName, LONGEST_NAME, type Luck, type Rules, type SeatRecord } from '@machinami/engine'
import { FairLuck, promiseOf } from './dice.ts'
import { SealedLuck } from './luck.ts'
import type { BotsAnswer } from './options.ts'

const BOT = /^[a-z0-9]+(-[a-z0-9]+)*$/
const SEED = /^[0-9a-f]{32,128}$/

/** Refuses a player whom no record could name, or whom nobody knows. Bots that answer later are known to those who ask them. */
export function objectionToSeat({ name, bot }: SeatRecord, bots: BotsAnswer = 'now'): Refusal | null {
  if (typeof name !== 'string' || !isSeatName(name))
    return refuse('bad-name', { what: printable(name), wanted: `0-${LONGEST_NAME}` })
  if (bot === undefined) return null
  const isKnown = bots === 'now' ? botNamed(bot) !== undefined : typeof bot === 'string' && BOT.test(bot)
  return isKnown && bot !== 'person' ? null : refuse('unknown-bot', { what: printable(bot) })
}

/** Refuses whom no record could name. Who played before may be a bot that has retired since. */
export const objectionToPast = (seat: SeatRecord): Refusal | null => objectionToSeat(seat, 'later')

/** Refuses a seed, or a name of a game, that no record could tell, and dice that were promised for another table. */
export function objectionToLuck(luck: Luck, { hash }: Rules, seats: readonly SeatRecord[]): Refusal | null {
  if (!(luck instanceof SealedLuck || luck instanceof FairLuck)) return null
  if (!SEED.test(luck.seed)) return refuse('bad-seed', { wanted: '0-9 a-f, 32-128' })
  const isNamed = luck instanceof SealedLuck || isGameId(luck.game)
  if (!isNamed) return refuse('bad-name', { what: luck.game.slice(0, 80) })
  const isOurs =
    luck instanceof SealedLuck || luck.commitment === promiseOf(luck.seed, { game: luck.game, hash, seats })
  return isOurs ? null : refuse('promise-differs')
}

/** What somebody gave, short and without anything that could upset a terminal. */
const printable = (given: unknown): string =>
  String(given)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '�')
    .slice(0, 2 * LONGEST_NAME)
