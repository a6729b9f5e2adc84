import { type Signal, signal } from '@preact/signals'
import { keepDressed, useDress, type Worn, worn } from './dress.ts'
import { press } from './press.ts'

/**
 * Drawings as pictures. A drawing in the page costs style, layout and paint for each of its fifty shapes and for every
 * copy; as a picture it is one box. It is shown at once as it was drawn, and pressed into a bitmap when there is time.
 */
type Draw = () => string

const NAMED = /var\(--([\w-]+)\)/g
/** Addresses by dress and name, and by what is drawn: many drawings look the same in the morning and at noon. */
const pictures = new Map<string, Signal<string>>()
const byMarkup = new Map<string, Signal<string>>()
const pressed = new Set<Signal<string>>()
/** What has been asked for in the present dress, for the change to the next. */
let asked = new Map<string, Draw>()

function pictureIn({ key, colours }: Worn, name: string, draw: Draw): Signal<string> {
  const known = pictures.get(`${key}/${name}`)
  if (known) return known
  const markup = draw().replace(NAMED, (_, colour: string) => colours.get(colour) ?? 'none')
  const made = byMarkup.get(markup) ?? signal(URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' })))
  byMarkup.set(markup, made)
  pictures.set(`${key}/${name}`, made)
  return made
}

/** The address of a picture in the dress of this place. */
export function usePicture(name: string, draw: Draw): string
export function usePicture(name: string, draw: Draw | undefined): string | undefined
export function usePicture(name: string, draw: Draw | undefined): string | undefined {
  const dress = useDress()
  if (!draw) return undefined
  asked.set(name, draw)
  const picture = pictureIn(dress, name, draw)
  pressLater(picture)
  return picture.value
}

/** The address of a picture for something that is not a component. */
export function pictureNow(name: string, draw: Draw): string {
  asked.set(name, draw)
  return pictureIn(worn.peek(), name, draw).peek()
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
  return image
}

async function pressOne(picture: Signal<string>): Promise<void> {
  if (pressed.has(picture)) return
  pressed.add(picture)
  const bitmap = await press(await load(picture.peek()))
  if (bitmap === null) return
  await load(bitmap)
  picture.value = bitmap
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 400 }) : setTimeout(resolve, 30),
  )

const waiting = new Set<Signal<string>>()
let isPressing = false
let isWorthIt = false

/** Bitmaps pay where things move. Elsewhere drawings are painted once and stay as they are. */
export function pressPictures(yes: boolean): void {
  isWorthIt = yes
}

function pressLater(picture: Signal<string>): void {
  if (!isWorthIt || pressed.has(picture)) return
  waiting.add(picture)
  if (!isPressing) void pressAll()
}

/** One at a time, between other things: nobody waits for it. */
async function pressAll(): Promise<void> {
  isPressing = true
  for (const picture of waiting) {
    await idle()
    await pressOne(picture)
    waiting.delete(picture)
  }
  isPressing = false
}

keepDressed(async (next) => {
  for (const [name, draw] of asked) {
    await idle()
    const picture = pictureIn(next, name, draw)
    await (isWorthIt ? pressOne(picture) : load(picture.peek()))
  }
  asked = new Map()
})
