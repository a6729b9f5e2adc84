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
export const sha256 = (text: string): string => hex(sha256Words(text))

/** The digest as eight 32-bit words. */
export const sha256Words = (text: string): Int32Array => digest(utf8(text))

/** HMAC-SHA256 of a text under a key (both as UTF-8), as 64 hexadecimal digits. */
export const hmac = (key: string, text: string): string => hex(new Hmac(key).words(text))

/** A key that many texts are hashed under. */
export class Hmac {
  private readonly inner: Int32Array
  private readonly outer: Int32Array

  constructor(key: string) {
    const bytes = utf8(key)
    const short = bytes.length > BLOCK ? bytesOf(digest(bytes)) : bytes
    const padded = (pad: number) => Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ pad)
    this.inner = afterBlock(padded(0x36))
    this.outer = afterBlock(padded(0x5c))
  }

  /** The digest as eight 32-bit words. */
  words(text: string): Int32Array {
    return digest(bytesOf(digest(utf8(text), this.inner, BLOCK)), this.outer, BLOCK)
  }
}

/** Bytes that are mixed in at a time. */
const BLOCK = 64

const hex = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

const bytesOf = (words: Int32Array): number[] =>
  Array.from({ length: 32 }, (_, i) => (words[i >> 2] >> (24 - (i % 4) * 8)) & 255)

/** The bytes of a text: `encodeURIComponent` knows UTF-8 on every platform, and plain letters (rules, seeds) need none of it. */
export function utf8(text: string): number[] {
  const plain = /[^ -~\n]/.test(text)
    ? encodeURIComponent(text).replace(/%(..)/g, (_, code: string) => String.fromCharCode(+`0x${code}`))
    : text
  const bytes: number[] = []
  for (let i = 0; i < plain.length; i++) bytes.push(plain.charCodeAt(i))
  return bytes
}

const afterBlock = (bytes: readonly number[]): Int32Array =>
  mixIn(INITIAL.slice(), wordsOf(bytes, new Int32Array(BLOCK / 4)))

function wordsOf(bytes: readonly number[], words: Int32Array): Int32Array {
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - (i % 4) * 8)
  return words
}

/** Hashes bytes, after as many others that have been mixed in already. */
function digest(bytes: readonly number[], after: Int32Array = INITIAL, others = 0): Int32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1
  const words = wordsOf(bytes, new Int32Array(blocks * 16))
  words[bytes.length >> 2] |= 0x80 << (24 - (bytes.length % 4) * 8)
  words[words.length - 1] = (bytes.length + others) * 8
  const hash = after.slice()
  for (let at = 0; at < words.length; at += 16) mixIn(hash, words, at)
  return hash
}

/** Room for one block; nothing in it outlives `mixIn`. */
const w = new Int32Array(64)

/** Plain variables throughout: lists that change places in each of 64 rounds cost a multiple of the work. */
function mixIn(hash: Int32Array, words: Int32Array, at = 0): Int32Array {
  for (let i = 0; i < 16; i++) w[i] = words[at + i]
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
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] += word
  })
  return hash
}
