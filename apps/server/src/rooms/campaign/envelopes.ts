import { createDecipheriv, createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import type { Cipher } from '@machinami/campaign'

/** Every key seals one text only. */
const NONCE = Buffer.alloc(12)
const TAG = 16
/** What stands before a text that was made small. */
const SMALL = 0
/** So much a text may be, whatever it was made small to. */
const LARGEST = 4_000_000

/**
 * Opens an envelope; null where the key does not fit. A pack may come from anybody: its key must come from its text, as
 * those of all our packs do, so that no card can lead back to one before it, and a bomb stays small.
 */
export const openEnvelope: Cipher['open'] = (envelope, key) => {
  try {
    const opening = createDecipheriv('chacha20-poly1305', key, NONCE, { authTagLength: TAG })
    opening.setAuthTag(envelope.subarray(-TAG))
    const opened = Buffer.concat([opening.update(envelope.subarray(0, -TAG)), opening.final()])
    const text = opened[0] === SMALL ? inflateRawSync(opened.subarray(1), { maxOutputLength: LARGEST }) : opened
    const own = createHash('sha256').update('machinami envelope\n').update(text).digest()
    return own.equals(key) ? text.toString('utf8') : null
  } catch {
    return null
  }
}
