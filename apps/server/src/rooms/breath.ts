import { setImmediate } from 'node:timers/promises'

/** Others’ tables are looked after at least so often. In milliseconds. */
const BREATH = 5

/** To be called now and then in long work. */
export function breaths(every = BREATH): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < every) return
    await setImmediate()
    since = performance.now()
  }
}

/** Long work that comes in pieces; with 0 after each of them, however quick it was. */
export async function withBreath<T>(work: Generator<undefined, T, undefined>, every = BREATH): Promise<T> {
  const breath = breaths(every)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await breath()
  }
}
