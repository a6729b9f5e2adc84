import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Past, TODAY } from '@machinami/cards'
import { PAST } from '../../packages/cards/src/past.ts'
import { changesSince, fingerprint, readReleased, withoutNotes, writeReleased } from './released.ts'

/** `npm run release-rules`: keeps the last release as it was and makes today's rules the newest. */
const root = join(import.meta.dirname, '../..')
const PAST_FILE = 'packages/cards/src/past.ts'
const RELEASED_FILE = 'tests/releases/released.json'

const pastFile = (past: readonly Past[]): string => `import type { Past } from './catalogue.ts'

/**
 * Every release of the rules but today's, the newest first. Written by \`npm run release-rules\`; never changed by hand:
 * games that were played by these rules open for ever.
 */
export const PAST: readonly Past[] = ${JSON.stringify(past)}
`

const { fingerprints, latest } = readReleased()
const today = withoutNotes(TODAY)
const changes = changesSince(latest, today)
if (changes === null) console.log(`Release ${fingerprints.length} has today's rules already.`)
else {
  writeFileSync(join(root, PAST_FILE), pastFile([changes, ...PAST]))
  writeReleased({ fingerprints: [...fingerprints, fingerprint(today)], latest: today })
  const format = ['biome', 'check', '--write', PAST_FILE, RELEASED_FILE]
  execFileSync('npx', format, { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
  console.log(`Release ${fingerprints.length + 1}. What was different in release ${fingerprints.length}:`)
  console.log(JSON.stringify(changes, null, 2))
}
