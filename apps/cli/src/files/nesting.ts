import { type Refusal, refuse } from '@machinami/cards'

const OPENING = new Set(['{', '['].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)))
const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const DEEPEST = 100

/**
 * Why JSON is not read that is nested beyond anything of ours: a hundred megabytes of brackets would take gigabytes and
 * minutes.
 */
export function objectionToNesting(json: string): Refusal | null {
  const at = tooDeepAt(json)
  return at < 0
    ? null
    : refuse('bad-line', { line: json.slice(0, at).split('\n').length, what: json.slice(at, at + 40) })
}

/** Where it is nested too deep; -1 where it is not. */
function tooDeepAt(json: string): number {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isQuoted && sign === BACKSLASH) at++
    else if (sign === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (OPENING.has(sign) && ++depth > DEEPEST) return at
    else if (CLOSING.has(sign)) depth--
  }
  return -1
}
