import { type Drawing, loadArt } from '../src/art/index.ts'
import { COLOURS } from '../src/art/ink.ts'
import { canPaint, frameOf, paintDrawing } from '../src/street/brush.ts'
import { type BuildingState, draw } from '../src/street/building.tsx'
import { apart } from '../src/street/life.ts'
import { drawPart } from '../src/street/living.tsx'
import { outlinesOf } from '../src/street/outline.ts'

const SCALE = 2
const STATES: readonly BuildingState[] = ['built', 'scaffold', 'closed']

/** Some colour for every name; a shadow is seen through. */
const colour = (name: string): string =>
  name === 'shadow' ? 'rgb(20 24 40 / 0.2)' : `hsl(${(COLOURS as readonly string[]).indexOf(name) * 37} 60% 55%)`

async function byBrowser(svg: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  pen?.drawImage(image, 0, 0, width, height)
  return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
}

function byBrush(svg: string, width: number, height: number): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(width, height)
  paintDrawing(canvas, svg, SCALE)
  return canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
}

/** How many of a hundred numbers are clearly different in two pictures. */
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  (100 * a.filter((value, i) => Math.abs(value - b[i]) > 24).length) / a.length

/** Every picture of a building: its states, what stands still in it, and what moves. */
function picturesOf(drawing: Drawing): readonly (readonly [name: string, svg: string])[] {
  const { moving } = apart(drawing.markup)
  const boxes = outlinesOf(moving.map(({ markup }) => markup))
  return [
    ...STATES.map((state) => [state, draw(drawing, state, false)] as const),
    ['body', draw(drawing, 'built', true)],
    ...moving.map((part, i) => [`${part.how} ${part.nth}`, drawPart(part, boxes[i])] as const),
  ]
}

/** Paints every building of an edition twice: by the browser and by our brush. */
async function compare(edition: string): Promise<{ name: string; unknown: boolean; difference: number }[]> {
  const found = []
  for (const drawing of Object.values(await loadArt(edition)))
    for (const [what, uncoloured] of picturesOf(drawing)) {
      const svg = uncoloured.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name))
      const frame = frameOf(svg)
      const [width, height] = [frame.width * SCALE, frame.height * SCALE]
      const gap = difference(await byBrowser(svg, width, height), byBrush(svg, width, height))
      found.push({ name: `${drawing.id}/${what}`, unknown: !canPaint(svg), difference: gap })
    }
  return found
}

Object.assign(globalThis, { compare })
