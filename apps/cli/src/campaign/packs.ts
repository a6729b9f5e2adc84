import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  checkPack,
  isPlayable,
  type PackFiles,
  parseSealed,
  readPack,
  type SealedPack,
  sealPack,
} from '@machinami/campaign'
import { type Refusal, refuse } from '@machinami/cards'
import { namesIn, textIn } from '../files/read-text.ts'
import { cipher } from './cipher.ts'

export { formatSealed } from '@machinami/campaign'

/** Sealed packs lie beside the built program; whoever runs it from its sources has the packs themselves. */
const SEALED = fileURLToPath(new URL('./packs', import.meta.url))
const SOURCES = fileURLToPath(new URL('../../../../packs', import.meta.url))
const ENDING = '.sealed'

/** The example is never what somebody means who says nothing. */
const EXAMPLE = 'tiny'

export function packNames(): string[] {
  const names = existsSync(SEALED)
    ? readdirSync(SEALED)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length))
    : existsSync(SOURCES)
      ? readdirSync(SOURCES)
      : []
  return names.sort((a, b) => Number(a === EXAMPLE) - Number(b === EXAMPLE) || (a < b ? -1 : 1))
}

/** A pack by its name, or from a folder or a sealed file; null where there is none. */
export function packFor(wish: string): SealedPack | Refusal | null {
  if (packNames().includes(wish)) {
    const sealed = join(SEALED, `${wish}${ENDING}`)
    return existsSync(sealed) ? readSealed(sealed) : sealFolder(join(SOURCES, wish))
  }
  if (!existsSync(wish)) return null
  return statSync(wish).isDirectory() ? (faultsIn(wish) ?? sealFolder(wish)) : readSealed(wish)
}

/** What keeps a folder from being played; missing words and pictures do not. */
function faultsIn(folder: string): Refusal | null {
  const source = readPack(filesIn(folder))
  const faults = 'faults' in source ? source.faults : checkPack(source)
  return isPlayable(faults) ? null : refuse('pack-faulty', { wanted: String(faults.length) })
}

function readSealed(file: string): SealedPack | Refusal {
  const text = textIn(file)
  if (text === null) return refuse('unreadable-file', { what: file })
  return parseSealed(text) ?? refuse('pack-damaged')
}

function sealFolder(folder: string): SealedPack | Refusal {
  const source = readPack(filesIn(folder))
  return 'faults' in source
    ? refuse('pack-faulty', { wanted: String(source.faults.length) })
    : sealPack(source.pack, cipher)
}

const PLACES = ['', 'text/', 'art/', 'nets/']
const IN_PACK = /^[a-z]+\.json$|^text\/[a-z]+\.md$|^art\/[a-z0-9-]+\.svg$|^nets\/[a-z0-9-]+\.txt$/

/** The files of a pack's folder, by path: those that can be read. Of what cannot be one it is enough that it is there. */
export function filesIn(folder: string): PackFiles {
  const paths = PLACES.flatMap((place) => namesIn(join(folder, place)).map((name) => `${place}${name}`))
  const texts = paths.map((path) => [path, IN_PACK.test(path) ? textIn(join(folder, path)) : ''] as const)
  return Object.fromEntries(texts.filter((each): each is readonly [string, string] => each[1] !== null))
}
