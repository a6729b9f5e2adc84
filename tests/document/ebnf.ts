/** A grammar in EBNF whose rules never name themselves, so that each is a regular expression. */
export interface Grammar {
  readonly matches: (rule: string, text: string) => boolean
}

const TOKEN = /\(\*[\s\S]*?\*\)|"[^"]*"|\?[\s\S]*? \?|[a-z][a-z0-9-]*|[=;|,()[\]{}]|\s+/gy

export function grammarIn(text: string): Grammar {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !/^(\s|\(\*)/.test(token))
  const rules = new Map<string, string[]>()
  while (tokens.length > 0) {
    const [name, , ...body] = tokens.splice(0, tokens.indexOf(';') + 1)
    rules.set(name, body.slice(0, -1))
  }
  const known = new Map<string, RegExp>()
  const shapeOf = (name: string): string => {
    const body = rules.get(name)
    if (!body) throw new Error(`the grammar has no rule ${name}`)
    return `(?:${body.map(shape).join('')})`
  }
  const shape = (token: string): string => {
    if (token.startsWith('"')) return token.slice(1, -1).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (token.startsWith('?')) return `(?:${token.slice(1, -1).trim()})`
    return (
      { ',': '', '|': '|', '(': '(?:', '[': '(?:', '{': '(?:', ')': ')', ']': ')?', '}': ')*' }[token] ?? shapeOf(token)
    )
  }
  const matches = (rule: string, line: string): boolean => {
    const regex = known.get(rule) ?? new RegExp(`^${shapeOf(rule)}$`)
    known.set(rule, regex)
    return regex.test(line)
  }
  return { matches }
}
