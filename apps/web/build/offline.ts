import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WORKER = fileURLToPath(new URL('./service-worker.js', import.meta.url))

const isShipped = (file: string) => !/\.map$|^sw\.js$/.test(file)
const isLetters = (file: string) => file.endsWith('.woff2')
/** A month of daily streets. */
const isMonth = (file: string) => file.startsWith('daily/')
/** Letters of other scripts, and months, are kept when first used; everything else is fetched with the first visit. */
const isForLater = (file: string) => isMonth(file) || (isLetters(file) && !/-latin-\d/.test(file))

const hashOf = (bytes: Uint8Array): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Every file of a folder, with the hash by which a browser knows that it got the right one. */
const hashesIn = (folder: string): (readonly [file: string, hash: string])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isShipped)
    .sort()
    .map((file) => [file, hashOf(readFileSync(join(folder, file)))] as const)

/** The service worker of a built app: it knows every file by its hash. */
function workerFor(folder: string): string {
  const all = hashesIn(folder)
  const list = (files: typeof all) => JSON.stringify(Object.fromEntries(files))
  const version = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12)
  return readFileSync(WORKER, 'utf8')
    .replace('__VERSION__', version)
    .replace('__FILES__', list(all.filter(([file]) => !isForLater(file))))
    .replace('__LATER__', list(all.filter(([file]) => isForLater(file))))
}

/** Writes sw.js with the list of all files of this build, so that the whole app works without network. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    // Not before everything is written: only then it is known what anybody will fetch.
    writeBundle: {
      order: 'post',
      handler: ({ dir = '' }) => writeFileSync(join(dir, 'sw.js'), workerFor(dir)),
    },
  }
}
