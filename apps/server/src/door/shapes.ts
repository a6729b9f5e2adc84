import {
  BELL_WAYS,
  type Mine,
  type NewCampaign,
  type NewTable,
  type Poll,
  PROTOCOL,
  refuseOnWire,
  type Up,
  type WireRefusal,
} from '@machinami/wire'
import { z } from 'zod'
import { MOST_SEATS } from '../rooms/doc.ts'

/** What may come in, and no more. What is legal in a game is the game's own business. */

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const name = z.string().max(100)
const secret = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/)
const word = z.string().max(40)
const look = z.strictObject({ colour: word.optional(), face: word.optional() }).optional()
/** Looked at by the rules themselves, which refuse what they do not know. */
const anything = z.record(z.string(), z.unknown())
const game = z.union([z.strictObject({ setup: anything }), z.strictObject({ ruleset: anything })])
const hour = z.int().min(0).max(23)
const clock = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({ is: z.literal('turn'), seconds: z.int().min(5).max(3600) }),
  z.strictObject({ is: z.literal('bank'), seconds: z.int().min(30).max(86_400), more: z.int().min(0).max(300) }),
  z.strictObject({ is: z.literal('days'), days: z.int().min(1).max(14), quiet: z.tuple([hour, hour]).optional() }),
])
const settings = z
  .strictObject({
    listed: z.boolean(),
    clock,
    takeBack: z.enum(['free', 'ask', 'off']),
    chat: z.enum(['all', 'phrases', 'off']),
    watch: z.int().min(0).max(600).nullable(),
    away: z.strictObject({ bot: word, after: z.int().min(10).max(86_400) }).nullable(),
  })
  .partial()
const have = z.strictObject({ entries: z.int().min(0), lines: z.int().min(0) }).partial()
const id = z.int().min(0).optional()
const n = z.number().min(0).max(Number.MAX_SAFE_INTEGER)

const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('colour'), colour: word }),
  z.strictObject({ kind: z.literal('name'), name }),
  z.strictObject({ kind: z.literal('side'), side: z.enum(['A', 'B']) }),
  z.strictObject({ kind: z.literal('number'), number: z.int() }),
  z.strictObject({ kind: z.literal('option'), option: word }),
  z.strictObject({ kind: z.enum(['sticker', 'sign']) }),
  z.strictObject({ kind: z.literal('start-free-game'), all: z.boolean().optional() }),
])
const hand = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('bot'), bot: word, name }),
  z.strictObject({ is: z.enum(['anybody', 'own']) }),
])

const deeds = [
  z.strictObject({ id, do: z.literal('join'), name, seat: seat.optional(), look }),
  z.strictObject({ id, do: z.literal('leave') }),
  z.strictObject({ id, do: z.literal('call-me'), name, look }),
  z.strictObject({ id, do: z.literal('seat-bot'), seat, bot: word, name }),
  z.strictObject({ id, do: z.literal('free'), seat }),
  z.strictObject({
    ...{ id, do: z.literal('choose'), game: game.optional(), seats: z.int().optional(), settings: settings.optional() },
  }),
  z.strictObject({ id, do: z.literal('begin') }),
  z.strictObject({ id, do: z.literal('play'), n, move: z.string().max(100) }),
  z.strictObject({ id, do: z.literal('undo'), n }),
  z.strictObject({ id, do: z.literal('back') }),
  z.strictObject({ id, do: z.literal('away') }),
  z.strictObject({ id, do: z.literal('pause') }),
  z.strictObject({ id, do: z.literal('go-on') }),
  z.strictObject({ id, do: z.literal('agree'), yes: z.boolean() }),
  z.strictObject({
    ...{ id, do: z.literal('say'), text: z.string().max(1000).optional(), phrase: word.optional() },
    line: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,64}$/)
      .optional(),
  }),
  z.strictObject({ id, do: z.literal('silence'), seat, silent: z.boolean() }),
  z.strictObject({ id, do: z.literal('promise'), commitment: z.string().max(64) }),
  z.strictObject({ id, do: z.literal('tell'), nonce: z.string().max(128) }),
  z.strictObject({ id, do: z.literal('rematch') }),
  z.strictObject({
    ...{ id, do: z.literal('ring'), way: z.enum(BELL_WAYS), to: z.string().max(1000), lang: word },
    quiet: z.tuple([hour, hour]).optional(),
  }),
  z.strictObject({ id, do: z.literal('unring'), way: z.enum(BELL_WAYS) }),
  z.strictObject({
    ...{ id, do: z.literal('order') },
    order: z.strictObject({ dice: z.literal([1, 2]) }).nullable(),
  }),
  z.strictObject({ id, do: z.literal('ping') }),
  z.strictObject({ id, do: z.literal('answer'), n, answer }),
  z.strictObject({ id, do: z.literal('read'), n, alone: z.boolean().optional() }),
  z.strictObject({ id, do: z.literal('hand'), town: seat, to: hand, forGood: z.boolean().optional() }),
] as const
const sit = z.strictObject({
  id,
  do: z.literal('sit'),
  v: z.int(),
  table: word,
  secret: secret.optional(),
  have: have.optional(),
  adds: z.boolean().optional(),
})

export const UP = z.discriminatedUnion('do', [sit, ...deeds])
export const NEW_TABLE = z.strictObject({ game, seats: z.int(), name, look, settings: settings.optional() })
/** A pack or a file is as long as it is; the door says how long at most. */
export const NEW_CAMPAIGN = z.strictObject({
  ...{ pack: z.string().optional(), file: z.string().optional(), seats: z.int().optional() },
  ...{ name, look, settings: settings.optional(), townNames: z.array(word).min(1).max(16) },
})
export const POLL = z.strictObject({
  v: z.int(),
  session: word.optional(),
  after: z.int().min(0).optional(),
  have: have.optional(),
  adds: z.boolean().optional(),
  deeds: z.array(z.discriminatedUnion('do', deeds)).max(16).optional(),
  wait: z.boolean().optional(),
  bye: z.boolean().optional(),
})
export const MINE = z.strictObject({ tables: z.array(z.strictObject({ table: word, secret })).max(50) })
const SECRET = secret

/** What somebody sent, if it is what it should be. */
export function read<T>(shape: z.ZodType, value: unknown): T | WireRefusal {
  const read = shape.safeParse(value)
  if (read.success) return read.data as T
  const [{ path, message }] = read.error.issues
  return refuseOnWire('not-a-message', { what: `${path.join('.')}: ${message}`.slice(0, 200) })
}

export const readUp = (text: string): Up | WireRefusal => {
  try {
    return read<Up>(UP, JSON.parse(text))
  } catch {
    return refuseOnWire('not-a-message')
  }
}
export const readNewTable = (value: unknown): NewTable | WireRefusal => read<NewTable>(NEW_TABLE, value)
export const readNewCampaign = (value: unknown): NewCampaign | WireRefusal => read<NewCampaign>(NEW_CAMPAIGN, value)
export const readPoll = (value: unknown): Poll | WireRefusal => read<Poll>(POLL, value)

export const readMine = (value: unknown): Mine | WireRefusal => read<Mine>(MINE, value)

/** The secret of a request: in a header, where nothing writes it down. */
export function readSecret(authorization: string | undefined): string | null {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  return given !== undefined && SECRET.safeParse(given).success ? given : null
}

export const objectionToVersion = (v: number): WireRefusal | null =>
  v === PROTOCOL ? null : refuseOnWire('newer-protocol', { what: String(v), wanted: String(PROTOCOL) })
