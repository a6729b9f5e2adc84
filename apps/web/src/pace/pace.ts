import { mayMove, type Speed, settings } from '../store/settings.ts'

const FACTOR: Readonly<Record<Speed, number>> = { calm: 1.7, normal: 1, fast: 0.45, instant: 0 }

/** How long the present may be: set while somebody skips ahead. */
let hurrying = false

export const hurry = (yes: boolean): void => {
  hurrying = yes
}
export const isSkipping = (): boolean => hurrying
export const isHurrying = (): boolean => hurrying || settings.peek().speed === 'instant'

/** A length of time at the reader's speed, in milliseconds. */
export const paced = (ms: number): number => (isHurrying() ? 0 : ms * FACTOR[settings.peek().speed])

/** Waits at the reader's speed; skipping ahead ends the wait at once. */
export async function pause(ms: number): Promise<void> {
  const until = performance.now() + paced(ms)
  while (performance.now() < until && !isHurrying()) await shortly(until)
}

/** Waits even where everything happens at once: only skipping ahead ends it, or `enough`. */
export async function breathe(ms: number, enough: () => boolean): Promise<void> {
  const until = performance.now() + ms * Math.max(FACTOR[settings.peek().speed], FACTOR.fast)
  while (performance.now() < until && !isSkipping() && !enough()) await shortly(until)
}

const shortly = (until: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(60, Math.max(0, until - performance.now()))))

/** Whether things fly and tumble, or simply change in place. */
export const isLively = (): boolean => mayMove() && !isHurrying()

/** After the next picture has been painted; a page that is not shown paints none, and must not wait for it. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve, 0)
    })
  })
