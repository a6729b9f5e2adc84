import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Where a text is broken into leaves: the first paragraph of each. A story is turned over, never scrolled. */
export function useLeaves(paragraphs: number, anew: string) {
  const box = useRef<HTMLDivElement>(null)
  const [leaves, setLeaves] = useState<readonly number[]>([0])
  useLayoutEffect(() => {
    const place = box.current
    if (!place) return
    const measure = () => setLeaves(leavesIn(place))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [paragraphs, anew])
  return { box, leaves }
}

/** All paragraphs are laid out, also those of other leaves, so that each can be measured. */
function leavesIn(place: HTMLElement): number[] {
  const room = place.clientHeight
  const all = [...place.querySelectorAll<HTMLElement>('[data-paragraph]')]
  const starts = [0]
  let top = all[0]?.offsetTop ?? 0
  for (const [nth, paragraph] of all.entries()) {
    const isOver = paragraph.offsetTop + paragraph.offsetHeight - top > room + 1
    if (!isOver || nth === starts.at(-1)) continue
    starts.push(nth)
    top = paragraph.offsetTop
  }
  return starts
}
