import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WORKER = fileURLToPath(new URL('./service-worker.js', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

/** Fonts of other scripts are kept when first used; everything else is fetched with the first visit. */
const isWanted = (file: string) =>
  !/\.map$|sw\.js$/.test(file) && (!/\.woff2?$/.test(file) || /-latin-\d.*woff2$|machinami-name/.test(file))

/** Writes sw.js with the list of all files of this build, so that the whole app works without network. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle)
      const still = filesIn(PUBLIC).map((path) => relative(PUBLIC, path).replaceAll('\\', '/'))
      const files = [...new Set([...built, ...still, 'index.html'])].filter(isWanted).sort()
      const hash = createHash('sha256')
      for (const part of Object.values(bundle))
        hash.update(part.fileName).update(part.type === 'chunk' ? part.code : part.source)
      for (const path of still) hash.update(readFileSync(join(PUBLIC, path)))
      const source = readFileSync(WORKER, 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('__FILES__', JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
