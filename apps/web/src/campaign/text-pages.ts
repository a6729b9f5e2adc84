import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** A page of a text: its first paragraph, and how far down that lies when all are laid out. */
export interface TextPage {
  readonly first: number
  readonly top: number
}

/** Where a text is broken into pages. A story is turned over, never scrolled. */
export function useTextPages(paragraphs: number, anew: string) {
  const box = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<readonly TextPage[]>([{ first: 0, top: 0 }])
  useLayoutEffect(() => {
    const place = box.current
    if (!place) return
    const measure = () => setPages(pagesIn(place))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [paragraphs, anew])
  return { box, pages }
}

/** All paragraphs are laid out, also those of other pages, so that each can be measured. */
function pagesIn(place: HTMLElement): TextPage[] {
  const room = place.clientHeight
  const all = [...place.querySelectorAll<HTMLElement>('[data-paragraph]')]
  const start = all[0]?.offsetTop ?? 0
  const pages: TextPage[] = [{ first: 0, top: 0 }]
  for (const [nth, paragraph] of all.entries()) {
    const { first, top } = pages[pages.length - 1]
    const [from, to] = [paragraph.offsetTop - start, paragraph.offsetTop - start + paragraph.offsetHeight]
    if (nth > first && to - top > room + 1) pages.push({ first: nth, top: from })
  }
  return pages
}
