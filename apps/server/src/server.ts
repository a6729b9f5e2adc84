import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type DestinationStream, pino } from 'pino'
import { Accounts } from './accounts/accounts.ts'
import type { Config } from './config.ts'
import { type App, appOf } from './door/app.ts'
import { type Limits, UNLIMITED } from './door/limits.ts'
import { Metrics } from './door/operations.ts'
import { addressesForOthers } from './greeting.ts'
import { makeFolder } from './make-folder.ts'
import { Notifier } from './notices/notifier.ts'
import { Rooms } from './rooms/rooms.ts'
import { RuleReader } from './rooms/rule-reader.ts'
import { Thinkers } from './rooms/thinkers.ts'
import { Sealer } from './seal.ts'
import { PostgresStore } from './store/postgres/postgres-store.ts'
import { SqliteStore } from './store/sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'
import { type Time, timeOfDay } from './time.ts'
import { type ConsoleWords, consoleWords } from './words/console-words.ts'

export interface Running {
  readonly app: App
  readonly rooms: Rooms
  readonly port: number
  /** Lets everybody go, finishes what is being kept, and closes the database. */
  close(): Promise<void>
}

export interface StartOptions {
  readonly web?: string
  readonly limits?: Partial<Limits>
  readonly logTo?: DestinationStream
  /** A test has a clock of its own. */
  readonly time?: Time
  /** Whoever starts it reads why it cannot be opened. */
  readonly words?: ConsoleWords
}

/** The key of everything that is sealed in the database. */
function sealerOf({ data, key }: Config, words: ConsoleWords): Sealer {
  if (key !== null) return Sealer.from(key)
  const file = join(data, 'seed.key')
  const sealer = Sealer.beside(join(data, 'machinami.db'), file)
  if (!sealer) throw new Error(words.noKey(file))
  return sealer
}

/** With another key nobody could go on with the games there are: then rather nothing is begun. */
async function isRightKey(store: Store, sealer: Sealer): Promise<boolean> {
  const sealed = await store.sealed()
  if (sealed && !sealer.opens(sealed)) return false
  return sealer.opens(await store.sealFirst(sealer.seal('machinami')))
}

/** Opens the database and the door. */
export async function start(
  config: Config,
  { web, limits, logTo, time = timeOfDay(), words = consoleWords({}) }: StartOptions = {},
): Promise<Running> {
  makeFolder(config.data, 0o700)
  const sealer = sealerOf(config, words)
  const store = await (config.database === null
    ? SqliteStore.open(join(config.data, 'machinami.db'))
    : PostgresStore.open(config.database))
  try {
    if (!(await isRightKey(store, sealer))) throw new Error(words.otherKey)
  } catch (problem) {
    await store.close()
    throw problem
  }
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization'] }, logTo ?? pino.destination(2))
  const complain = (problem: unknown, about: string) => log.error({ err: String(problem), about }, 'failed')
  const metrics = new Metrics()
  const { home, smtp, mailFrom: from, hooks, isHome } = config
  const thinkers = new Thinkers()
  const rules = new RuleReader()
  const notifier = new Notifier({ key: sealer.keyFor('notices'), home, smtp, from, hooks, isHome })
  const world = { store, sealer, log: complain, ...time, meter: metrics, notifier, thinkers, rules }
  const rooms = new Rooms(world, config.restAfter)
  const { origins, proxies } = config
  const app: App = appOf({
    rooms,
    accounts: new Accounts({ people: store.people, sealer, now: Date.now }),
    log,
    metrics,
    metricsToken: config.metricsToken,
    origins,
    proxies,
    address: () => home ?? addressesForOthers(portOf(app), config.host).at(0) ?? null,
    ...(web === undefined ? {} : { web }),
    limits: { ...(config.unlimited ? UNLIMITED : {}), ...limits },
  })
  try {
    await rooms.listen()
    await listen(app, config)
  } catch (problem) {
    await rooms.close()
    await store.close()
    throw problem
  }
  return {
    app,
    rooms,
    port: portOf(app),
    close: async () => {
      await app.close()
      await rooms.close()
      notifier.close()
      thinkers.close()
      rules.close()
      await store.close()
    },
  }
}

const portOf = ({ http }: App): number => (http.server.address() as AddressInfo).port

/** Somebody else has the usual port: any other will do, unless this very one was asked for. */
async function listen({ http }: App, { host, port, anyPort }: Config): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE' || !anyPort) throw problem
    await http.listen({ host, port: 0 })
  }
}
