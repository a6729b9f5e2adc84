/** What may come next in a JSON text. */
type Next = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

const SPACE = /[ \t\r\n]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Where a text stops being JSON; its length when it only stops too early. Engines do not tell this alike. */
export function faultInJson(text: string): number {
  const open: string[] = []
  let next: Next = 'value'
  let at = 0
  const take = (shape: RegExp): boolean => moveTo(endOf(shape, text, at))
  const takeString = (): boolean => moveTo(endOfString(text, at))
  const moveTo = (end: number): boolean => {
    if (end >= 0) at = end
    return end >= 0
  }
  for (;;) {
    take(SPACE)
    const sign = text[at]
    if (next === ', or end' && open.length === 0) return at
    if (closes(next, sign, open.at(-1))) {
      open.pop()
      at++
      next = ', or end'
    } else if (next === ', or end') {
      if (sign !== ',') return at
      at++
      next = open.at(-1) === '{' ? 'key' : 'value'
    } else if (next === ':') {
      if (sign !== ':') return at
      at++
      next = 'value'
    } else if (next === 'key' || next === 'key or }') {
      if (!takeString()) return at
      next = ':'
    } else if (sign === '{' || sign === '[') {
      open.push(sign)
      at++
      next = sign === '{' ? 'key or }' : 'value or ]'
    } else {
      if (!takeString() && !take(PLAIN)) return at
      next = ', or end'
    }
  }
}

function closes(next: Next, sign: string | undefined, opened: string | undefined): boolean {
  if (sign === '}') return opened === '{' && (next === 'key or }' || next === ', or end')
  return sign === ']' && opened === '[' && (next === 'value or ]' || next === ', or end')
}

/** Where a shape that begins here ends; -1 when it does not. */
function endOf(shape: RegExp, text: string, at: number): number {
  shape.lastIndex = at
  return shape.test(text) ? shape.lastIndex : -1
}

/** The same for a string. It is walked through: megabytes of one are more than a regular expression has room for. */
function endOfString(text: string, from: number): number {
  if (text[from] !== '"') return -1
  let at = from + 1
  while (at >= 0 && text[at] >= ' ' && text[at] !== '"') at = text[at] === '\\' ? endOf(ESCAPE, text, at) : at + 1
  return text[at] === '"' ? at + 1 : -1
}
