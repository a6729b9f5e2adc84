import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Meter } from '../rooms/meter.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Health, Nodes } from '../store/store.ts'
import { isAskedHere } from './address.ts'

/** Milliseconds for which a step that was not kept counts; where nobody plays any more, none would ever show that all is well. */
const MEMORY = 10_000

/** What is counted, for whoever watches over the server. */
export class Metrics implements Meter {
  readonly registry = new Registry()
  private readonly steps = new Counter({
    ...{ name: 'machinami_steps_total', help: 'Steps of tables that were kept.', registers: [this.registry] },
  })
  private readonly refusals = new Counter({
    ...{ name: 'machinami_refusals_total', help: 'Deeds that were refused, by code.', registers: [this.registry] },
    labelNames: ['code'],
  })
  private readonly notices = new Counter({
    ...{ name: 'machinami_notices_total', help: 'Notices to people who are away.', registers: [this.registry] },
    labelNames: ['way', 'delivery'],
  })
  private readonly times = new Histogram({
    ...{
      name: 'machinami_keep_seconds',
      help: 'From deciding a step until it is on disk.',
      registers: [this.registry],
    },
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
  })

  private lost = Number.NEGATIVE_INFINITY

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  kept(seconds: number): void {
    this.steps.inc()
    this.times.observe(seconds)
    this.lost = Number.NEGATIVE_INFINITY
  }

  notKept(): void {
    this.lost = performance.now()
  }

  /** Whether a step could not be kept just now, and none was since: a disk that is full can still be read. */
  get isLosing(): boolean {
    return performance.now() - this.lost < MEMORY
  }

  refused(code: string): void {
    this.refusals.inc({ code })
  }

  rung(way: string, delivery: string): void {
    this.notices.inc({ way, delivery })
  }

  /** A figure that is looked at when it is asked for. */
  watch(name: string, help: string, look: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: (): void => gauge.set(look()) })
  }
}

export interface OperationsOptions {
  readonly rooms: Rooms
  readonly metrics: Metrics
  /** What must be known to read the metrics; null: only this machine may. */
  readonly token: string | null
}

const PATIENCE = 2000

/** How a database that nodes share is heard. */
function watchNodes(metrics: Metrics, nodes: Nodes): void {
  const watch = (name: string, help: string, look: (health: Health) => number): void =>
    metrics.watch(`machinami_database_${name}`, help, () => look(nodes.health))
  watch('silent', '1 while the database says nothing.', ({ isSilent }) => Number(isSilent))
  watch('deaf', '1 while notices of other nodes are not heard.', ({ isDeaf }) => Number(isDeaf))
  watch('connections_given_up', 'Connections to the database that fell silent.', ({ givenUp }) => givenUp)
}

export function addOperations(app: FastifyInstance, { rooms, metrics, token }: OperationsOptions): void {
  const { nodes } = rooms.world.store
  if (nodes) watchNodes(metrics, nodes)

  /** The truth: something was really read from the database just now, and what was written lately is there. */
  app.get('/healthz', async (_, reply) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('late')), PATIENCE)
    })
    try {
      await Promise.race([rooms.world.store.due(0, 1), late])
      if (metrics.isLosing) throw new Error('nothing can be kept')
      if (rooms.world.store.nodes?.health.isDeaf) throw new Error('nothing is heard of other nodes')
      return { ok: true, tables: rooms.counts }
    } catch {
      return reply.code(503).send({ ok: false })
    } finally {
      clearTimeout(timer)
    }
  })

  app.get('/metrics', async (request, reply) => {
    const isAllowed = token === null ? isAskedHere(request) : request.headers.authorization === `Bearer ${token}`
    if (!isAllowed) return reply.code(403).send()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
