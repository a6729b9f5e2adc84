import { keepDressed, type Worn, worn } from './dress.ts'

/**
 * Drawings as pictures. A drawing in the page costs style, layout and paint for each of its fifty shapes and for every
 * copy; as a picture it is laid out once and costs one box.
 */
type Draw = () => string

const NAMED = /var\(--([\w-]+)\)/g
const addresses = new Map<string, string>()
const byMarkup = new Map<string, string>()
/** What has been asked for in the present dress, for the change to the next. */
let asked = new Map<string, Draw>()
/** Pictures stay loaded while their dress is worn. */
const loaded = new Set<HTMLImageElement>()

function addressIn({ key, colours }: Worn, name: string, draw: Draw): string {
  const known = addresses.get(`${key}/${name}`)
  if (known !== undefined) return known
  const markup = draw().replace(NAMED, (_, colour: string) => colours.get(colour) ?? 'none')
  const address = byMarkup.get(markup) ?? URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }))
  byMarkup.set(markup, address)
  addresses.set(`${key}/${name}`, address)
  return address
}

/** The address of a picture in the present dress. Whoever asks in a component is asked again when the dress changes. */
export function pictureOf(name: string, draw: Draw): string {
  const dress = worn.value
  asked.set(name, draw)
  return addressIn(dress, name, draw)
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
  return image
}

keepDressed(async (next) => {
  const fresh: HTMLImageElement[] = []
  // One after the other: a page that plays on must not notice.
  for (const [name, draw] of asked) fresh.push(await load(addressIn(next, name, draw)))
  asked = new Map()
  loaded.clear()
  for (const image of fresh) loaded.add(image)
})
