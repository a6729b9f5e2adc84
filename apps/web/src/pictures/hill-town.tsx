import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import './hill-town.css'

/** A town to look at while deciding. It comes after the first paint, so that nobody waits for it. */
export function HillTown() {
  const [Picture, setPicture] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./hill-town-picture.tsx')
      .then(async (town) => {
        await town.ready()
        setPicture(() => town.default)
      })
      // Whoever decides can do so without a town.
      .catch(() => undefined)
  }, [])
  return (
    <div class="hill-town" aria-hidden="true">
      {Picture && <Picture />}
    </div>
  )
}
