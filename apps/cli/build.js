import { mkdirSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { licencesFor, packagesIn } from '../../scripts/licences.mjs'
import { sealedPacks } from '../../scripts/sealed-packs.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The program and the threads of its simulations and measurements: each becomes one self-contained file. */
const ENTRIES = {
  'main.js': 'src/main.ts',
  'worker.js': 'src/sim/worker.ts',
  'bench-worker.js': 'src/bench/worker.ts',
  'arena-worker.js': 'src/arena/worker.ts',
  'campaign-worker.js': 'src/sim/campaign/worker.ts',
}

/**
 * What the browser fetches late is simply there in one file, but for data. Left as it is, it would be set up by a function
 * called late, and with it all of the engine, whose functions are then no constants any more: a quarter slower.
 */
const LATE = /(?<![.\w])import\('(\.\/(?!weights\/|[a-z]{2}\/)[^']+)'\)/g
const atOnce = {
  name: 'at-once',
  transform(code, id) {
    if (!/\/packages\/[a-z-]+\/src\/.*\.ts$/.test(id)) return null
    const files = [...new Set(Array.from(code.matchAll(LATE), ([, file]) => file))]
    if (files.length === 0) return null
    const imports = files.map((file, nth) => `import * as late${nth} from '${file}'`)
    return `${imports.join('\n')}\n${code.replace(LATE, (_, file) => `Promise.resolve(late${files.indexOf(file)})`)}`
  },
}

/**
 * Bundles the program into a folder. V8 does not fold constants across modules, so the engine runs about twice as fast
 * in one file with its constants written in. The terms of whatever is in there lie beside it, and campaigns, sealed.
 */
export async function bundleInto(folder) {
  const packages = new Set()
  for (const [file, entry] of Object.entries(ENTRIES)) {
    const bundle = await rolldown({
      input: join(here, entry),
      platform: 'node',
      // How long a build took on a busy machine is no warning.
      checks: { bundlerTimings: false },
      external: [...builtinModules, /^node:/],
      plugins: [atOnce],
      resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    })
    const { output } = await bundle.write({
      file: join(folder, file),
      format: 'esm',
      codeSplitting: false,
      minify: { compress: true, mangle: false },
    })
    for (const each of packagesIn(output)) packages.add(each)
    await bundle.close()
  }
  writeFileSync(join(folder, 'licences.txt'), licencesFor(packages))
  mkdirSync(join(folder, 'packs'), { recursive: true })
  for (const { name, text } of await sealedPacks()) writeFileSync(join(folder, 'packs', `${name}.sealed`), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleInto(join(here, 'dist'))
