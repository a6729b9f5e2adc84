import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every pack of the repository as it is shipped: its name, and its text with all seals unbroken. */
export async function sealedPacks() {
  const { packFor, formatSealed } = await program()
  const folder = join(root, 'packs')
  return readdirSync(folder).map((name) => {
    const sealed = packFor(join(folder, name))
    if (sealed === null || 'refused' in sealed) throw new Error(`packs/${name} cannot be sealed: see campaign check`)
    return { name, text: formatSealed(sealed) }
  })
}

/** The command line's own sealing, straight from the sources: nothing needs to be built before it. */
async function program() {
  const bundle = await rolldown({
    input: join(root, 'apps/cli/src/campaign/packs.ts'),
    platform: 'node',
    external: [...builtinModules, /^node:/],
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
  })
  const folder = mkdtempSync(join(tmpdir(), 'machinami-seal-'))
  const file = join(folder, 'packs.mjs')
  try {
    await bundle.write({ file, format: 'esm', codeSplitting: false })
    return await import(pathToFileURL(file).href)
  } finally {
    await bundle.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
