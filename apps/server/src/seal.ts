import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { CODES, codeFrom } from '@machinami/wire'

/** Names, secrets and what is kept sealed. */

/** Who has only this cannot find the secret. Secrets are long and random, so one round is enough. */
export const keyOf = (secret: string): string => sha256(`machinami seat ${secret}`)

export const sha256 = (text: string): string => hash('sha256', text)

/** A name for a table that nobody guesses. */
export const newTableId = (): string =>
  BigInt(`0x${randomBytes(12).toString('hex')}`)
    .toString(36)
    .padStart(19, '0')

export const newCode = (): string => codeFrom(randomInt(CODES))

/** Seals seeds with a key that is not in the database. */
export class Sealer {
  private readonly key: Uint8Array

  constructor(key: Uint8Array) {
    this.key = key
  }

  /** The key beside a database, made before there is one. */
  static beside(database: string, file: string): Sealer | null {
    if (existsSync(database) && !existsSync(file)) return null
    // On disk before anything is sealed with it: games would outlast a power cut, and their key would not.
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
    return Sealer.from(readFileSync(file, 'utf8').trim())
  }

  static from(hex: string): Sealer {
    if (!/^[0-9a-f]{64}$/.test(hex)) throw new Error('a key has 64 hexadecimal digits')
    return new Sealer(Buffer.from(hex, 'hex'))
  }

  /** Another key, made from this one, for something else. */
  keyFor(what: string): Uint8Array {
    return Buffer.from(hkdfSync('sha256', this.key, '', `machinami ${what}`, 32))
  }

  seal(text: string): Uint8Array {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce)
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  }

  opens(sealed: Uint8Array): boolean {
    try {
      this.open(sealed)
      return true
    } catch {
      return false
    }
  }

  open(sealed: Uint8Array): string {
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(-16))
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
  }
}
