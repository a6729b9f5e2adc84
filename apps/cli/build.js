import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../scripts/bundle.mjs'
import { licencesFor } from '../../scripts/licences.mjs'
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

/** Bundles the program into a folder. The terms of whatever is in there lie beside it, and campaigns, sealed. */
export async function bundleInto(folder) {
  const entries = Object.fromEntries(Object.entries(ENTRIES).map(([file, entry]) => [file, join(here, entry)]))
  const packages = await bundle(entries, folder)
  writeFileSync(join(folder, 'licences.txt'), licencesFor(packages))
  mkdirSync(join(folder, 'packs'), { recursive: true })
  for (const { name, text } of await sealedPacks()) writeFileSync(join(folder, 'packs', `${name}.sealed`), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleInto(join(here, 'dist'))
