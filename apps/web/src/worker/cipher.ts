import type { Cipher } from '@machinami/campaign'
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { inflateSync } from 'fflate'

/** Every key seals one text only. */
const NONCE = new Uint8Array(12)
/** What stands before a text that was made small (the command line's cipher seals). */
const SMALL = 0

/** Opens an envelope; null where the key does not fit. The browser's own ciphers are not there without https. */
export const openEnvelope: Cipher['open'] = (envelope, key) => {
  try {
    const opened = chacha20poly1305(key, NONCE).decrypt(envelope)
    return new TextDecoder().decode(opened[0] === SMALL ? inflateSync(opened.subarray(1)) : opened)
  } catch {
    return null
  }
}
