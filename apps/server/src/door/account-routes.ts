import {
  isRefused,
  type PasskeyAnswer,
  type Proof,
  refuseOnWire,
  type Thing,
  type ThingsUp,
  type WireRefused,
} from '@machinami/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Accounts, comparable, type Visitor } from '../accounts/accounts.ts'
import type { Place } from '../accounts/passkeys.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { keyOf } from '../seal.ts'
import { homeOf } from './address.ts'
import { Allowances } from './allowance.ts'
import type { Limits } from './limits.ts'
import { read, readSecret } from './shapes.ts'

/** What somebody with an account may ask. */

const word = z.string().max(40)
export const ENTER = z.strictObject({ name: z.string().max(100), password: z.string().max(400) })
export const THINGS = z
  .strictObject({
    put: z
      .array(
        z.strictObject({
          ...{ kind: word, id: z.string().max(64), text: z.string().max(2_000_000), changed: z.int() },
          replaces: z.int().optional(),
        }),
      )
      .max(500),
    drop: z.array(z.strictObject({ kind: word, id: z.string().max(64) })).max(500),
    only: z.array(z.strictObject({ kind: word, id: z.string().max(64).optional() })).max(500),
  })
  .partial()
export const FIRST_PASSKEY = z.strictObject({ name: z.string().max(100) })
export const PASSKEY = z.strictObject({ ticket: z.string().max(2000), response: z.record(z.string(), z.unknown()) })
const proof = z.union([z.strictObject({ password: z.string().max(400) }), PASSKEY])
export const LEAVE = z.strictObject({ others: z.boolean().optional() })
export const PROOF = z.strictObject({ proof })
export const PASSWORD = PROOF.extend({ password: z.string().max(400) })
export const PASSKEY_GONE = PROOF.extend({ passkey: z.string().max(2000) })

export interface AccountRouteOptions {
  readonly accounts: Accounts
  readonly rooms: Rooms
  readonly limits: Limits
}

const MOST_BODY = 4 * 1_048_576
const STATUS: { readonly [code: string]: number } = { 'too-fast': 429, 'no-account': 401, 'wrong-password': 401 }
const refused = (reply: FastifyReply, refusal: WireRefused): FastifyReply =>
  reply.code(STATUS[refusal.refused] ?? 400).send({ refusal })
const answer = (reply: FastifyReply, value: object | null): FastifyReply =>
  isRefused(value) ? refused(reply, value) : reply.send(value ?? {})

/** Where the page is that asks. Passkeys belong to an address. */
function placeOf({ headers, host }: FastifyRequest): Place | null {
  const { origin } = headers
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host) return null
  return { origin, name: new URL(origin).hostname }
}

export function addAccountRoutes(app: FastifyInstance, { accounts, rooms, limits }: AccountRouteOptions): void {
  const guessing = new Allowances(limits.passwords, limits.passwordsPerSecond)
  const making = new Allowances(limits.accounts, limits.accountsPerSecond)
  /** Tries are few for each address, and for each name wherever they come from. */
  const mayGuess = (request: FastifyRequest, name: string): boolean =>
    mayTry(request) && guessing.take(`name ${comparable(name)}`, Date.now())
  const mayTry = (request: FastifyRequest): boolean => guessing.take(`at ${homeOf(request.ip)}`, Date.now())
  const mayMake = (request: FastifyRequest): boolean => making.take(homeOf(request.ip), Date.now())

  app.post('/api/account', async (request, reply) => {
    const wanted = read<z.infer<typeof ENTER>>(ENTER, request.body)
    if (isRefused(wanted)) return refused(reply, wanted)
    if (!mayMake(request)) return refused(reply, refuseOnWire('too-fast'))
    return answer(reply, await accounts.create(wanted))
  })
  app.post('/api/account/enter', async (request, reply) => {
    const wanted = read<z.infer<typeof ENTER>>(ENTER, request.body)
    if (isRefused(wanted)) return refused(reply, wanted)
    if (!mayGuess(request, wanted.name)) return refused(reply, refuseOnWire('too-fast'))
    return answer(reply, await accounts.enter(wanted))
  })
  app.post('/api/account/passkey/ask', async (request, reply) => {
    const place = placeOf(request)
    return answer(reply, place ? await accounts.askForPasskey(place) : refuseOnWire('wrong-passkey'))
  })
  app.post('/api/account/passkey/first', async (request, reply) => {
    const wanted = read<z.infer<typeof FIRST_PASSKEY>>(FIRST_PASSKEY, request.body)
    const place = placeOf(request)
    if (isRefused(wanted)) return refused(reply, wanted)
    if (!mayMake(request)) return refused(reply, refuseOnWire('too-fast'))
    return answer(reply, place ? await accounts.askForFirstPasskey(wanted.name, place) : refuseOnWire('wrong-passkey'))
  })
  const byPasskey = (url: string, work: (place: Place, given: PasskeyAnswer) => Promise<object>): void => {
    app.post(url, async (request, reply) => {
      const given = read<PasskeyAnswer>(PASSKEY, request.body)
      if (isRefused(given)) return refused(reply, given)
      if (!mayTry(request)) return refused(reply, refuseOnWire('too-fast'))
      const place = placeOf(request)
      return answer(reply, place ? await work(place, given) : refuseOnWire('wrong-passkey'))
    })
  }
  byPasskey('/api/account/passkey/enter', (place, given) => accounts.enterWithPasskey(place, given))
  byPasskey('/api/account/passkey/make', (place, given) => accounts.createWithPasskey(place, given))
  addOwn(app, { accounts, rooms, mayGuess, mayTry })
}

type Own = (visitor: Visitor, request: FastifyRequest) => Promise<object | null>
type Proven<T> = (visitor: Visitor, wanted: T, place: Place | null) => Promise<object | null>

interface OwnOptions extends Pick<AccountRouteOptions, 'accounts' | 'rooms'> {
  readonly mayGuess: (request: FastifyRequest, name: string) => boolean
  readonly mayTry: (request: FastifyRequest) => boolean
}

/** What needs an open session, and where it may have been stolen a proof besides. */
function addOwn(app: FastifyInstance, { accounts, rooms, mayGuess, mayTry }: OwnOptions): void {
  const own = (method: 'GET' | 'POST', url: string, work: Own): void => {
    app.route({
      ...{ method, url, bodyLimit: MOST_BODY },
      handler: async (request, reply) => {
        const visitor = await accounts.visitor(readSecret(request.headers.authorization))
        if (!visitor) return refused(reply, refuseOnWire('no-account'))
        return answer(reply, await work(visitor, request))
      },
    })
  }
  const proven = <T extends { readonly proof: Proof }>(url: string, shape: z.ZodType, work: Proven<T>): void =>
    own('POST', url, async (visitor, request) => {
      const wanted = read<T>(shape, request.body)
      if (isRefused(wanted)) return wanted
      const may = 'password' in wanted.proof ? mayGuess(request, visitor.person.name) : mayTry(request)
      if (!may) return refuseOnWire('too-fast')
      const place = placeOf(request)
      return (await accounts.objectionTo(visitor, place, wanted.proof)) ?? work(visitor, wanted, place)
    })
  own('GET', '/api/account', (visitor) => accounts.seen(visitor))
  own('POST', '/api/account/leave', async (visitor, { body }) => {
    const wanted = read<z.infer<typeof LEAVE>>(LEAVE, body)
    if (isRefused(wanted)) return wanted
    await (wanted.others ? accounts.leaveOthers(visitor) : accounts.leave(visitor))
    return null
  })
  own('POST', '/api/account/things', async (visitor, { body }) => {
    const wanted = read<ThingsUp>(THINGS, body)
    return isRefused(wanted) ? wanted : accounts.things(visitor, wanted)
  })
  own('POST', '/api/account/passkey/prove', async (visitor, request) => {
    const place = placeOf(request)
    return place ? accounts.askForProof(visitor, place) : refuseOnWire('wrong-passkey')
  })
  proven<z.infer<typeof PASSWORD>>('/api/account/password', PASSWORD, (visitor, { password }) =>
    accounts.changePassword(visitor, password),
  )
  proven('/api/account/passkey/new', PROOF, async (visitor, _, place) =>
    place ? accounts.askForNewPasskey(visitor, place) : refuseOnWire('wrong-passkey'),
  )
  proven<z.infer<typeof PASSKEY_GONE>>('/api/account/passkey/remove', PASSKEY_GONE, (visitor, { passkey }) =>
    accounts.removePasskey(visitor, passkey),
  )
  own('POST', '/api/account/passkey/add', async (visitor, request) => {
    const given = read<PasskeyAnswer>(PASSKEY, request.body)
    const place = placeOf(request)
    if (isRefused(given)) return given
    return place ? accounts.addPasskey(visitor, place, given) : refuseOnWire('wrong-passkey')
  })
  own('GET', '/api/account/everything', (visitor) => accounts.everything(visitor))
  proven('/api/account/erase', PROOF, async (visitor) => {
    const { things } = (await accounts.things(visitor, {})) as { readonly things: readonly Thing[] }
    for (const secret of secretsIn(things)) await rooms.erase(secret.table, keyOf(secret.secret))
    await accounts.erase(visitor)
    return null
  })
}

/** Seats among somebody's things. */
const secretsIn = (things: readonly Thing[]): { readonly table: string; readonly secret: string }[] =>
  things.flatMap(({ kind, id, text }) => {
    if (kind !== 'table') return []
    try {
      const { secret } = JSON.parse(text) as { readonly secret?: unknown }
      return typeof secret === 'string' ? [{ table: id, secret }] : []
    } catch {
      return []
    }
  })
