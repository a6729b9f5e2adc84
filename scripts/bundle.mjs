import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { packagesIn } from './licences.mjs'

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
 * Bundles programs into a folder, one self-contained file each; says which packages are in them. V8 does not fold constants
 * across modules, so the engine runs about twice as fast in one file with its constants written in.
 */
export async function bundle(entries, folder, external = []) {
  const packages = new Set()
  for (const [file, input] of Object.entries(entries)) {
    const made = await rolldown({
      input,
      platform: 'node',
      // How long a build took on a busy machine is no warning.
      checks: { bundlerTimings: false },
      external: [...builtinModules, /^node:/, ...external],
      plugins: [atOnce],
      resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    })
    const { output } = await made.write({
      file: join(folder, file),
      format: 'esm',
      codeSplitting: false,
      minify: { compress: true, mangle: false },
    })
    for (const each of packagesIn(output)) packages.add(each)
    await made.close()
  }
  return packages
}
