import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../scripts/bundle.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

/** Libraries stay where npm put them: some bring files of their own along. */
const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@machinami/'))

/** The program and the thread of its database. */
await bundle(
  { 'main.js': join(here, 'src/main.ts'), 'sqlite-worker.js': join(here, 'src/store/sqlite/worker.ts') },
  join(here, 'dist'),
  libraries,
)
