import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([0, 3])('whoever opens a PostgreSQL ends as they meant to, with %s', (code) => {
  const script = `
    import { openPostgres } from './src/testing/postgres.ts'
    const postgres = await openPostgres()
    await postgres.stop()
    process.exitCode = ${code}`
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', '--input-type=module', '--eval', script],
    { cwd: new URL('../..', import.meta.url) },
  )
  expect(status).toBe(code)
})
