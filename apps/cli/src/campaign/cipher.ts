import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Cipher } from '@machinami/campaign'

const NAME = 'chacha20-poly1305'
const TAG = 16
/** Every key seals one text only. */
const NONCE = Buffer.alloc(12)

export const cipher: Cipher = {
  seal: (text, key) => {
    const sealing = createCipheriv(NAME, key, NONCE, { authTagLength: TAG })
    return Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
  },
  open: (envelope, key) => {
    try {
      const opening = createDecipheriv(NAME, key, NONCE, { authTagLength: TAG })
      opening.setAuthTag(envelope.subarray(-TAG))
      return opening.update(envelope.subarray(0, -TAG), undefined, 'utf8') + opening.final('utf8')
    } catch {
      return null
    }
  },
}
