import { signal } from '@preact/signals'
import { type Drawing, loadArt } from '../art/index.ts'

/** The drawings that have been fetched. */
export const drawings = signal<Readonly<Record<string, Drawing>>>({})

const loading = new Map<string, Promise<void>>()

/** Fetches an edition's drawings. What does not come is missed, and may come when it is needed next. */
export function needArt(edition: string): Promise<void> {
  const known = loading.get(edition)
  if (known) return known
  const work = loadArt(edition).then(
    (art) => {
      drawings.value = { ...drawings.peek(), ...art }
    },
    () => void loading.delete(edition),
  )
  loading.set(edition, work)
  return work
}
