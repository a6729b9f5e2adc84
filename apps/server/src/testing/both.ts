import { afterAll, beforeAll, describe } from 'vitest'
import { UNLIMITED } from '../door/limits.ts'
import { openPostgres, type TestPostgres } from './postgres.ts'
import { openServer, type TestServer } from './server.ts'

/** The same tests with either database under the server. */
export function onBoth(
  use: (server: TestServer) => void,
  tests: () => void,
  settings: () => { [name: string]: string } = () => ({}),
): void {
  const around = (open: () => Promise<TestServer>): void => {
    let server: TestServer | undefined
    beforeAll(async () => {
      server = await open()
      use(server)
    })
    afterAll(() => server?.close())
    tests()
  }
  describe('on SQLite', () => around(() => openServer(UNLIMITED, settings())))
  describe('on PostgreSQL', () => {
    let postgres: TestPostgres | undefined
    beforeAll(async () => {
      postgres = await openPostgres()
    })
    afterAll(() => postgres?.stop())
    around(async () => {
      const url = (await postgres?.fresh()) ?? ''
      return openServer(UNLIMITED, { DATABASE_URL: url, SEED_KEY: 'ab'.repeat(32), ...settings() })
    })
  })
}
