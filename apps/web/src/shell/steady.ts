import { useEffect, useRef, useState } from 'preact/hooks'
import { inTurn } from '../motion/turns.ts'

/** Whether two plain objects say the same. */
export const isSame = <T extends object>(a: T, b: T): boolean => {
  const keys = Object.keys(b) as (keyof T)[]
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key])
}

type KeyOf<T> = (each: T) => string | number

/** A list in which everything that stayed the same is the same object: whoever shows it need not draw it again. */
export function useSteady<T extends object>(fresh: readonly T[], keyOf: KeyOf<T>): readonly T[] {
  const before = useRef(new Map<string | number, T>())
  const list = fresh.map((each) => {
    const old = before.current.get(keyOf(each))
    return old && isSame(old, each) ? old : each
  })
  before.current = new Map(list.map((each) => [keyOf(each), each]))
  return list
}

/** A list that follows a steady one thing by thing: so many change or join in a frame that none is late. */
export function useGradually<T extends object>(steady: readonly T[], keyOf: KeyOf<T>, perFrame: number) {
  const [, goOn] = useState(0)
  const shown = useRef(new Map<string | number, T>())
  let changes = 0
  const list = steady.flatMap((each) => {
    const old = shown.current.get(keyOf(each))
    if (old === each || ++changes <= perFrame) return [each]
    return old ? [old] : []
  })
  shown.current = new Map(list.map((each) => [keyOf(each), each]))
  const isBehind = changes > perFrame
  useEffect(() => {
    if (isBehind) void inTurn(() => goOn((n) => n + 1))
  })
  return { list, isBehind }
}

/** How many of so many things are there already: some more whenever it is their turn. */
export function useGrowing(all: number, perFrame: number): number {
  const [shown, show] = useState(perFrame)
  useEffect(() => {
    if (shown < all) void inTurn(() => show(shown + perFrame))
  }, [shown, all, perFrame])
  return Math.min(all, shown)
}
