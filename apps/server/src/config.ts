import { join } from 'node:path'

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
  readonly trustProxy: boolean
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
  readonly mailFrom: string
  readonly hooks: boolean
  /** Whether notices may go to addresses of one's own network. */
  readonly isHome: boolean
}

type Environment = { readonly [name: string]: string | undefined }

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Throws with a sentence where something is not what it should be. */
export function configFrom(env: Environment): Config {
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  const logLevel = env.LOG_LEVEL ?? 'warn'
  if (!LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${logLevel}".`)
  if (env.SEED_KEY !== undefined && !/^[0-9a-f]{64}$/.test(env.SEED_KEY))
    throw new Error('SEED_KEY must have 64 hexadecimal digits.')
  if (!(Number(env.REST_AFTER ?? 60) > 0))
    throw new Error(`REST_AFTER must be a number of seconds, not "${env.REST_AFTER}".`)
  if (env.DATABASE_URL !== undefined && env.SEED_KEY === undefined)
    throw new Error(
      'With DATABASE_URL all nodes need the same SEED_KEY: 64 hexadecimal digits, as `openssl rand -hex 32` makes.',
    )
  const home = env.PUBLIC_URL ?? null
  if (home !== null && !/^https?:\/\/[^/?#]+$/.test(home))
    throw new Error(`PUBLIC_URL must be like https://play.example.org, not "${home}".`)
  if (env.SMTP_URL !== undefined && !/^smtps?:\/\//.test(env.SMTP_URL))
    throw new Error('SMTP_URL must be like smtps://user:password@mail.example.org.')
  if (env.SMTP_URL !== undefined && (home === null || env.MAIL_FROM === undefined))
    throw new Error('With SMTP_URL there must be PUBLIC_URL, which links in mails lead to, and MAIL_FROM, who writes.')
  return {
    home,
    smtp: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'nobody@localhost',
    hooks: env.HOOKS === 'on',
    isHome: env.NOTICES === 'home',
    host: env.HOST ?? '0.0.0.0',
    port,
    anyPort: env.PORT === undefined,
    data: env.DATA ?? 'data',
    database: env.DATABASE_URL ?? null,
    key: env.SEED_KEY ?? null,
    origins: (env.ORIGINS ?? '').split(/[\s,]+/).filter((each) => each !== ''),
    trustProxy: env.TRUST_PROXY === '1',
    logLevel,
    unlimited: env.LIMITS === 'off',
    restAfter: Number(env.REST_AFTER ?? 60),
    metricsToken: env.METRICS_TOKEN ?? null,
  }
}

/** What was understood, for whoever started it. Nothing secret is in it. */
export const summaryOf = ({
  data,
  database,
  key,
  origins,
  trustProxy,
  logLevel,
  unlimited,
  ...config
}: Config): string =>
  [
    `games are kept in ${database === null ? join(data, 'machinami.db') : placeOf(database)}`,
    `seeds are sealed with ${key === null ? join(data, 'seed.key') : 'SEED_KEY'}`,
    ...(origins.length > 0 ? [`pages of ${origins.join(', ')} may play here`] : []),
    `notices go by ${['push', ...(config.smtp ? ['mail'] : []), ...(config.hooks && config.home ? ['web hook'] : [])].join(', ')}`,
    ...(trustProxy ? ['a proxy says who is there'] : []),
    ...(unlimited ? ['nobody is held up by limits: for measurements only'] : []),
    `log level ${logLevel}`,
  ].join('\n')

/** Where a database is, without who may enter. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}
