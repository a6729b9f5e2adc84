import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A little street. Its houses come when there is time; until then there are sky and ground. */
export function Thumb({ street }: { readonly street: readonly string[] }) {
  const [House, setHouse] = useState<ComponentType<{ readonly id: string }> | null>(null)
  useEffect(() => {
    import('../pictures/building.tsx').then(
      ({ Building }) => setHouse(() => Building),
      () => undefined,
    )
  }, [])
  return (
    <span class="thumb" aria-hidden="true">
      {House && street.map((id) => <House key={id} id={id} />)}
    </span>
  )
}
