import { useEffect, useRef, useState } from 'preact/hooks'

/** How wide something may be that is drawn for its width; 0 until that is known. */
export function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const here = frame.current
    if (!here) return
    const look = new ResizeObserver(() => setWidth(Math.floor(here.clientWidth)))
    look.observe(here)
    return () => look.disconnect()
  }, [])
  return { frame, width }
}
