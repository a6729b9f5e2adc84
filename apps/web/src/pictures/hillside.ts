/** A town on a hillside by the sea: landmarks on the ridge, houses on the terrace below it, a quay in front. */
import { crest, terraceOf } from '../art/hillside.ts'
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
  // A low window has its name over the ridge.
  const landmark = Math.min((isTall ? 0.18 : height < 300 ? 0.21 : 0.25) * height, width / 4.6)
  return {
    ridge: Math.round((isTall ? 0.375 : 0.56) * height),
    terraces: rows.map((part) => Math.round(part * height)),
    landmark,
    house,
    landmarks: Math.max(4, Math.floor(width / (landmark * RIDGE_STEP))),
    houses: Math.max(4, Math.floor(width / (house * STEP))),
  }
}

/** The ground everything stands on, as wide and as high as its box. */
export function hillsideSvg(width: number, height: number, { ridge, terraces, house }: Hillside): string {
  const k = house / 96
  const far = scene(width / (0.62 * k), (ridge + 6) / (0.62 * k))
    .replace(/ style="[^"]*"/, '')
    .replace('<svg ', `<svg x="0" y="0" width="${width}" height="${ridge + 6}" `)
  const road = 24 * k
  const tops = [ridge + road, ...terraces.map((ground) => ground + road)]
  const last = terraces.length - 1
  const ground =
    crest(width, ridge, height, k) +
    terraces
      .map((at, nth) =>
        terraceOf({
          ...{ width, k, nth, top: tops[nth], ground: at },
          ...{ end: nth === last ? height : tops[nth + 1], isLast: nth === last },
        }),
      )
      .join('')
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${far}${ground}</svg>`
}
