import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A street to look at while deciding. It comes after the first paint, so that nobody waits for it. */
export function StartStreet() {
  const [Row, setRow] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./street-row.tsx')
      .then(async (row) => {
        await row.ready()
        setRow(() => row.default)
      })
      // Whoever decides can do so without a street.
      .catch(() => undefined)
  }, [])
  return (
    <div class="start-street" aria-hidden="true">
      {Row && <Row />}
    </div>
  )
}
