import { useLayoutEffect, useState } from 'preact/hooks'

const shows = (sheet: HTMLElement): number => sheet.offsetHeight - new DOMMatrix(sheet.style.transform).m42

/** How much of the table's sheet shows, in pixels: more than usual where a question is long. `table`: which table's. */
export function useSheetShows(table: unknown): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const sheet = document.querySelector<HTMLElement>('.sheet')
    if (!sheet) return
    const look = () => setHeight(shows(sheet))
    look()
    // It slides by its own style; a table alone needs to know nothing of this.
    const watch = new MutationObserver(look)
    watch.observe(sheet, { attributes: true, attributeFilter: ['style'] })
    return () => watch.disconnect()
  }, [table])
  return height
}
