import { fit, textWidth } from '../columns.ts'
import { type Io, widthOf } from '../io.ts'

/** A bar on stderr while games are played; nothing where nobody watches. */
export interface Progress {
  readonly update: (done: number) => void
  readonly end: () => void
}

const SILENT: Progress = { update: () => {}, end: () => {} }
const WIDTH = 32
const LEAST_MS = 80

export function progressOn({ stderr, now }: Io, total: number, text: (done: number) => string): Progress {
  if (!stderr.isTTY) return SILENT
  const began = now().getTime()
  let shown = 0
  return {
    update(done) {
      const time = now().getTime()
      if (time - shown < LEAST_MS && done < total) return
      shown = time
      const left = done === 0 ? 0 : ((time - began) / done) * (total - done)
      const words = ` ${text(done)} ${done < total ? clock(left) : ''}`
      // A line that wraps could not be written over.
      const width = Math.max(0, Math.min(WIDTH, widthOf(stderr) - textWidth(words) - 1))
      const filled = Math.round((width * done) / total)
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
      stderr.write(`\r${fit(bar + words, widthOf(stderr) - 1)}\u001b[K`)
    },
    end: () => void stderr.write('\r\u001b[K'),
  }
}

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
