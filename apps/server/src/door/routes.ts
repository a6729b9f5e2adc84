import { formatRecord, recordToJson } from '@machinami/engine'
import { readCode, refuseOnWire, type TableListed, type WireRefused } from '@machinami/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { diceSeen } from '../dice/tally.ts'
import type { KeptDoc } from '../rooms/doc.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { keyOf } from '../seal.ts'
import { homeOf, isAskedHere } from './address.ts'
import { Allowances } from './allowance.ts'
import type { Limits } from './limits.ts'
import { OPENAPI } from './openapi.ts'
import type { Polling } from './polling.ts'
import { objectionToVersion, readMine, readNewTable, readPoll, readSecret } from './shapes.ts'

export interface RouteOptions {
  readonly rooms: Rooms
  readonly polling: Polling
  readonly limits: Limits
  readonly address: () => string | null
}

const MOST_LISTED = 50

/** HTTP statuses say roughly what the refusal says exactly. */
const STATUS: { readonly [code in WireRefused['refused']]?: number } = {
  'unknown-table': 404,
  'unknown-code': 404,
  'wrong-secret': 401,
  'too-fast': 429,
  'too-many-tables': 429,
  'not-kept': 503,
}

export const refused = (reply: FastifyReply, refusal: WireRefused): FastifyReply =>
  reply.code(STATUS[refusal.refused] ?? 400).send({ refusal })

export const secretOf = (request: FastifyRequest): string | null => readSecret(request.headers.authorization)

export function addRoutes(app: FastifyInstance, { rooms, polling, limits, address }: RouteOptions): void {
  const { store } = rooms.world
  const making = new Allowances(limits.tables, limits.tablesPerSecond)
  const glancing = new Allowances(limits.glances, limits.glancesPerSecond)
  const guessing = new Allowances(limits.codes, limits.codesPerSecond)

  app.post('/api/tables', async (request, reply) => {
    const wanted = readNewTable(request.body)
    if ('refused' in wanted) return refused(reply, wanted)
    const secret = secretOf(request)
    if (secret === null) return refused(reply, refuseOnWire('wrong-secret'))
    if (!making.take(homeOf(request.ip), Date.now())) return refused(reply, refuseOnWire('too-many-tables'))
    const made = await rooms.create(wanted, keyOf(secret))
    return 'refused' in made ? refused(reply, made) : reply.code(201).send(made)
  })

  app.get('/api/tables', async () => {
    const docs = (await store.listed(MOST_LISTED)).map((text) => JSON.parse(text) as KeptDoc & { readonly id: string })
    return { tables: docs.map(({ id, game, seats }): TableListed => ({ table: id, game, seats })) }
  })

  app.get('/api/dice', async () => diceSeen(await store.rolled()))

  // Whoever sits at the machine itself came by a name that only works there; nobody else learns what its network is like.
  app.get('/api/address', async (request) => ({ address: isAskedHere(request) ? address() : null }))

  app.get('/api/openapi.json', async () => OPENAPI)

  app.post('/api/mine', async (request, reply) => {
    const mine = readMine(request.body)
    if ('refused' in mine) return refused(reply, mine)
    const home = homeOf(request.ip)
    if (!mine.tables.every(() => glancing.take(home, Date.now()))) return refused(reply, refuseOnWire('too-fast'))
    const glances = await Promise.all(mine.tables.map(({ table, secret }) => rooms.glance(table, keyOf(secret))))
    return { tables: glances.filter((each) => !('refused' in each)) }
  })

  app.get<{ Params: { code: string } }>('/api/codes/:code', async (request, reply) => {
    if (!guessing.take(homeOf(request.ip), Date.now())) return refused(reply, refuseOnWire('too-fast'))
    const code = readCode(request.params.code)
    const table = code && (await store.find(code))
    return table ? { table } : refused(reply, refuseOnWire('unknown-code'))
  })

  app.post<{ Params: { table: string } }>('/api/tables/:table/poll', async (request, reply) => {
    const poll = readPoll(request.body)
    const objection = 'refused' in poll ? poll : objectionToVersion(poll.v)
    if ('refused' in poll || objection) return refused(reply, objection as WireRefused)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const secret = secretOf(request)
    const asking = { key: secret === null ? null : keyOf(secret), address: homeOf(request.ip) }
    const answer = await polling.poll(request.params.table, asking, poll, gone.signal)
    if (typeof answer !== 'string') return refused(reply, answer)
    return reply.type('application/json; charset=utf-8').send(answer)
  })
  addFinished(app, rooms, (request) => glancing.take(homeOf(request.ip), Date.now()))
}

/** A game afterwards: its record, and its end for good. */
function addFinished(app: FastifyInstance, rooms: Rooms, mayLook: (request: FastifyRequest) => boolean): void {
  app.post<{ Params: { table: string } }>('/api/tables/:table/erase', async (request, reply) => {
    const secret = secretOf(request)
    const { table } = request.params
    const refusal = secret === null ? refuseOnWire('wrong-secret') : await rooms.erase(table, keyOf(secret))
    return refusal ? refused(reply, refusal) : {}
  })

  app.get<{ Params: { table: string } }>('/api/tables/:table/record', async (request, reply) => {
    // A table nobody is at is read and played again for that.
    if (!mayLook(request)) return refused(reply, refuseOnWire('too-fast'))
    const secret = secretOf(request)
    const record = await rooms.record(request.params.table, secret === null ? null : keyOf(secret))
    if ('refused' in record) return refused(reply, record)
    const wantsJson = /json/.test(String(request.headers.accept))
    return reply
      .type(`${wantsJson ? 'application/json' : 'text/plain'}; charset=utf-8`)
      .send(wantsJson ? recordToJson(record) : formatRecord(record))
  })
}
