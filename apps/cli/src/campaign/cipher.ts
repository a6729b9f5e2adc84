import { createCipheriv, createDecipheriv } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Cipher } from '@machinami/campaign'

const NAME = 'chacha20-poly1305'
const TAG = 16
/** Every key seals one text only. */
const NONCE = Buffer.alloc(12)
/** What stands before a text that was made small. No text begins with it, and older packs have whole texts. */
const SMALL = Buffer.of(0)

export const cipher: Cipher = {
  seal: (text, key) => {
    const sealing = createCipheriv(NAME, key, NONCE, { authTagLength: TAG })
    const small = deflateRawSync(text, { level: 9 })
    return Buffer.concat([sealing.update(SMALL), sealing.update(small), sealing.final(), sealing.getAuthTag()])
  },
  open: (envelope, key) => {
    try {
      const opening = createDecipheriv(NAME, key, NONCE, { authTagLength: TAG })
      opening.setAuthTag(envelope.subarray(-TAG))
      const opened = Buffer.concat([opening.update(envelope.subarray(0, -TAG)), opening.final()])
      return (opened[0] === SMALL[0] ? inflateRawSync(opened.subarray(1)) : opened).toString('utf8')
    } catch {
      return null
    }
  },
}
