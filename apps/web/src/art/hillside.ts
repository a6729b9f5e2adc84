/** What every town by the sea stands on, as wide as it is wanted: the crest of its hill, and terraces below it. */
import { flat, inked, line, rib, times } from './ink.ts'

/** The hill on which landmarks stand, down to where its terraces begin. */
export function crest(width: number, y: number, down: number, k: number): string {
  const edge = `M0 ${y - 4}Q${width * 0.1} ${y - 15 * k} ${width * 0.26} ${y - 8 * k}T${width * 0.52} ${y - 9 * k}T${width * 0.78} ${y - 8 * k}T${width} ${y - 10 * k}`
  return inked(flat(`${edge}V${down}H0z`, 'hill'), line(edge))
}

/** The joints of a wall of stones. */
export function stones(width: number, y: number, height: number, k: number): string {
  let joints = `M0 ${y + height / 2}H${width}`
  for (let x = 6 * k, i = 0; x < width; x += (11 + ((i * 7) % 5)) * k, i++)
    joints += `M${x} ${i % 2 === 0 ? y + height / 2 : y}v${height / 2}`
  return joints
}

export interface TerraceDrawing {
  readonly width: number
  /** Its wall begins here; houses stand on its ground, and before them is a way down to its end. */
  readonly top: number
  readonly ground: number
  readonly end: number
  /** Which one, counted from the back: no two hedges are the same. */
  readonly nth: number
  readonly isLast: boolean
  readonly k: number
}

/** A high terrace is several fields, one above the other: where each of them ends. */
export const fieldsOf = (top: number, ground: number, k: number): number[] =>
  Array.from({ length: Math.max(1, Math.round((ground - top) / (95 * k))) }, (_, i) => ground - 95 * k * i)

/** How high the wall of a terrace is. */
export const wallOf = (k: number): number => 8 * k

/** A terrace from its wall down to the way in front of its houses. */
export function terraceOf({ width, top, ground, end, nth, isLast, k }: TerraceDrawing): string {
  const hedge = times(
    Math.ceil(width / (22 * k)),
    (i) => `q${5.5 * k} ${-(5 + ((i * 3 + nth * 5) % 7)) * k} ${11 * k} 0t${11 * k} 0`,
  )
  const fields = fieldsOf(top, ground, k)
    .map((y, i) => `M0 ${y}V${y - (i > 0 ? 5 : 15) * k}${hedge}V${y}z`)
    .join('')
  return inked(
    flat(`M0 ${top}H${width}V${ground + 2}H0z`, 'grass'),
    flat(fields, 'hill'),
    flat(`M0 ${top}H${width}v${wallOf(k)}H0z`, 'stone'),
    rib(stones(width, top, wallOf(k), k)),
    line(`M0 ${top}H${width}`),
    flat(`M0 ${ground - 2}H${width}V${end}H0z`, isLast ? 'kerb' : 'road'),
    line(`M0 ${ground - 2}H${width}`, 'rib'),
  )
}
