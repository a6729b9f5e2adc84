import { join } from 'node:path'
import { type ConsoleWords, consoleWords } from './words/console-words.ts'

/** How this server is set up: by its environment alone. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Whether another port will do where this one is taken. */
  readonly anyPort: boolean
  /** Folder of database and key. */
  readonly data: string
  /** Address of a PostgreSQL that nodes share; null: one file in the data folder. */
  readonly database: string | null
  /** The key that seeds are sealed with; otherwise one is kept in the data folder. */
  readonly key: string | null
  readonly origins: readonly string[]
  /** So many proxies in front say who is there. */
  readonly proxies: number
  readonly logLevel: string
  /** Whether anybody may ask for as much as they like, for measurements. */
  readonly unlimited: boolean
  /** Seconds after which a table nobody plays at is only in the database. */
  readonly restAfter: number
  /** What must be known to read the metrics; null: only this machine may. */
  readonly metricsToken: string | null
  /** Where others find this server, for links in mails: `https://play.example.org`. */
  readonly home: string | null
  readonly smtp: string | null
  /** Who writes mails. */
  readonly mailFrom: string | null
  readonly hooks: boolean
  /** Whether notices may go to addresses of one's own network. */
  readonly isHome: boolean
}

type Environment = { readonly [name: string]: string | undefined }

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Settings that say one thing or nothing. */
const SWITCHES: { readonly [setting: string]: string } = { HOOKS: 'on', NOTICES: 'home', LIMITS: 'off' }
const MOST_PROXIES = 9

const isAddress = (text: string, protocol: RegExp): boolean =>
  URL.canParse(text) && protocol.test(new URL(text).protocol)

/** Throws with a sentence where something is not what it should be. */
export function configFrom(given: Environment): Config {
  // A setting that is there and empty is not set.
  const env: Environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const words = consoleWords(env)
  const wrong = (setting: string, wanted: string, given?: string) => new Error(words.wrong(setting, wanted, given))
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw wrong('PORT', words.numberUpTo(65_535), env.PORT)
  const logLevel = env.LOG_LEVEL ?? 'warn'
  if (!LEVELS.includes(logLevel)) throw wrong('LOG_LEVEL', words.oneOf(LEVELS.join(', ')), logLevel)
  // What may be a secret is not said again.
  if (env.SEED_KEY !== undefined && !/^[0-9a-f]{64}$/i.test(env.SEED_KEY)) throw wrong('SEED_KEY', words.hexadecimal)
  if (!(Number(env.REST_AFTER ?? 60) > 0)) throw wrong('REST_AFTER', words.seconds, env.REST_AFTER)
  if (env.DATABASE_URL !== undefined && env.SEED_KEY === undefined) throw new Error(words.sameKey)
  if (env.DATABASE_URL !== undefined && !isAddress(env.DATABASE_URL, /^postgres(?:ql)?:$/))
    throw wrong('DATABASE_URL', words.like('postgres://user:password@localhost/machinami'))
  const proxies = Number(env.TRUST_PROXY ?? 0)
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > MOST_PROXIES)
    throw wrong('TRUST_PROXY', words.numberUpTo(MOST_PROXIES), env.TRUST_PROXY)
  for (const [setting, word] of Object.entries(SWITCHES))
    if (env[setting] !== undefined && env[setting] !== word) throw wrong(setting, word, env[setting])
  const origins = (env.ORIGINS ?? '').split(/[\s,]+/).filter((each) => each !== '')
  for (const origin of origins)
    if (!isAddress(origin, /^https?:$/) || new URL(origin).origin !== origin)
      throw wrong('ORIGINS', words.like('https://example.org'), origin)
  const home = env.PUBLIC_URL ?? null
  if (home !== null && !/^https?:\/\/[^/?#]+$/.test(home))
    throw wrong('PUBLIC_URL', words.like('https://play.example.org'), home)
  if (env.SMTP_URL !== undefined && !/^smtps?:\/\//.test(env.SMTP_URL))
    throw wrong('SMTP_URL', words.like('smtps://user:password@mail.example.org'))
  if (env.SMTP_URL !== undefined && (home === null || env.MAIL_FROM === undefined)) throw new Error(words.mailNeeds)
  if (env.MAIL_FROM !== undefined && !/[^\s@<]@[^\s@>]/.test(env.MAIL_FROM))
    throw wrong('MAIL_FROM', words.like('Machinami <play@example.org>'), env.MAIL_FROM)
  if (env.HOOKS !== undefined && home === null) throw new Error(words.hooksNeed)
  return {
    home,
    smtp: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    hooks: env.HOOKS !== undefined,
    isHome: env.NOTICES !== undefined,
    host: env.HOST ?? '0.0.0.0',
    port,
    anyPort: env.PORT === undefined,
    data: env.DATA ?? 'data',
    database: env.DATABASE_URL ?? null,
    key: env.SEED_KEY?.toLowerCase() ?? null,
    origins,
    proxies,
    logLevel,
    unlimited: env.LIMITS !== undefined,
    restAfter: Number(env.REST_AFTER ?? 60),
    metricsToken: env.METRICS_TOKEN ?? null,
  }
}

/** What was understood, for whoever started it. Nothing secret is in it. */
export function summaryOf(config: Config, words: ConsoleWords): string {
  const { data, database, key, origins, proxies, logLevel, unlimited, smtp, hooks } = config
  return [
    words.keptIn(database === null ? join(data, 'machinami.db') : placeOf(database)),
    words.sealedWith(key === null ? join(data, 'seed.key') : 'SEED_KEY'),
    ...(origins.length > 0 ? [words.pagesOf(origins.join(', '))] : []),
    words.notices(['push', ...(smtp ? (['mail'] as const) : []), ...(hooks ? (['hook'] as const) : [])]),
    ...(proxies > 0 ? [words.proxy] : []),
    ...(unlimited ? [words.unlimited] : []),
    words.logLevel(logLevel),
  ].join('\n')
}

/** Where a database is, without who may enter. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}
