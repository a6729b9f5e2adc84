import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** A leaf of a text: its first paragraph, and how far down that lies when all are laid out. */
export interface Leaf {
  readonly first: number
  readonly top: number
}

/** Where a text is broken into leaves. A story is turned over, never scrolled. */
export function useLeaves(paragraphs: number, anew: string) {
  const box = useRef<HTMLDivElement>(null)
  const [leaves, setLeaves] = useState<readonly Leaf[]>([{ first: 0, top: 0 }])
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
function leavesIn(place: HTMLElement): Leaf[] {
  const room = place.clientHeight
  const all = [...place.querySelectorAll<HTMLElement>('[data-paragraph]')]
  const start = all[0]?.offsetTop ?? 0
  const leaves: Leaf[] = [{ first: 0, top: 0 }]
  for (const [nth, paragraph] of all.entries()) {
    const { first, top } = leaves[leaves.length - 1]
    const [from, to] = [paragraph.offsetTop - start, paragraph.offsetTop - start + paragraph.offsetHeight]
    if (nth > first && to - top > room + 1) leaves.push({ first: nth, top: from })
  }
  return leaves
}
