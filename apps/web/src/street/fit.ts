/** The room a street has, in pixels, and what its style sheet says about it. */
export interface Room {
  readonly width: number
  readonly height: number
  /** A building is never wider than this, nor than this share of the street's height. */
  readonly most: number
  readonly share: number
  readonly least: number
  /** The height of the road. */
  readonly pave: number
}

/** How a street fits into its room. */
export interface Fit {
  /** The width of a building. */
  readonly building: number
  /** Whether it climbs the hill in a second row. */
  readonly climbs: boolean
  /** Where the picture behind it begins, from below. */
  readonly horizon: number
  readonly letters: Letters
}

/** Letters on signs and of numbers of copies. In steps, because letters cost most when a street grows. */
export type Letters = 'small' | 'middle' | 'large'

/** How large buildings are in one row, and in two, where the street climbs the hill if that is worth it. */
export function fit(room: Room, length: number): Fit {
  const { width, height, pave } = room
  const most = Math.min(room.most, height * room.share)
  const foot = pave * 0.56
  const one = Math.min((width - 20) / (length + 0.15), most, height * 0.74 - pave)
  const two = Math.min(
    (2 * width - 40) / (length + 3),
    most,
    (height / 2 - 2 - foot) * 0.78,
    Math.max(52, height * 0.26),
  )
  const climbs = two * 0.85 > one
  const building = whole(Math.max(room.least, climbs ? two : one))
  return {
    building,
    climbs,
    horizon: pave - 2 + (climbs ? height * 0.42 : 0),
    letters: building < 40 ? 'small' : building < 48 ? 'middle' : 'large',
  }
}

/** Sizes go in steps: a street that grows a little need not lay out every house again. */
const whole = (size: number): number => (size > 24 ? Math.floor(size) : Math.floor(size * 4) / 4)
