import { signal } from '@preact/signals'

/**
 * Drawings that few tables need: null until they have come, which is soon after they were asked for the first time. What
 * does not come is missed, and may come when it is needed next.
 */
export function whenAsked<T>(load: () => Promise<T>): () => T | null {
  const known = signal<T | null>(null)
  let coming: Promise<void> | null = null
  return () => {
    if (known.value === null)
      coming ??= load().then(
        (drawings) => {
          known.value = drawings
        },
        () => {
          coming = null
        },
      )
    return known.value
  }
}
