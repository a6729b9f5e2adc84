import { isRefusal, type Ruleset, type Setup } from '@machinami/cards'
import {
  type DiceScheme,
  formatSetup,
  type GameRecord,
  isGameId,
  isSeatName,
  type NonceRecord,
  parseSetup,
  type SeatRecord,
} from '@machinami/engine'
import type { ByteModel } from './byte-model.ts'
import { count, flag, known, maybe, type Pen, rareFlag } from './pen.ts'
import { BadLink, hex, text } from './text.ts'

/** Editions and bots by their place. Never to be changed, only to be made longer: by a new version of the format. */
const EDITIONS = ['base', 'harbor', 'row', 'both', 'two', 'legacy'] as const
const BOTS = [
  'beginner',
  'learner',
  'planner',
  'strategist',
  'expert',
  'rusher',
  'restaurateur',
  'engineer',
  'magpie',
  'random',
]

/** Digits of the rules' hash that a link holds: enough to tell releases apart. */
export const HASH_DIGITS = 6

export type Header = Pick<
  GameRecord,
  'setup' | 'ruleset' | 'seats' | 'game' | 'dice' | 'commitment' | 'nonces' | 'seed'
> & { readonly hash: string }

/** Everything but the moves. `hash` is whole where it is written, and its beginning where it is read. */
export function header(pen: Pen, model: ByteModel, record: Header): Header {
  const isNamed = flag(pen, record.setup !== undefined)
  const rules = isNamed
    ? { setup: setup(pen, model, record.setup), hash: hex(pen, HASH_DIGITS, record.hash) }
    : { ruleset: ruleset(pen, model, record.ruleset), hash: '' }
  const players = rules.setup?.players ?? rules.ruleset?.players ?? 0
  if (!Number.isInteger(players) || players < 2 || players > MOST_PLAYERS) throw new BadLink('players')
  const seats = Array.from({ length: players }, (_, nth) => seat(pen, model, record.seats[nth]))
  return { ...rules, seats, ...pledge(pen, model, record) }
}

const MOST_PLAYERS = 5

/** Hardly anybody chooses more than edition and players. */
function setup(pen: Pen, model: ByteModel, value?: Setup): Setup {
  const { edition, players, ...more } = value ?? { edition: 'base', players: 2 }
  const isPlain = flag(
    pen,
    Object.values(more).every((each) => each === undefined),
  )
  if (!isPlain) {
    const read = parseSetup(text(pen, model, value && formatSetup(value)))
    if (read === null) throw new BadLink('setup')
    return read
  }
  return {
    edition: known<string>(pen, EDITIONS, edition, () => text(pen, model, edition)) as Setup['edition'],
    players: pen.below(MOST_PLAYERS - 1, players - 2) + 2,
  }
}

/** Rules without a name travel as they are; whether they are any is for the engine to say. */
function ruleset(pen: Pen, model: ByteModel, value?: Ruleset): Ruleset {
  const json = text(pen, model, value && JSON.stringify(value))
  if (depthOf(json) > DEEPEST) throw new BadLink('ruleset')
  try {
    const read: unknown = JSON.parse(json)
    if (typeof read === 'object' && read !== null && !Array.isArray(read) && !isRefusal(read)) return read as Ruleset
  } catch {
    // told below
  }
  throw new BadLink('ruleset')
}

/** Rules are a few lists deep; what is much deeper was made to break whoever reads it. */
const DEEPEST = 40

function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  for (const bracket of json.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/[[{\]}]/g) ?? []) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

export function seat(pen: Pen, model: ByteModel, value: SeatRecord = { name: '' }): SeatRecord {
  const bot = maybe(pen, value.bot, (id = '') => known(pen, BOTS, id, () => text(pen, model, id)))
  const name = text(pen, model, value.name)
  if (!isSeatName(name) || (bot !== undefined && !isGameId(bot))) throw new BadLink('seat')
  return bot === undefined ? { name } : { name, bot }
}

type Pledge = Pick<Header, 'game' | 'dice' | 'commitment' | 'nonces' | 'seed'>

/** What was promised about the dice, and what keeps it. */
function pledge(pen: Pen, model: ByteModel, record: Pledge): Pledge {
  const game = maybe(pen, record.game, (id = '') => gameId(pen, model, id))
  const commitment = maybe(pen, record.commitment, (each) => hex(pen, 64, each))
  const dice = commitment === undefined ? undefined : ((pen.below(2, (record.dice ?? 1) - 1) + 1) as DiceScheme)
  const nonces = maybe(pen, record.nonces, (all = []) =>
    Array.from({ length: pen.below(MOST_PLAYERS + 1, all.length) }, (_, nth) => nonce(pen, all[nth])),
  )
  const seed = maybe(pen, record.seed, (each) => secret(pen, each))
  return {
    ...(game === undefined ? {} : { game }),
    ...(dice === undefined ? {} : { dice }),
    ...(commitment === undefined ? {} : { commitment }),
    ...(nonces === undefined ? {} : { nonces }),
    ...(seed === undefined ? {} : { seed }),
  }
}

/** Most games are called by sixteen hexadecimal digits. */
function gameId(pen: Pen, model: ByteModel, id: string): string {
  const isHex = flag(pen, /^[0-9a-f]{16}$/.test(id))
  const read = isHex ? hex(pen, 16, id) : text(pen, model, id)
  if (!isGameId(read)) throw new BadLink('game')
  return read
}

function nonce(pen: Pen, value: NonceRecord = { seat: 0, commitment: '', reveal: null }): NonceRecord {
  return {
    seat: pen.below(MOST_PLAYERS, value.seat),
    commitment: hex(pen, 64, value.commitment),
    reveal: maybe(pen, value.reveal ?? undefined, (each) => secret(pen, each)) ?? null,
  }
}

const SHORTEST_SECRET = 32
const LONGEST_SECRET = 128

/** 32 hexadecimal digits, seldom more. */
function secret(pen: Pen, value = ''): string {
  const isLonger = rareFlag(pen, value.length > SHORTEST_SECRET)
  const length = SHORTEST_SECRET + (isLonger ? count(pen, value.length - SHORTEST_SECRET) : 0)
  if (length > LONGEST_SECRET) throw new BadLink('secret')
  return hex(pen, length, value)
}
