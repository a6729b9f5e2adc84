import type { Card } from '@machinami/cards'
import { coin } from '../src/art/coin.ts'
import { face, USUAL_FACES } from '../src/art/faces.ts'
import { type Drawing, loadArt } from '../src/art/index.ts'
import { COLOURS } from '../src/art/ink.ts'
import { MORE_FACES } from '../src/art/more-faces.ts'
import { type BuildingState, draw } from '../src/pictures/building.tsx'
import { apart } from '../src/pictures/moving-parts.ts'
import { cutOut, outlinesOf } from '../src/pictures/outline.ts'
import { canPaint, frameOf, paintDrawing } from '../src/pictures/painter.ts'
import { drawFestival } from '../src/street/lanterns.tsx'

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

function byPainter(svg: string, width: number, height: number): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(width, height)
  paintDrawing(canvas, svg, SCALE)
  return canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
}

/** How many of a hundred numbers are clearly different in two pictures. */
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  (100 * a.filter((value, i) => Math.abs(value - b[i]) > 24).length) / a.length

type Picture = readonly [name: string, svg: string]
interface Found {
  readonly name: string
  readonly unknown: boolean
  readonly difference: number
}

/** Every picture of a building: its states, what stands still in it, and what moves. */
function picturesOf(drawing: Drawing): readonly Picture[] {
  const { moving } = apart(drawing.markup)
  const boxes = outlinesOf(moving.map(({ markup }) => markup))
  return [
    ...STATES.map((state) => [state, draw(drawing, state, false)] as const),
    ['body', draw(drawing, 'built', true)],
    ...moving.map((part, i) => [`${part.how} ${part.nth}`, cutOut(boxes[i], part.markup)] as const),
  ]
}

/** Paints a picture twice: by the browser and by our painter. */
async function twice([name, uncoloured]: Picture): Promise<Found> {
  const svg = uncoloured.replace(/var\(--([\w-]+)\)/g, (_, named: string) => colour(named))
  const frame = frameOf(svg)
  const [width, height] = [frame.width * SCALE, frame.height * SCALE]
  const gap = difference(await byBrowser(svg, width, height), byPainter(svg, width, height))
  return { name, unknown: !canPaint(svg), difference: gap }
}

async function compareAll(pictures: readonly Picture[]): Promise<Found[]> {
  const found: Found[] = []
  for (const picture of pictures) found.push(await twice(picture))
  return found
}

/** Every building of these cards. */
async function compareBuildings(cards: readonly Card[]): Promise<Found[]> {
  const drawings = Object.values(await loadArt(cards))
  return compareAll(
    drawings.flatMap((drawing) => picturesOf(drawing).map(([what, svg]): Picture => [`${drawing.id}/${what}`, svg])),
  )
}

/** What else becomes a bitmap. Icons do not: a pen for the whole drawing is more than our painter knows. */
const compareOthers = (): Promise<Found[]> =>
  compareAll([
    ...Object.entries({ ...USUAL_FACES, ...MORE_FACES }).map(([name, drawn]): Picture => [name, face(drawn())]),
    ['coin', coin()],
    ['festival', drawFestival()],
  ])

Object.assign(globalThis, { compareBuildings, compareOthers })
