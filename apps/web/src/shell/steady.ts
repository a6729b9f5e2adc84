import { useRef } from 'preact/hooks'

const isSame = <T extends object>(a: T, b: T): boolean => {
  const keys = Object.keys(b) as (keyof T)[]
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key])
}

/** A list in which everything that stayed the same is the same object: whoever shows it need not draw it again. */
export function useSteady<T extends object>(fresh: readonly T[], keyOf: (each: T) => string | number): readonly T[] {
  const before = useRef(new Map<string | number, T>())
  const list = fresh.map((each) => {
    const old = before.current.get(keyOf(each))
    return old && isSame(old, each) ? old : each
  })
  before.current = new Map(list.map((each) => [keyOf(each), each]))
  return list
}
