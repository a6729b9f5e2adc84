import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { licencesFor, packagesIn } from '../../../scripts/licences.mjs'

/** Ships `licences.txt` with the app. The first plugin is for the page, the others are for its workers. */
export function licences(): { readonly page: Plugin; readonly workers: () => Plugin[] } {
  const folders = new Set<string>()
  const note = (bundle: Rolldown.OutputBundle) => {
    for (const folder of packagesIn(Object.values(bundle))) folders.add(resolve(import.meta.dirname, '..', folder))
  }
  const page: Plugin = {
    name: 'licences',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      note(bundle)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesFor(folders) })
    },
  }
  return { page, workers: () => [{ name: 'licences-of-workers', generateBundle: (_, bundle) => note(bundle) }] }
}
