/** A box around part of a drawing, in whole units of it. */
export interface Outline {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What lies in a box of a drawing, as a drawing of its own. */
export const cutOut = ({ x, y, width, height }: Outline, markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${markup}</svg>`

/** Room for the pen around what it drew. */
const PEN = 1.5

/** Where drawings are held against the light; nobody sees it. */
let pane: SVGSVGElement | null = null

function paneNow(): SVGSVGElement {
  if (pane) return pane
  pane = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  pane.setAttribute('aria-hidden', 'true')
  pane.style.cssText = 'position:fixed;width:0;height:0;visibility:hidden;contain:strict'
  document.body.append(pane)
  return pane
}

/** The boxes around drawings, as the browser measures them. */
export function outlinesOf(drawn: readonly string[]): readonly Outline[] {
  const on = paneNow()
  on.innerHTML = drawn.map((markup) => `<g>${markup}</g>`).join('')
  const outlines = Array.from(on.children, (group) => {
    const box = (group as SVGGElement).getBBox()
    const [x, y] = [Math.floor(box.x - PEN), Math.floor(box.y - PEN)]
    return { x, y, width: Math.ceil(box.x + box.width + PEN) - x, height: Math.ceil(box.y + box.height + PEN) - y }
  })
  on.replaceChildren()
  return outlines
}
