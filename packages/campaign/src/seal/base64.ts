const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const signs = [18, 12, 6, 0].map((shift) => SIGNS[(word >> shift) & 63])
    parts.push(signs.slice(0, Math.min(4, bytes.length - at + 1)).join(''))
  }
  const text = parts.join('')
  return text + '='.repeat((4 - (text.length % 4)) % 4)
}

/** The bytes, or null where it is not base64. */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null
  const plain = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const sign of plain) {
    held = (held << 6) | SIGNS.indexOf(sign)
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = held >> bits
      held &= (1 << bits) - 1
    }
  }
  return bytes
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
