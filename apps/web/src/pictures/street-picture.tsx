import { useMemo } from 'preact/hooks'
import type { Drawing } from '../art/index.ts'
import { drawings } from './drawings.ts'
import { still } from './moving-parts.ts'
import { coloursAt } from './scenery.ts'

/** A whole town in one small picture: shops along the kerb, landmarks on the hill behind them, no letters. */
export interface SmallTown {
  readonly cards: readonly string[]
  readonly landmarks: readonly string[]
  readonly isNight: boolean
}

const WIDTH = 240
const HEIGHT = 144
const KERB = HEIGHT - 14
/** More would be too small to tell one from another. */
const MOST_SHOPS = 6
const MOST_LANDMARKS = 5

type Known = Readonly<Record<string, Drawing>>

function standing(known: Known, id: string, middle: number, ground: number, width: number): string {
  const drawing = known[id]
  if (!drawing) return ''
  const height = (width * drawing.height) / 96
  const box = `x="${middle - width / 2}" y="${ground + width / 16 - height}" width="${width}" height="${height}"`
  return `<svg ${box} viewBox="0 0 96 ${drawing.height}">${still(drawing.markup)}</svg>`
}

const inRow = (ids: readonly string[], draw: (id: string, middle: number) => string): string =>
  ids.map((id, i) => draw(id, (WIDTH / ids.length) * (i + 0.5))).join('')

/** The picture as a drawing of its own, in the colours of the day or the night. */
export function streetSvg({ cards, landmarks, isNight }: SmallTown, known: Known): string {
  const shops = cards.filter((id) => id in known).slice(-MOST_SHOPS)
  const sights = landmarks.filter((id) => id in known).slice(0, MOST_LANDMARKS)
  const shop = Math.min(HEIGHT * 0.6, (WIDTH / Math.max(1, shops.length)) * 1.2)
  const sight = Math.min(HEIGHT * 0.46, (WIDTH / Math.max(1, sights.length)) * 1.1)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky-top)"/><stop offset="1" stop-color="var(--sky-low)"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<path d="M0 ${HEIGHT * 0.5}Q60 ${HEIGHT * 0.36} 120 ${HEIGHT * 0.48}T240 ${HEIGHT * 0.42}V${HEIGHT}H0z" fill="var(--hill)"/>
<rect y="${HEIGHT * 0.64}" width="${WIDTH}" height="${HEIGHT}" fill="var(--grass)"/>
<rect y="${KERB}" width="${WIDTH}" height="14" fill="var(--kerb)"/><path d="M0 ${KERB}H${WIDTH}" stroke="var(--rib)" stroke-width="1.5"/>
${inRow(sights, (id, middle) => standing(known, id, middle, HEIGHT * 0.6, sight))}
${inRow(shops, (id, middle) => standing(known, id, middle, KERB + 2, shop))}</svg>`
  const colours = coloursAt(isNight)
  return drawn.replace(/var\(--([\w-]+)\)/g, (_, colour: string) => colours.get(colour) ?? 'none')
}

/** The town as an image; whose it is stands beside it. */
export function StreetPicture(props: SmallTown) {
  const { cards, landmarks, isNight } = props
  const known = drawings.value
  const source = useMemo(() => {
    const svg = streetSvg({ cards, landmarks, isNight }, known)
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }, [known, cards, landmarks, isNight])
  return <img class="street-picture" src={source} width={WIDTH} height={HEIGHT} alt="" draggable={false} />
}
