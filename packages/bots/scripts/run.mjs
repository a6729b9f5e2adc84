import { spawnSync } from 'node:child_process'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** Bundles a script of this folder, or by its path from here, and runs it: `node run.mjs train base`. Bundled code is twice as fast. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '../../..')
const [name, ...args] = process.argv.slice(2)
const out = join(root, 'node_modules/.cache/machinami', `${basename(name)}.mjs`)
const bundle = await rolldown({
  input: join(here, `${name}.ts`),
  platform: 'node',
  resolve: { conditionNames: ['source', 'import', 'default'] },
  optimization: { inlineConst: true },
})
await bundle.write({ file: out, format: 'esm', codeSplitting: false })
const { status, signal } = spawnSync(process.execPath, [out, ...args], { stdio: 'inherit', cwd: root })
if (signal !== null) console.error(`${name} was ended from outside (${signal}) before it was done.`)
process.exit(status ?? 1)
