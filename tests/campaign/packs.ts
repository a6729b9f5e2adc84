import { createCipheriv, createDecipheriv } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cipher, Deck, type PackFiles, type PackSource, readPack, sealPack } from '@machinami/campaign'

/** What the command line hands in: ChaCha20-Poly1305; every key is used once, so the nonce is nought. */
export const cipher: Cipher = {
  seal: (text, key) => {
    const sealing = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
    return Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
  },
  open: (envelope, key) => {
    try {
      const opening = createDecipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
      opening.setAuthTag(envelope.subarray(-16))
      return opening.update(envelope.subarray(0, -16), undefined, 'utf8') + opening.final('utf8')
    } catch {
      return null
    }
  },
}

const packs = join(import.meta.dirname, '..', '..', 'packs')

/** The files of a pack's folder. */
export function filesOf(name: string): PackFiles {
  const folder = join(packs, name)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path))
  return Object.fromEntries(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]))
}

export const packNames = (): string[] => readdirSync(packs)

export function sourceOf(name: string): PackSource {
  const source = readPack(filesOf(name))
  if ('faults' in source) throw new Error(JSON.stringify(source.faults, null, 1))
  return source
}

export const deckOf = (name: string): Deck => new Deck(sealPack(sourceOf(name).pack, cipher), cipher.open)
