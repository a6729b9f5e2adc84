import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deck, type PackFiles, type PackSource, readPack, sealPack } from '@machinami/campaign'
import { cipher } from '../../apps/cli/src/campaign/cipher.ts'

export { cipher }

const packs = join(import.meta.dirname, '..', '..', 'packs')

/** The files of a pack's folder. */
export function filesOf(name: string): PackFiles {
  const folder = join(packs, name)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path))
  return Object.fromEntries(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]))
}

export const packNames = (): string[] => readdirSync(packs)

/** Reading and sealing take their time and give the same every time: once for all tests on a thread. */
function once<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const found = made.get(name) ?? make(name)
    made.set(name, found)
    return found
  }
}

export const sourceOf = once((name): PackSource => {
  const source = readPack(filesOf(name))
  if ('faults' in source) throw new Error(JSON.stringify(source.faults, null, 1))
  return source
})

const sealedOf = once((name) => sealPack(sourceOf(name).pack, cipher))

export const deckOf = (name: string): Deck => new Deck(sealedOf(name), cipher.open)
