/** Marks that a terminal obeys instead of showing them. */
const CONTROL = /\p{Cc}/gu
/** Marks that turn the reading direction: with them a name can show as another. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Exactly what `paint.ts` makes: colours, bold, dim, and their ends. */
const COLOUR = new RegExp(`${'\u001b'}\\[(?:0|1|2|22|3[1-6]|39)m`, 'g')

/** Text from outside (file names, names of players and cards, records) as it may be shown: it cannot clear, colour or turn. */
export const harmless = (text: string): string => text.replaceAll(CONTROL, '\uFFFD').replaceAll(TURNING, '\uFFFD')

/** A line of ours: our own colours stay, nothing else that a terminal would obey. */
export function onlyColours(line: string): string {
  if (!CONTROL_IN.test(line)) return line
  const colours = line.match(COLOUR) ?? []
  return line
    .split(COLOUR)
    .map((part) => part.replaceAll(CONTROL, (mark) => (mark === '\n' ? mark : '\uFFFD')))
    .map((part, nth) => part + (colours[nth] ?? ''))
    .join('')
}

const CONTROL_IN = /\p{Cc}/u

/** JSON and CSV stay what they are; what a terminal obeys is written as JSON writes it. */
export const escaped = (json: string): string =>
  json.replaceAll(/[\u007f-\u009f]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A file's name as a shell takes it, and as a terminal may show it. */
export function quoted(file: string): string {
  if (/^[\w./\\:~-]+$/.test(file)) return file
  if (harmless(file) === file) return `'${file.replaceAll("'", "'\\''")}'`
  const letters = Array.from(file, (letter) => {
    if (letter === "'" || letter === '\\') return `\\${letter}`
    return harmless(letter) === letter ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `$'${letters.join('')}'`
}
