import { type Signal, signal } from '@preact/signals'
import { bitmapOf, canMakeBitmaps } from './bitmaps.ts'
import { followScenery, type Scenery, scenery, useScenery } from './scenery.ts'

/**
 * Drawings as pictures. A drawing in the page costs style, layout and paint for each of its fifty shapes and for every
 * copy; as a picture it is one box. Where things move it is made a bitmap first, away from the page.
 */
type Draw = () => string

const NAMED = /var\(--([\w-]+)\)/g
/** A drawing in the colours of a scenery: what is shown of it, and as what. */
interface Picture {
  readonly svg: string
  readonly address: Signal<string>
  /** When its bitmap is there; null as long as nobody has asked for one. */
  bitmapMade: Promise<void> | null
}

/** Pictures by scenery and name, and by what is drawn: many drawings look the same in the morning and at noon. */
const bySceneryAndName = new Map<string, Map<string, Picture>>()
const bySvg = new Map<string, Picture>()
/** What has been asked for in the present scenery, for the change to the next. */
let asked = new Map<string, Draw>()

function pictureIn({ key, colours }: Scenery, name: string, draw: Draw): Picture {
  const pictures = bySceneryAndName.get(key) ?? new Map<string, Picture>()
  bySceneryAndName.set(key, pictures)
  const known = pictures.get(name)
  if (known) return known
  const svg = draw().replace(NAMED, (_, colour: string) => colours.get(colour) ?? 'none')
  const made = bySvg.get(svg) ?? { svg, address: signal(''), bitmapMade: null }
  bySvg.set(svg, made)
  pictures.set(name, made)
  return made
}

/** Gives back what only other sceneries need: a long game goes through many. */
function keepOnly(sceneries: readonly Scenery[]): void {
  for (const key of bySceneryAndName.keys())
    if (!sceneries.some(({ key: shown }) => shown === key)) bySceneryAndName.delete(key)
  const kept = new Set([...bySceneryAndName.values()].flatMap((pictures) => [...pictures.values()]))
  for (const [svg, picture] of bySvg) {
    if (kept.has(picture)) continue
    bySvg.delete(svg)
    URL.revokeObjectURL(picture.address.peek())
  }
}

/** Tables on the screen at which things move: for a moment there are two, when one game follows another. */
let moving = 0

/** Bitmaps pay where things move. Elsewhere drawings are shown as they are. Returns what ends it. */
export function pressPictures(): () => void {
  moving++
  return () => {
    moving--
  }
}

const drawn = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))

/** Sees to it that a picture is there: at once as it was drawn, or in a moment as a bitmap. */
function make(picture: Picture): Promise<void> | null {
  if (moving > 0 && canMakeBitmaps()) picture.bitmapMade ??= makeBitmap(picture)
  else if (picture.address.peek() === '') picture.address.value = drawn(picture.svg)
  return picture.bitmapMade
}

async function makeBitmap(picture: Picture): Promise<void> {
  const { svg, address } = picture
  const bitmap = await bitmapOf(svg)
  if (bitmap !== null) await loaded(bitmap)
  if (bySvg.get(svg) !== picture) {
    // Its scenery went out of use in the meantime.
    if (bitmap !== null) URL.revokeObjectURL(bitmap)
    return
  }
  const before = address.peek()
  if (bitmap === null && before !== '') return
  address.value = bitmap ?? drawn(svg)
  // Whoever is about to show the drawing shows the bitmap by then.
  if (before !== '') void idle().then(() => URL.revokeObjectURL(before))
}

async function loaded(address: string): Promise<void> {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
}

/** The address of a picture in the scenery of this place; nothing until it is there. */
export function usePicture(name: string, draw: Draw | undefined): string | undefined {
  const scenery = useScenery()
  if (!draw) return undefined
  asked.set(name, draw)
  const picture = pictureIn(scenery, name, draw)
  void make(picture)
  return picture.address.value || undefined
}

/** The address of a picture for something that is not a component. */
export function pictureNow(name: string, draw: Draw): string {
  asked.set(name, draw)
  const { svg, address } = pictureIn(scenery.peek(), name, draw)
  if (address.peek() === '') address.value = drawn(svg)
  return address.peek()
}

/** When the page has nothing better to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 400 }) : setTimeout(resolve, 30),
  )

async function prepare(next: Scenery): Promise<void> {
  for (const [name, draw] of asked) {
    await idle()
    const picture = pictureIn(next, name, draw)
    await (make(picture) ?? loaded(picture.address.peek()))
  }
}

followScenery(prepare, (next, before) => {
  asked = new Map()
  // Some places change a moment later, so the scenery before is still needed.
  keepOnly([next, before])
})
