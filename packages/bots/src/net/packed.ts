import { fromBase64, fromSixes, toBase64, toSixes } from '@machinami/engine/inside'

/**
 * Weights as text that zips well: the upper six bits of each are a letter of its own, the lower two, which are as good as
 * chance, go three to a letter. In plain base64 a letter has bits of two weights, and nothing repeats.
 */
export function packWeights(weights: Int8Array): string {
  const sixes = new Uint8Array(weights.length + Math.ceil(weights.length / 3))
  weights.forEach((weight, i) => {
    sixes[i] = (weight + 128) >> 2
    sixes[weights.length + Math.floor(i / 3)] |= (weight & 3) << (2 * (i % 3))
  })
  return toSixes(sixes)
}

/** So many weights from a text; null where they are not in it. */
export function unpackWeights(text: string, n: number): Int8Array | null {
  const sixes = fromSixes(text)
  if (sixes?.length !== n + Math.ceil(n / 3)) return null
  return Int8Array.from({ length: n }, (_, i) => {
    const low = (sixes[n + Math.floor(i / 3)] >> (2 * (i % 3))) & 3
    return ((sixes[i] << 2) | low) - 128
  })
}

/** How many bytes of a float are kept: the first three, more exact than any weight is. */
const KEPT = 3

/** Floats as text: their first bytes together, then their second ones, because those of one place are alike. */
export function packFloats(floats: Float32Array): string {
  const view = new DataView(floats.buffer)
  const n = floats.length
  const bytes = Uint8Array.from({ length: n * KEPT }, (_, at) => view.getUint8((at % n) * 4 + 3 - Math.floor(at / n)))
  return toBase64(bytes)
}

export function unpackFloats(text: string, n: number): Float32Array | null {
  const bytes = fromBase64(text)
  if (bytes?.length !== n * KEPT) return null
  return Float32Array.from({ length: n }, (_, i) => {
    const [first, second, third] = [0, 1, 2].map((place) => bytes[place * n + i])
    return floatOf((first << 24) | (second << 16) | (third << 8))
  })
}

const SCRATCH = new DataView(new ArrayBuffer(4))

function floatOf(bits: number): number {
  SCRATCH.setInt32(0, bits)
  return SCRATCH.getFloat32(0)
}
