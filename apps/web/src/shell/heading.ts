import { useEffect, useRef } from 'preact/hooks'
import { cameFromHere } from './router.ts'

/** The heading of a screen: whoever comes from another one begins to read there. On the first it is the browser's choice. */
export function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (cameFromHere()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
