/** What may come next in a JSON text. */
type Next = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Where a text stops being JSON; its length when it only stops too early. Engines do not tell this alike. */
export function faultInJson(text: string): number {
  const open: string[] = []
  let next: Next = 'value'
  let at = 0
  const take = (shape: RegExp): boolean => {
    shape.lastIndex = at
    const taken = shape.exec(text)
    at += taken?.[0].length ?? 0
    return taken !== null
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
      if (!take(STRING)) return at
      next = ':'
    } else if (sign === '{' || sign === '[') {
      open.push(sign)
      at++
      next = sign === '{' ? 'key or }' : 'value or ]'
    } else {
      if (!take(STRING) && !take(PLAIN)) return at
      next = ', or end'
    }
  }
}

function closes(next: Next, sign: string | undefined, opened: string | undefined): boolean {
  if (sign === '}') return opened === '{' && (next === 'key or }' || next === ', or end')
  return sign === ']' && opened === '[' && (next === 'value or ]' || next === ', or end')
}
