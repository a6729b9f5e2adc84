import { afterAll, beforeAll, describe } from 'vitest'
import { UNLIMITED } from '../door/limits.ts'
import { freshDatabase } from './postgres.ts'
import { openServer, type TestServer } from './server.ts'

/** Opens a server on an empty database. */
export type Open = (...how: Parameters<typeof openServer>) => Promise<TestServer>

const KEY = 'ab'.repeat(32)
const DATABASES: { readonly [name: string]: () => Promise<{ [name: string]: string }> } = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ DATABASE_URL: await freshDatabase(), SEED_KEY: KEY }),
}

/** The same tests with either database under the servers they open. */
export function onEach(tests: (open: Open) => void): void {
  describe.each(Object.keys(DATABASES))('on %s', (name) =>
    tests(async (limits = UNLIMITED, env = {}, options = {}) =>
      openServer(limits, { ...(await DATABASES[name]()), ...env }, options),
    ),
  )
}

/** The same tests at one server, with either database under it. */
export function onBoth(
  use: (server: TestServer) => void,
  tests: (open: Open) => void,
  settings: () => { [name: string]: string } = () => ({}),
): void {
  onEach((open) => {
    let server: TestServer | undefined
    beforeAll(async () => {
      server = await open(UNLIMITED, settings())
      use(server)
    })
    afterAll(() => server?.close())
    tests(open)
  })
}
