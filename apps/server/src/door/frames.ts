import type { Duplex } from 'node:stream'

/** A text in one piece, not masked (RFC 6455, 5.2). */
const TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

const headOf = (length: number): number => (length < TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10)

/** Texts as the frames of one piece of memory: what leaves together costs one write, not one for each head and text. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0))
  let at = 0
  for (const [nth, text] of texts.entries()) {
    const length = lengths[nth]
    const head = headOf(length)
    frames[at] = TEXT
    frames[at + 1] = head === 2 ? length : head === 4 ? TWO_BYTES : EIGHT_BYTES
    if (head === 4) frames.writeUInt16BE(length, at + 2)
    if (head === 10) frames.writeBigUInt64BE(BigInt(length), at + 2)
    at += head
    at += frames.write(text, at)
  }
  return frames
}

/** Everybody who is told something in this turn of the event loop. */
let told: Outbox[] = []
function sendAll(): void {
  const all = told
  told = []
  for (const outbox of all) outbox.send()
}

/** What somebody is told in one go leaves in one go: each write costs as much as playing a move. */
export class Outbox {
  private readonly line: Duplex
  private texts: string[] = []

  constructor(line: Duplex) {
    this.line = line
  }

  add(text: string): void {
    if (this.texts.length === 0 && told.push(this) === 1) setImmediate(sendAll)
    this.texts.push(text)
  }

  /** At once; frames of others on this line must not come before. */
  send(): void {
    if (this.texts.length > 0 && this.line.writable) this.line.write(framesOf(this.texts))
    this.texts = []
  }
}
