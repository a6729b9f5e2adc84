import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../scripts/bundle.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

/** Libraries stay where npm put them: some bring files of their own along. */
const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@machinami/'))

const threads = {
  'sqlite-worker.js': join(here, 'src/store/sqlite/worker.ts'),
  'rules-worker.js': join(here, 'src/rooms/rule-reading.ts'),
  'bot-worker.js': join(here, 'src/rooms/thinker.ts'),
}

/** The program, the thread of its database, those of its bots, and that of rules of one's own. */
if (process.argv[2] === undefined)
  await bundle({ 'main.js': join(here, 'src/main.ts'), ...threads }, join(here, 'dist'), libraries)

/** Several servers in one process, to be killed (`chaos/block.ts`). With its libraries in the file it opens in a third of the time. */
if (process.argv[2] === 'chaos')
  await bundle({ 'block.js': join(here, 'chaos/block.ts'), ...threads }, join(here, 'dist/chaos'), [
    '@photostructure/sqlite',
  ])
