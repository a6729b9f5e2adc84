/** JSON from outside, before it is known what it is. */

export type Fields = { readonly [name: string]: unknown }

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** What JSON of another shape can be thrown out of. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** How a value begins. Each level of it takes a character at least, so what lies deeper than that cannot be seen. */
export const shown = (value: unknown): string => (JSON.stringify(shallow(value, 80)) ?? '').slice(0, 80)

/** A value down to some depth: what is nested thousands deep cannot be written at all. */
function shallow(value: unknown, depth: number): unknown {
  if (!isObject(value)) return value
  if (depth === 0) return null
  if (Array.isArray(value)) return value.slice(0, 80).map((each) => shallow(each, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shallow(field, depth - 1)]))
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isWhole = (value: unknown): boolean => Number.isInteger(value)

/** What a field of a record holds wherever it stands, if it is there. */
const TYPES: { readonly [name: string]: (value: unknown) => boolean } = {
  kind: isText,
  card: (value) => value === null || isText(value),
  name: isText,
  bot: isText,
  commitment: isText,
  by: (value) => value === null || isText(value),
  reveal: (value) => value === null || isText(value),
  seat: isWhole,
  from: isWhole,
  to: isWhole,
  n: isWhole,
  at: isWhole,
  closed: (value) => typeof value === 'boolean',
  late: (value) => value === true,
  for: isText,
  was: (value) => value === null || isWhole(value),
  home: (value) => typeof value === 'boolean',
  ready: (value) => typeof value === 'boolean',
}

/** The path of the first field that cannot be what its name says, as deep as a record goes; null when all can. */
export function mistypedIn(value: unknown, path: string, depth = 5): string | null {
  if (!isObject(value) || depth === 0) return null
  for (const [name, field] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`
    const isRight = !Object.hasOwn(TYPES, name) || TYPES[name](field)
    const wrong = isRight ? mistypedIn(field, place, depth - 1) : place
    if (wrong !== null) return wrong
  }
  return null
}

/** Where a value does not say what was read from it, or says more; null where both are the same. */
export function difference(read: unknown, value: unknown, path: string): string | null {
  if (!isObject(read)) return read === value ? null : path
  if (!isObject(value) || Array.isArray(read) !== Array.isArray(value)) return path
  if (Array.isArray(read) && read.length !== value.length) return path
  const within = (name: string) => (Array.isArray(read) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`)
  for (const [name, field] of Object.entries(read)) {
    const fault = difference(field, Object.hasOwn(value, name) ? value[name] : undefined, within(name))
    if (fault !== null) return fault
  }
  const more = Object.keys(value).find((name) => !Object.hasOwn(read, name))
  return more === undefined ? null : within(more)
}
