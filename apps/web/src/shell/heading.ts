import { useLayoutEffect, useRef } from 'preact/hooks'
import { cameFromHere } from './router.ts'

/**
 * The heading of a screen: whoever comes from another one begins to read there. On the first it is the browser's choice.
 * With the page, not after it: nobody is nowhere in between.
 */
export function useHeading<Place extends HTMLElement = HTMLHeadingElement>() {
  const heading = useRef<Place>(null)
  useLayoutEffect(() => {
    if (cameFromHere()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
