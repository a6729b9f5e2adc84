/** A box around part of a drawing, in its own units. */
export interface Outline {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

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
    const { x, y, width, height } = (group as SVGGElement).getBBox()
    return { x: x - PEN, y: y - PEN, width: width + 2 * PEN, height: height + 2 * PEN }
  })
  on.replaceChildren()
  return outlines
}
