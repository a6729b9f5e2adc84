import type { Fault } from './fault.ts'
import type { Text } from './pack.ts'

/** A text with the line it begins on. */
export interface PlacedText extends Text {
  readonly line: number
}

/** What a terminal obeys, what turns the reading direction, and what is left of letters that are not UTF-8. */
const STRANGE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\uFFFD]/u

/** `opening-1.a`, `pair-2.B`, `lamp-oil`. */
const TEXT_ID = /^[a-z0-9-]+(\.[a-zA-Z0-9-]+)?$/

/**
 * Texts of one language: `# id`, perhaps `## title`, then paragraphs with blank lines between them. Lines of one
 * paragraph are joined, as everywhere in Markdown. `<!-- -->` on a line of its own is a note.
 */
export function parseTexts(file: string, source: string): { texts: Map<string, PlacedText>; faults: Fault[] } {
  const texts = new Map<string, PlacedText>()
  const faults: Fault[] = []
  let now: { title?: string; paragraphs: string[]; line: number } | null = null
  let open = false
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  lines.forEach((raw, nth) => {
    const line = raw.replaceAll('\t', ' ').trim()
    const at = { file, line: nth + 1 }
    const strange = STRANGE.exec(line)
    if (strange)
      faults.push({ code: 'bad-text-file', ...at, what: line.slice(strange.index).slice(0, 40), wanted: 'UTF-8' })
    const [, mark, words] = /^(#{1,2}) +(.+)$/.exec(line) ?? []
    if (/^<!--.*-->$/.test(line)) return
    if (mark === '#' && !TEXT_ID.test(words)) faults.push({ code: 'bad-text-file', ...at, what: words, wanted: '# id' })
    else if (mark === '#') {
      if (texts.has(words)) faults.push({ code: 'same-id', ...at, what: words })
      now = { paragraphs: [], line: nth + 1 }
      open = false
      texts.set(words, now)
    } else if (line === '') open = false
    else if (!now) faults.push({ code: 'bad-text-file', ...at, what: line.slice(0, 40), wanted: '# id' })
    else if (mark === '##') now.title = words
    else {
      if (open) now.paragraphs[now.paragraphs.length - 1] += ` ${line}`
      else now.paragraphs.push(line)
      open = true
    }
  })
  return { texts, faults }
}

/** Words of a text; where a language writes without spaces, letters. */
export function lengthOf({ paragraphs }: Text, language: string): number {
  const all = paragraphs.join(' ')
  return language === 'ja'
    ? all.replaceAll(/[\s*]/g, '').length
    : all.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length
}
