import { faultInJson } from '@machinami/engine'
import type { Fault } from './fault.ts'

/** Deeper than anything a pack has; what lies deeper could not be looked through. */
const DEEPEST = 40

/** A word in quotes, or a mark between words. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g

/** What a JSON file of a pack holds, with what makes it unreadable, or means something other than what stands there. */
export function readJson(file: string, source: string): { readonly value?: unknown; readonly faults: Fault[] } {
  const text = source.replace(/^\uFEFF/, '')
  try {
    const value: unknown = JSON.parse(text)
    const { twice, tooDeep } = keysIn(text)
    const at = ({ at, what }: Key) => ({ file, line: lineAt(text, at), what })
    if (tooDeep) return { faults: [{ code: 'bad-field', ...at(tooDeep), wanted: `< ${DEEPEST}` }] }
    return { value, faults: twice.map((key) => ({ code: 'same-id', ...at(key) })) }
  } catch {
    const at = faultInJson(text)
    const [what] = text.slice(at, at + 40).split('\n')
    return { faults: [{ code: 'not-json', file, line: lineAt(text, at), ...(what === '' ? {} : { what }) }] }
  }
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

interface Key {
  readonly at: number
  readonly what: string
}

/** Fields that one object has twice, of which only the last would count, and where it is nested too deep. */
function keysIn(json: string): { readonly twice: Key[]; readonly tooDeep?: Key } {
  const twice: Key[] = []
  /** Fields of every object that is open; null for a list. */
  const open: (Set<string> | null)[] = []
  let isKey = false
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const fields = open.at(-1)
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null)
      isKey = token === '{'
      if (open.length > DEEPEST) return { twice, tooDeep: { at: index, what: json.slice(index, index + 40) } }
    } else if (token === '}' || token === ']') {
      open.pop()
      isKey = false
    } else if (token === ',') isKey = fields instanceof Set
    else if (isKey && fields) {
      const key = JSON.parse(token) as string
      if (fields.has(key)) twice.push({ at: index, what: key })
      fields.add(key)
      isKey = false
    }
  }
  return { twice }
}
