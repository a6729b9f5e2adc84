import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** How long everything else waits for pictures, in milliseconds. */
const PATIENCE = 2500
const LOOK_EVERY = 50

const isPainted = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth > 0

/** Whether the buildings in a place are painted: an empty street is no place for fireworks. */
export function usePainted(place: RefObject<HTMLElement | null>): boolean {
  const [isReady, ready] = useState(false)
  useEffect(() => {
    const until = performance.now() + PATIENCE
    const look = (): void => {
      const images = [...(place.current?.querySelectorAll<HTMLImageElement>('img.building') ?? [])]
      if (images.every(isPainted) || performance.now() > until) ready(true)
      else next = setTimeout(look, LOOK_EVERY)
    }
    let next = setTimeout(look, 0)
    return () => clearTimeout(next)
  }, [place])
  return isReady
}
