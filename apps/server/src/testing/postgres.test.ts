import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('whoever opens a PostgreSQL ends as they meant to: tests that failed have failed', () => {
  const script = `
    import { openPostgres } from './src/testing/postgres.ts'
    const postgres = await openPostgres()
    await postgres.stop()
    process.exitCode = 3`
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', '--input-type=module', '--eval', script],
    { cwd: new URL('../..', import.meta.url) },
  )
  expect(status).toBe(3)
})
