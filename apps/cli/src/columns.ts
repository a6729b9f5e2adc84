import Table from 'cli-table3'
import stringWidth from 'fast-string-truncated-width'

type Align = 'left' | 'right'

const EDGES = ['top', 'bottom', 'left', 'right', 'mid'] as const
const CORNERS = ['top-mid', 'top-left', 'top-right', 'bottom-mid', 'bottom-left', 'bottom-right'] as const
const CROSSINGS = ['left-mid', 'mid-mid', 'right-mid'] as const
const NO_LINES = {
  ...Object.fromEntries([...EDGES, ...CORNERS, ...CROSSINGS].map((line) => [line, ''])),
  middle: '  ',
}
const BARE = { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true }

/** Rows in straight columns, without lines between them. Knows wide (Japanese) letters and colour codes. */
export function columns(rows: readonly (readonly string[])[], aligns: readonly Align[] = []): string[] {
  if (rows.length === 0) return []
  const table = new Table({ chars: NO_LINES, style: BARE, colAligns: [...aligns] })
  for (const row of rows) table.push([...row])
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
}

/** A table with a head: the first column to the left, figures to the right. */
export function framed(head: readonly string[], rows: readonly (readonly string[])[], leftColumns = 1): string {
  const colAligns = head.map((_, at): Align => (at < leftColumns ? 'left' : 'right'))
  const table = new Table({ head: [...head], colAligns, style: { head: [], border: [], compact: true } })
  for (const row of rows) table.push([...row])
  return table.toString()
}

export const textWidth = (text: string): number => stringWidth(text).width

/** Cuts a line so that it never wraps. */
export function fit(text: string, width: number): string {
  const { index, truncated } = stringWidth(text, { limit: width, ellipsis: '…', ellipsisWidth: 1 })
  if (!truncated) return text
  // A colour that was switched on must be switched off again.
  const reset = text.includes('\u001b[') ? '\u001b[0m' : ''
  return `${text.slice(0, index)}…${reset}`
}

/** Pieces one after the other, on as many lines as they need. */
export function flow(pieces: readonly string[], width: number, indent = '', between = '  '): string[] {
  const lines: string[] = []
  let line = indent
  for (const piece of pieces) {
    const longer = line === indent ? line + piece : line + between + piece
    if (line !== indent && textWidth(longer) > width) {
      lines.push(line)
      line = indent + piece
    } else line = longer
  }
  return line === indent ? lines : [...lines, line]
}

/** A word with its space, or one Japanese letter with the punctuation that may not begin a line. */
const PIECE = /[^\s\u3000-\u9fff\uff00-\uffef]+ ?|[\u3000-\u9fff\uff00-\uffef][、。）」]* ?/gu

/** A paragraph broken at spaces, or anywhere in Japanese. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return flow(text.match(PIECE) ?? [], width, indent, '').map((line) => fit(line.trimEnd(), width))
}
