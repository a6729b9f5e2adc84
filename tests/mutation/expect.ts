/** As much of vitest as the quick tests use, so that thousands of mutants can be tried inside one process. */

export interface Test {
  readonly name: string
  readonly run: () => void
}

export const tests: Test[] = []
const path: string[] = []

export function describe(name: string, body: () => void): void {
  path.push(name)
  body()
  path.pop()
}

export function it(name: string, run: () => void): void {
  tests.push({ name: [...path, name].join(' > '), run })
}
it.each =
  (cases: readonly unknown[]) =>
  (name: string, run: (...args: never[]) => void): void => {
    cases.forEach((each, nth) => {
      const args = (Array.isArray(each) ? each : [each]) as never[]
      tests.push({
        name: [...path, `${name} ${nth} ${JSON.stringify(args)?.slice(0, 60)}`].join(' > '),
        run: () => run(...args),
      })
    })
  }

const isObject = (value: unknown): value is { [name: string]: unknown } => typeof value === 'object' && value !== null

/** Stands for anything of a kind. */
class Anything {
  readonly holds: (value: unknown) => boolean
  constructor(holds: (value: unknown) => boolean) {
    this.holds = holds
  }
}

function equal(a: unknown, b: unknown, subset: boolean): boolean {
  if (b instanceof Anything) return b.holds(a)
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = (value: object) =>
    Object.keys(value).filter((key) => (value as { [name: string]: unknown })[key] !== undefined)
  if (!subset && keys(a).length !== keys(b).length) return false
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false
  return keys(b).every((key) => equal(a[key], b[key], subset))
}

function thrown(run: unknown): Error | null {
  try {
    ;(run as () => void)()
    return null
  } catch (error) {
    return error as Error
  }
}

/** A matcher's verdict on a value; `wanted` is what it was given. */
const MATCHERS: { readonly [name: string]: (value: never, wanted: never) => boolean } = {
  toBe: (value, wanted) => Object.is(value, wanted),
  toEqual: (value, wanted) => equal(value, wanted, false),
  toMatchObject: (value, wanted) => equal(value, wanted, true),
  toBeNull: (value) => value === null,
  toBeUndefined: (value) => value === undefined,
  toBeGreaterThan: (value: number, wanted: number) => value > wanted,
  toBeLessThan: (value: number, wanted: number) => value < wanted,
  toBeLessThanOrEqual: (value: number, wanted: number) => value <= wanted,
  toHaveLength: (value: { length: number }, wanted: number) => value.length === wanted,
  toHaveProperty: (value: object, wanted: string) => wanted in value,
  toContain: (value: string | unknown[], wanted: never) => value.includes(wanted),
  toContainEqual: (value: unknown[], wanted) => value.some((each) => equal(each, wanted, false)),
  toMatch: (value: string, wanted: RegExp) => wanted.test(value),
  toThrow: (value, wanted: string) => thrown(value)?.message.includes(wanted ?? '') ?? false,
}

type Matchers = { readonly [name in keyof typeof MATCHERS]: (wanted?: unknown) => void }

function matchers(value: unknown, wish: boolean): Matchers {
  const entries = Object.entries(MATCHERS).map(([name, holds]) => [
    name,
    (wanted: unknown) => {
      if (holds(value as never, wanted as never) !== wish) throw new Error(`${name} failed`)
    },
  ])
  return Object.fromEntries(entries) as Matchers
}

export function expect(value: unknown, _message?: string): Matchers & { readonly not: Matchers } {
  return { ...matchers(value, true), not: matchers(value, false) } as Matchers & { readonly not: Matchers }
}
expect.any = (type: { readonly name: string }) => new Anything((value) => typeof value === type.name.toLowerCase())
expect.stringMatching = (pattern: RegExp) => new Anything((value) => typeof value === 'string' && pattern.test(value))
