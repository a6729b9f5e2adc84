import type { IncomingMessage } from 'node:http'
import { refuseOnWire } from '@machinami/wire'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { addAccountRoutes } from './account-routes.ts'
import { addressOf, homeOf } from './address.ts'
import { Allowances } from './allowance.ts'
import { addBellRoutes, BELL_PATH } from './bell-routes.ts'
import { addCampaigns } from './campaign-routes.ts'
import { LIMITS, type Limits } from './limits.ts'
import { addOperations, type Metrics } from './operations.ts'
import { OwnRules } from './own-rules.ts'
import { Polling } from './polling.ts'
import { addRoutes } from './routes.ts'
import { Sockets } from './sockets.ts'
import { StaticFiles } from './static-files.ts'

export interface AppOptions {
  readonly rooms: Rooms
  readonly accounts: Accounts
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly metricsToken: string | null
  /** Folder of the built web app. */
  readonly web?: string
  readonly limits?: Partial<Limits>
  /** Other places whose pages may open sockets here: `https://example.org`. */
  readonly origins?: readonly string[]
  /** So many proxies in front say who is there. */
  readonly proxies?: number
  /** Where others find it. */
  readonly address?: () => string | null
}

export interface App {
  readonly accounts: Accounts
  readonly http: FastifyInstance
  readonly sockets: Sockets
  readonly polling: Polling
  close(): Promise<void>
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The whole server, not yet listening. */
export function appOf({
  rooms,
  accounts,
  log,
  metrics,
  metricsToken,
  web,
  limits: given,
  origins = [],
  proxies = 0,
  address = () => null,
}: AppOptions): App {
  const limits = { ...LIMITS, ...given }
  const http = fastify({
    loggerInstance: log,
    bodyLimit: limits.message,
    trustProxy: (_, hop) => hop < proxies,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: limits.request,
    http: {
      headersTimeout: Math.min(limits.request, 60_000),
      connectionsCheckingInterval: Math.min(limits.request, 30_000),
    },
  })
  // Forms of other sites can send plain text, never JSON.
  http.removeContentTypeParser('text/plain')
  const ownRules = new OwnRules(limits)
  const polling = new Polling(rooms, limits, ownRules)
  const files = new StaticFiles(web ?? '')
  const asking = new Allowances(limits.requests, limits.requestsPerSecond)
  http.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...HEADERS, 'content-security-policy': files.policy })
    if (!request.url.startsWith('/api/')) return undefined
    reply.header('cache-control', 'no-store')
    // Forms of other sites can post, but not JSON; scripts of other sites are not let in at all.
    if (!BELL_PATH.test(request.url) && !isFromHere(request.raw, origins))
      return reply.code(403).send({ refusal: refuseOnWire('not-now') })
    if (!asking.take(homeOf(request.ip), Date.now())) return reply.code(429).send({ refusal: refuseOnWire('too-fast') })
    return undefined
  })
  http.setErrorHandler<Error & { statusCode?: number }>((problem, request, reply) => {
    const status = problem.statusCode ?? 500
    if (status >= 500) request.log.error({ err: problem.message, route: request.routeOptions.url }, 'failed')
    const code = status === 413 ? 'too-large' : status >= 500 ? 'not-kept' : 'not-a-message'
    return reply.code(status).send({ refusal: refuseOnWire(code) })
  })
  addCampaigns(http, { rooms, limits })
  addRoutes(http, { rooms, polling, limits, address })
  addBellRoutes(http, rooms)
  addAccountRoutes(http, { accounts, rooms, limits })
  addOperations(http, { rooms, metrics, token: metricsToken })
  addFiles(http, files)
  const isWelcome = (request: IncomingMessage) => isFromHere(request, origins)
  const complain = (problem: unknown, about: string) => log.error({ err: messageOf(problem), about }, 'failed')
  const home = (request: IncomingMessage) => homeOf(addressOf(request, proxies))
  const sockets = new Sockets(http.server, { rooms, limits, ownRules, isWelcome, addressOf: home, log: complain })
  metrics.watch('machinami_sockets', 'Sockets that are open.', () => sockets.count)
  metrics.watch('machinami_polling', 'People who fetch instead.', () => polling.size)
  metrics.watch('machinami_tables_open', 'Tables somebody is at.', () => rooms.counts.open)
  metrics.watch('machinami_tables_awake', 'Tables in memory.', () => rooms.counts.awake)
  return {
    accounts,
    http,
    sockets,
    polling,
    close: async () => {
      sockets.close()
      polling.close()
      await http.close()
    },
  }
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

/** Pages of this very server, programs that are no pages, and places that were named. */
function isFromHere({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Somebody who follows a link to nothing gets the app's own page about that; a file that is not there is just not there. */
function addFiles(http: FastifyInstance, files: StaticFiles): void {
  http.setNotFoundHandler(async (request, reply) => {
    const isApi = request.url.startsWith('/api/')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply
        .code(isApi ? 404 : 405)
        .header('allow', 'GET, HEAD')
        .type('text/plain')
        .send('Here one can only look.')
    const [path] = request.url.split('?')
    const file = files.find(path, String(request.headers['accept-encoding']))
    if (file) {
      reply.headers(file.head)
      if (request.headers['if-none-match'] === file.head.etag) return reply.code(304).send()
      return reply.code(200).send(file.bytes)
    }
    if (!isApi && /text\/html/.test(String(request.headers.accept)))
      return reply.header('cache-control', 'no-cache').redirect('/#/nowhere')
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.')
  })
}
