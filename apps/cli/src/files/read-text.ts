import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'

/** No game and no campaign is longer: 30,000 turns take a few megabytes. */
export const MOST_BYTES = 1 << 28
const PIECE = 1 << 20

/** What a file holds; null where it cannot be read, or never ends. */
export function textIn(file: string): string | null {
  let handle: number | undefined
  try {
    handle = openSync(file, 'r')
    if (fstatSync(handle).size > MOST_BYTES) return null
    const pieces: Buffer[] = []
    for (let length = 0; length <= MOST_BYTES; ) {
      const piece = Buffer.alloc(PIECE)
      const n = readSync(handle, piece)
      if (n === 0) return Buffer.concat(pieces).toString('utf8')
      pieces.push(piece.subarray(0, n))
      length += n
    }
    return null
  } catch {
    return null
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** The names in a folder; none where it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
