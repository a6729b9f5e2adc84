import { useEffect, useRef, useState } from 'preact/hooks'
import { isAtOnce } from '../pace/pace.ts'
import { inTurn, whenFree } from '../pace/turns.ts'

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

/**
 * One step from what is shown towards a steady list: so many things change or join, from the front, so that what is
 * there already does not move.
 */
export function follow<T extends object>(
  shown: ReadonlyMap<string | number, T>,
  steady: readonly T[],
  keyOf: KeyOf<T>,
  most: number,
): { readonly shown: ReadonlyMap<string | number, T>; readonly isBehind: boolean } {
  let changes = 0
  const next = new Map<string | number, T>()
  for (const each of steady) {
    const key = keyOf(each)
    const old = shown.get(key)
    const now = old === each || ++changes <= most ? each : old
    if (now) next.set(key, now)
  }
  return { shown: next, isBehind: changes > most }
}

/**
 * Follows a steady list thing by thing, in its order: so many change or join in a frame that none is late. The frame in
 * which the list itself changes has other things to do: what follows begins with the next.
 */
export function useGradually<T extends object>(steady: readonly T[], keyOf: KeyOf<T>, perFrame: number) {
  const [turn, goOn] = useState(0)
  const taken = useRef(-1)
  const isWaiting = useRef(false)
  const before = useRef<ReadonlyMap<string | number, T>>(new Map())
  const isFull = taken.current === turn && !isAtOnce()
  const { shown, isBehind } = follow(before.current, steady, keyOf, isFull ? 0 : perFrame)
  taken.current = turn
  before.current = shown
  useEffect(() => {
    if (!isBehind || isWaiting.current) return
    isWaiting.current = true
    void whenFree(() => {
      isWaiting.current = false
      goOn((n) => n + 1)
    })
  })
  return { shown, isBehind }
}

/** How many of so many things are there already: some more whenever it is their turn. */
export function useGrowing(all: number, perFrame: number): number {
  const [shown, show] = useState(perFrame)
  useEffect(() => {
    if (shown < all) void inTurn(() => show(shown + perFrame))
  }, [shown, all, perFrame])
  return Math.min(all, shown)
}
