// Whose work a bundle holds, and under which terms: from what was really bundled and the metadata of its packages.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HOME = fileURLToPath(new URL('..', import.meta.url))
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
/** Helpers that a bundler writes into what it bundles. */
const HELPER = /^\0?(vite|rolldown)\//
/** What such a package holds besides is not in our bundle. */
const OF_OTHERS = /^#+ (?:Licenses of bundled dependencies|Bundled dependencies)[\s\S]*/m

const bundlers = createRequire(join(HOME, 'package.json'))

/** The folder of the package that a module or file comes from; null for our own. */
function packageOf(id) {
  const helper = HELPER.exec(id)?.[1]
  if (helper) return dirname(bundlers.resolve(`${helper}/package.json`))
  return PACKAGE.exec(id)?.[0] ?? null
}

const sourcesOf = (piece) => (piece.type === 'chunk' ? Object.keys(piece.modules) : piece.originalFileNames)

/** The folders of all packages of which something is in a bundle. */
export const packagesIn = (pieces) => [
  ...new Set(
    pieces.flatMap(sourcesOf).flatMap((id) => {
      const folder = packageOf(id)
      return folder === null ? [] : [join(folder)]
    }),
  ),
]

function partIn(folder) {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined || typeof license !== 'string')
    throw new Error(`${name} does not say under which licence it is`)
  const address = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? ''
  return {
    name: `${name} ${version}`,
    licence: license,
    address: address.replace(/^git\+|\.git$|#readme$/g, ''),
    text: readFileSync(join(folder, file), 'utf8').replace(OF_OTHERS, '').trim(),
  }
}

const ours = () => ({
  name: 'Machinami',
  licence: 'MIT',
  address: '',
  text: readFileSync(join(HOME, 'LICENSE'), 'utf8').trim(),
})

const LINE = '='.repeat(80)

/** One text with everything: ours first, then whose work we build on. */
export const licencesFor = (folders) =>
  [ours(), ...[...folders].map(partIn).sort((a, b) => (a.name < b.name ? -1 : 1))]
    .map(({ name, licence, address, text }) => `${name} (${licence})\n${address}\n\n${text}\n`)
    .join(`\n${LINE}\n\n`)
