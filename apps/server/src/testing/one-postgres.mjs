import { tsImport } from 'tsx/esm/api'

/** One PostgreSQL for all files of tests, unless one is given: starting it takes longer than most tests. Vitest loads this without tsx. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return
  const { openPostgres } = await tsImport('./postgres.ts', import.meta.url)
  const postgres = await openPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  return () => postgres.stop()
}
