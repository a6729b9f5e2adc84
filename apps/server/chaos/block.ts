import { join } from 'node:path'
import { configFrom } from '../src/config.ts'
import { start } from '../src/server.ts'

/**
 * Several servers in one process, each with a port and a database of its own: starting Node costs more than opening a
 * server, and whoever kills the process kills all of them, each at whatever it was doing.
 */

interface House {
  readonly port: number
  readonly data: string
  readonly database?: string
}

const houses = JSON.parse(process.env.HOUSES ?? '[]') as readonly House[]
const running = await Promise.all(
  houses.map(({ port, data, database }) =>
    start(
      configFrom({
        ...{ HOST: '127.0.0.1', PORT: String(port), DATA: join(data), LIMITS: 'off', LOG_LEVEL: 'fatal' },
        ...(database === undefined ? {} : { DATABASE_URL: database, SEED_KEY: 'cd'.repeat(32) }),
      }),
    ),
  ),
)
console.log(`open ${JSON.stringify(running.map(({ port }) => port))}`)
