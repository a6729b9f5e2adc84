/** A town on a hillside by the sea: landmarks on the ridge, houses on the terrace below it, a quay in front. */
import { flat, inked, line, rib, times } from '../art/ink.ts'
import { scene } from '../art/street.ts'

export interface Hillside {
  /** Lines on which landmarks and houses stand; a tall window has room for a second terrace. */
  readonly ridge: number
  readonly terraces: readonly number[]
  /** How wide landmarks and houses are drawn, and how many of each there is room for. */
  readonly landmark: number
  readonly house: number
  readonly landmarks: number
  readonly houses: number
}

/** Nothing stands closer than this part of its width. */
const STEP = 1.06
/** On the ridge one sees the sea between the landmarks. */
const RIDGE_STEP = 1.3

export function hillsideIn(width: number, height: number): Hillside {
  const isTall = height > 1.05 * width && height > 560
  const rows = isTall ? [0.63, 0.92] : [0.9]
  const house = Math.min((isTall ? 0.22 : 0.335) * height, width / 3.9)
  const landmark = Math.min((isTall ? 0.2 : 0.25) * height, width / 4.6)
  return {
    ridge: Math.round((isTall ? 0.36 : 0.56) * height),
    terraces: rows.map((part) => Math.round(part * height)),
    landmark,
    house,
    landmarks: Math.max(4, Math.floor(width / (landmark * RIDGE_STEP))),
    houses: Math.max(4, Math.floor(width / (house * STEP))),
  }
}

/** The stones of a wall. */
function stones(width: number, y: number, k: number): string {
  const each = Math.ceil(width / (13 * k))
  return `M0 ${y + 4 * k}H${width}${times(each, (i) => `M${(i * 13 + ((i * 7) % 5)) * k} ${y + (i % 2) * 4 * k}v${4 * k}`)}`
}

/** Bushes behind the houses. */
const hedge = (width: number, y: number, k: number): string =>
  `M0 ${y}V${y - 15 * k}${times(Math.ceil(width / (22 * k)), (i) => `q${5.5 * k} ${-(5 + ((i * 3) % 7)) * k} ${11 * k} 0t${11 * k} 0`)}V${y}z`

/** A terrace from the wall above it down to the road in front of its houses. */
const terrace = (width: number, top: number, ground: number, end: number, k: number): string =>
  flat(`M0 ${top}H${width}V${ground + 2}H0z`, 'grass') +
  flat(hedge(width, ground, k), 'hill') +
  flat(`M0 ${top}H${width}v${8 * k}H0z`, 'stone') +
  rib(stones(width, top, k)) +
  line(`M0 ${top}H${width}`) +
  flat(`M0 ${ground - 2}H${width}V${end}H0z`, 'kerb') +
  line(`M0 ${ground - 2}H${width}`, 'rib')

/** The ground everything stands on, as wide and as high as its box. */
export function hillsideSvg(width: number, height: number, { ridge, terraces, house }: Hillside): string {
  const k = house / 96
  const hill = `M0 ${ridge - 4}Q${width * 0.1} ${ridge - 15 * k} ${width * 0.26} ${ridge - 8 * k}T${width * 0.52} ${ridge - 9 * k}T${width * 0.78} ${ridge - 8 * k}T${width} ${ridge - 10 * k}`
  const far = scene(width / (0.62 * k), (ridge + 6) / (0.62 * k))
    .replace(/ style="[^"]*"/, '')
    .replace('<svg ', `<svg x="0" y="0" width="${width}" height="${ridge + 6}" `)
  const road = 24 * k
  const tops = [ridge + road, ...terraces.map((ground) => ground + road)]
  const ground = inked(
    flat(`${hill}V${height}H0z`, 'hill'),
    line(hill),
    ...terraces.map((at, i) => terrace(width, tops[i], at, i === terraces.length - 1 ? height : tops[i + 1], k)),
  )
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${far}${ground}</svg>`
}
