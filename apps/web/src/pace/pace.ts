import { mayMove, type Speed, settings } from '../store/settings.ts'

const FACTOR: Readonly<Record<Speed, number>> = { calm: 1.7, normal: 1, fast: 0.34, instant: 0 }

/** A text stays so long before another takes its place, at any speed, in milliseconds. */
export const LEGIBLE = 420

/** Set while somebody skips ahead. */
let skipping = false

export const skipAhead = (yes: boolean): void => {
  skipping = yes
}
export const isSkipping = (): boolean => skipping
/** Whether what happens is shown without any waiting. */
export const isAtOnce = (): boolean => skipping || settings.peek().speed === 'instant'

/** A length of time at the reader's speed, in milliseconds. */
export const paced = (ms: number): number => (isAtOnce() ? 0 : ms * FACTOR[settings.peek().speed])

/** Waits until a moment; skipping ahead ends the wait at once. */
export async function waitUntil(moment: number): Promise<void> {
  while (performance.now() < moment && !isAtOnce()) await shortly(moment)
}

/** Waits at the reader's speed. */
export const pause = (ms: number): Promise<void> => waitUntil(performance.now() + paced(ms))

/** Waits until so long after a moment, at the reader's speed. */
export const pauseUntil = (since: number, ms: number): Promise<void> => waitUntil(since + paced(ms))

/**
 * Waits until so long after a moment even where everything happens at once, and for some milliseconds of the clock at
 * least: only skipping ahead ends it, or `enough`.
 */
export async function breathe(since: number, ms: number, enough: () => boolean, least = 0): Promise<void> {
  const until = since + Math.max(least, ms * Math.max(FACTOR[settings.peek().speed], FACTOR.fast))
  while (performance.now() < until && !isSkipping() && !enough()) await shortly(until)
}

/** A while, but not past a moment: what is waited for may come earlier. */
export const shortly = (until: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(60, Math.max(0, until - performance.now()))))

/** Whether things fly and tumble, or simply change in place. */
export const isLively = (): boolean => mayMove() && !isAtOnce()

/** After the next picture has been painted; a page that is not shown paints none, and must not wait for it. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve, 0)
    })
  })

/** Notes from when on something that is written now can be read: from when it is painted. */
export function whenSeen(note: (moment: number) => void): void {
  note(performance.now())
  void nextFrame().then(() => note(performance.now()))
}
