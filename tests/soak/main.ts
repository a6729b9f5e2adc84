import { soakEverything } from './everything.ts'
import { killMany } from './kill-many.ts'
import { soakLaws } from './laws.ts'

/** `npm run soak` tries everything for some minutes; `laws` and `kills` do one thing at length. */
const COMMANDS: ReadonlyMap<string, () => Promise<void>> = new Map([
  ['laws', soakLaws],
  ['kills', killMany],
])

await (COMMANDS.get(process.argv[2] ?? '') ?? soakEverything)()
