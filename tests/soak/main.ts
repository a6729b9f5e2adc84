import { killMany } from './kill-many.ts'
import { soakLaws } from './laws.ts'

const COMMANDS: ReadonlyMap<string, () => Promise<void>> = new Map([
  ['laws', soakLaws],
  ['kills', killMany],
])

await (COMMANDS.get(process.argv[2] ?? '') ?? soakLaws)()
