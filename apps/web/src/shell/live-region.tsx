import { signal } from '@preact/signals'
import { useLayoutEffect, useState } from 'preact/hooks'
import { hush, spokenLines } from './spoken.ts'
import './live-region.css'

/** Where there is something to hear: the table, and whatever lies over it, the uppermost last. */
const places = signal<readonly symbol[]>([])

/**
 * Tells a screen reader what happens, in order. Behind a modal nobody hears anything, so a modal has a region of its own
 * and takes over; what has been said elsewhere is not said again.
 */
export function LiveRegion() {
  const [here] = useState(() => Symbol())
  useLayoutEffect(() => {
    // What a table has said before it could be seen is for whoever reads it first.
    if (places.peek().length > 0) hush()
    places.value = [...places.peek(), here]
    return () => {
      places.value = places.peek().filter((place) => place !== here)
      hush()
    }
  }, [here])
  const isUppermost = places.value.at(-1) === here
  return (
    <div class="live" role="log" aria-live="polite">
      {isUppermost && spokenLines.value.map(({ n, text }) => <p key={n}>{text}</p>)}
    </div>
  )
}
