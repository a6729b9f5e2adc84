import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Lines of a stream, one at a time and none lost in between. */
export interface Lines {
  /** The next line, or null when there are no more. */
  next(): Promise<string | null>
  close(): void
}

const MOST_WAITING = 1000

export function openLines(input: Readable): Lines {
  const reader = createInterface({ input, terminal: false })
  const waiting: string[] = []
  let wake: (() => void) | null = null
  let ended = false
  const stir = () => {
    wake?.()
    wake = null
  }
  // What cannot be read is over.
  for (const source of [input, reader]) source.on('error', () => reader.close())
  reader.on('line', (line) => {
    waiting.push(line)
    // Somebody may type without end (`yes | machinami play`).
    if (waiting.length >= MOST_WAITING) reader.pause()
    stir()
  })
  reader.on('close', () => {
    ended = true
    stir()
  })
  return {
    async next() {
      while (waiting.length === 0 && !ended)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      const line = waiting.shift() ?? null
      if (waiting.length === 0 && !ended) reader.resume()
      return line
    },
    close: () => reader.close(),
  }
}
