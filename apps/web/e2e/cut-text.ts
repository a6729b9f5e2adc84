import type { Page } from 'playwright-core'

/**
 * Texts of which a part cannot be seen: wider or higher than the box that cuts them, or beside the page. And texts of a
 * size that is none of ours: 11 to 13, 15 to 17, 20 and more.
 */
export const findings = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((root) => {
    const found = new Set<string>()
    const walk = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT)
    /** What is left of a text inside a box that hides the rest; what one can scroll to is not hidden. */
    const isCutBy = (each: Element, box: { left: number; right: number; top: number; bottom: number }) => {
      const { overflowX, overflowY } = getComputedStyle(each)
      const edge = each.getBoundingClientRect()
      const isCut = (overflow: string, over: boolean) => /hidden|clip/.test(overflow) && over
      if (isCut(overflowX, box.left < edge.left - 1 || box.right > edge.right + 1)) return true
      if (isCut(overflowY, box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return true
      if (/auto|scroll/.test(overflowX)) Object.assign(box, { left: edge.left, right: edge.right })
      if (/auto|scroll/.test(overflowY)) Object.assign(box, { top: edge.top, bottom: edge.bottom })
      return false
    }
    while (walk.nextNode()) {
      const text = walk.currentNode
      const parent = text.parentElement
      const said = text.nodeValue?.trim() ?? ''
      if (
        said === '' ||
        !parent?.checkVisibility({ checkOpacity: true }) ||
        parent.closest('.unseen, .live, noscript, option')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || getComputedStyle(parent).clipPath !== 'none') continue
      // A drawing has units of its own.
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale
      if (size < 11 || (size > 13.1 && size < 14.9) || (size > 17.1 && size < 19.9)) found.add(`${size}px: ${said}`)
      // What scrolls sideways may reach beyond the page.
      const scrolls = parent.closest('.segments .row')
      if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) found.add(`beside the page: ${said}`)
      const rest = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
      for (let each: Element | null = parent; each && each !== document.body; each = each.parentElement)
        if (isCutBy(each, rest)) {
          found.add(`cut: ${said}`)
          break
        }
    }
    return [...found]
  }, within)
