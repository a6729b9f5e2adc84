const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 by hand: the same in browsers, workers and on the server, whatever helpers they have. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(three >> shift) & 63])
    if (i + 1 >= bytes.length) letters[2] = '='
    if (i + 2 >= bytes.length) letters[3] = '='
    parts.push(letters.join(''))
  }
  return parts.join('')
}

/** The bytes of a text; null where it is no base64. */
export function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null
  const sixes = sixesIn(text.replace(/=+$/, ''))
  const bytes = new Uint8Array(Math.floor((sixes.length * 3) / 4))
  let bits = 0
  let n = 0
  let at = 0
  for (const six of sixes) {
    bits = (bits << 6) | six
    n += 6
    if (n < 8) continue
    n -= 8
    bytes[at++] = (bits >> n) & 255
  }
  return bytes
}

/** A letter for each number of six bits. */
export const toSixes = (sixes: Uint8Array): string => Array.from(sixes, (six) => LETTERS[six]).join('')

export const fromSixes = (text: string): Uint8Array | null => (/^[A-Za-z0-9+/]*$/.test(text) ? sixesIn(text) : null)

function sixesIn(letters: string): Uint8Array {
  const codes = new Uint8Array(128)
  for (let i = 0; i < 64; i++) codes[LETTERS.charCodeAt(i)] = i
  const sixes = new Uint8Array(letters.length)
  for (let i = 0; i < letters.length; i++) sixes[i] = codes[letters.charCodeAt(i)]
  return sixes
}
