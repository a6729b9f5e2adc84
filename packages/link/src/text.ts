import { utf8 } from '@machinami/engine/inside'
import type { ByteModel } from './byte-model.ts'
import { count, type Pen } from './pen.ts'

/** Letters of the longest text a link may hold, in bytes: rules with names in every language stay far below. */
const LONGEST_TEXT = 400_000

/** Somebody wrote a link that says what no link can say. */
export class BadLink extends Error {}

/** A text, coded by what came before it. */
export function text(pen: Pen, model: ByteModel, value = ''): string {
  const bytes = pen.isReading ? [] : utf8(value)
  const length = count(pen, bytes.length)
  if (length > LONGEST_TEXT) throw new BadLink('text')
  const read: number[] = []
  for (let i = 0; i < length; i++) {
    if (pen.isBeyondEnd) throw new BadLink('text')
    let byte = 1
    for (let bit = 7; bit >= 0; bit--) {
      const one = model.predict()
      const found = pen.choose([4096 - one, one], (bytes[i] >> bit) & 1)
      model.update(found)
      byte = byte * 2 + found
    }
    read.push(byte & 255)
  }
  return fromUtf8(read)
}

function fromUtf8(bytes: readonly number[]): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    throw new BadLink('text')
  }
}

/** Hexadecimal digits, so many of them. */
export function hex(pen: Pen, length: number, value = ''): string {
  const digits = Array.from({ length }, (_, i) => pen.below(16, Number.parseInt(value[i] ?? '0', 16)).toString(16))
  return digits.join('')
}
