import Table from 'cli-table3'
import stringWidth from 'fast-string-truncated-width'

type Align = 'left' | 'right'

const EDGES = ['top', 'bottom', 'left', 'right', 'mid'] as const
const CORNERS = ['top-mid', 'top-left', 'top-right', 'bottom-mid', 'bottom-left', 'bottom-right'] as const
const CROSSINGS = ['left-mid', 'mid-mid', 'right-mid'] as const
const NO_LINES = Object.fromEntries([...EDGES, ...CORNERS, ...CROSSINGS].map((line) => [line, '']))
const BARE = { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true }

/** Rows in straight columns, without lines between them. Knows wide (Japanese) letters and colour codes. */
export function columns(rows: readonly (readonly string[])[], aligns: readonly Align[] = [], gap = '  '): string[] {
  if (rows.length === 0) return []
  const table = new Table({ chars: { ...NO_LINES, middle: gap }, style: BARE, colAligns: [...aligns] })
  for (const row of rows) table.push([...row])
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
}

/** A table with a head: the first column to the left, figures to the right. Where it does not fit, without its frame. */
export function framed(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  leftColumns = 1,
  width = Number.POSITIVE_INFINITY,
): string {
  const colAligns = head.map((_, at): Align => (at < leftColumns ? 'left' : 'right'))
  const table = new Table({ head: [...head], colAligns, style: { head: [], border: [], compact: true } })
  for (const row of rows) table.push([...row])
  const text = table.toString()
  if (textWidth(text.split('\n')[0]) <= width) return text
  const narrowHead = head.map((title) => wrap(title, NARROW).join('\n'))
  return columns([narrowHead, ...rows], colAligns, ' ')
    .map((line) => fit(line, width))
    .join('\n')
}

/** How wide the titles of a table are where there is little room. */
const NARROW = 8

export const textWidth = (text: string): number => stringWidth(text).width

/** A colour code, or one letter. */
const SIGN = /\p{Cc}\[[0-9;]*m|[^]/gu

/** Cuts a line so that it never wraps. */
export function fit(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  let kept = ''
  for (const [sign] of text.matchAll(SIGN)) {
    if (textWidth(kept + sign) > width - 1) break
    kept += sign
  }
  // A colour that was switched on must be switched off again.
  return `${kept}…${text.includes('\u001b[') ? '\u001b[0m' : ''}`
}

/** Pieces one after the other, on as many lines as they need. */
export function flow(pieces: readonly string[], width: number, indent = '', between = '  '): string[] {
  const lines: string[] = []
  let line = indent
  for (const piece of pieces) {
    const longer = line === indent ? line + piece : line + between + piece
    if (line !== indent && textWidth(longer.trimEnd()) > width) {
      lines.push(line)
      line = indent + piece
    } else line = longer
  }
  return line === indent ? lines : [...lines, line]
}

/** A word with its space, or one Japanese letter; with the punctuation that may not begin a line, or end it. */
const PIECE =
  /[（「]*(?:[^\s\u3000-\u9fff\uff00-\uffef]+|[\u3000-\u9fff\uff00-\uffef])[、。）」：・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]* ?/gu

/** A paragraph broken at spaces, or anywhere in Japanese. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return flow(text.match(PIECE) ?? [], width, indent, '').map((line) => fit(line.trimEnd(), width))
}
