/**
 * SHA-256, because dice must be provable in the browser, in Node and in a worker without waiting: the platforms' own
 * is asynchronous in one and absent from the other's types. Tested against Node's.
 */

const ROOTS = firstPrimes(64)
const ROUND = Int32Array.from(ROOTS, (prime) => fraction(Math.cbrt(prime)))
const INITIAL = Int32Array.from(ROOTS.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

function firstPrimes(n: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < n; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  return primes
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by))

/** The digest of a text (as UTF-8) as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The bytes of a text: `encodeURIComponent` knows UTF-8 on every platform. */
function utf8(text: string): number[] {
  return Array.from(encodeURIComponent(text).matchAll(/%(..)|(.)/g), ([, hex, plain]) =>
    hex ? Number.parseInt(hex, 16) : plain.charCodeAt(0),
  )
}

/** The digest as eight 32-bit words. */
export function sha256Words(text: string): Int32Array {
  const bytes = utf8(text)
  const blocks = ((bytes.length + 8) >> 6) + 1
  const words = new Int32Array(blocks * 16)
  bytes.forEach((byte, i) => {
    words[i >> 2] |= byte << (24 - (i % 4) * 8)
  })
  words[bytes.length >> 2] |= 0x80 << (24 - (bytes.length % 4) * 8)
  words[words.length - 1] = bytes.length * 8
  const hash = INITIAL.slice()
  for (let at = 0; at < words.length; at += 16) mixIn(hash, words.subarray(at, at + 16))
  return hash
}

function mixIn(hash: Int32Array, block: Int32Array): void {
  const w = new Int32Array(64)
  w.set(block)
  for (let i = 16; i < 64; i++) {
    const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3)
    const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10)
    w[i] = w[i - 16] + s0 + w[i - 7] + s1
  }
  let [a, b, c, d, e, f, g, h] = hash
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] += word
  })
}
