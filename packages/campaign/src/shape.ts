/** Whether what was read from JSON has the fields it should have, and nothing else. Paths of all faults. */
export type Shape = (value: unknown, path: string) => string[]

export const test =
  (holds: (value: unknown) => boolean): Shape =>
  (value, path) =>
    holds(value) ? [] : [path]

export const whole = (least: number, most: number): Shape =>
  test((value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most)
export const oneOf = (...words: readonly unknown[]): Shape => test((value) => words.includes(value))
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST_ID = 60
export const isId = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_ID && ID.test(value)
export const id = test(isId)
/** Marks that a screen or a terminal obeys instead of showing them, and what is left of letters that could not be read. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u
export const text = test(
  (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 80 && !UNSHOWN.test(value),
)
export const anything: Shape = () => []

export const list =
  (shape: Shape, least = 0, most = 400): Shape =>
  (value, path) =>
    Array.isArray(value) && value.length >= least && value.length <= most
      ? value.flatMap((each, i) => shape(each, `${path}[${i}]`))
      : [path]

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that was left undefined is none: in JSON it would not be there either. */
const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined)

export const map =
  (name: (name: string) => boolean, shape: Shape): Shape =>
  (value, path) =>
    isObject(value)
      ? fieldsOf(value).flatMap(([each, field]) => (name(each) ? shape(field, `${path}.${each}`) : [`${path}.${each}`]))
      : [path]

export type Fields = { readonly [name: string]: Shape }

export const fields =
  (needed: Fields, optional: Fields = {}): Shape =>
  (value, path) => {
    if (!isObject(value)) return [path]
    const given = fieldsOf(value)
    const missing = Object.keys(needed).filter((name) => !given.some(([each]) => each === name))
    const shapes = { ...optional, ...needed }
    return [
      ...missing.map((name) => `${path}.${name}`),
      ...given.flatMap(([name, field]) =>
        Object.hasOwn(shapes, name) ? shapes[name](field, `${path}.${name}`) : [`${path}.${name}`],
      ),
    ]
  }

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) =>
    shapes.some((shape) => shape(value, path).length === 0) ? [] : [path]
