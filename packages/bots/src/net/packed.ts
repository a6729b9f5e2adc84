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

/** Floats as text: their first bytes together, then their second ones, because those of one place are alike. */
export function packFloats(floats: Float32Array): string {
  const bytes = new Uint8Array(floats.buffer)
  return toBase64(bytes.map((_, at) => bytes[(at % floats.length) * 4 + Math.floor(at / floats.length)]))
}

export function unpackFloats(text: string, n: number): Float32Array | null {
  const bytes = fromBase64(text)
  if (bytes?.length !== n * 4) return null
  return new Float32Array(bytes.map((_, at) => bytes[(at % 4) * n + Math.floor(at / 4)]).buffer)
}
