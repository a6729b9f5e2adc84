/** Where a town has its place, in pixels from the upper left corner of its stage. */
export interface TownBox {
  /** Where houses stand, from left to right. */
  readonly left: number
  readonly right: number
  /** Where landmarks begin: beside the purse. */
  readonly ridgeLeft: number
  /** The ground of the landmarks; a town of three rows climbs higher. */
  readonly ridge: number
  readonly ridgeOfThree: number
  /** Where the last terrace ends and the quay begins. */
  readonly end: number
  /** The largest house in a town of one, two and three rows. */
  readonly houses: readonly [number, number, number]
  readonly plate: number
  /** How many kinds stand in one row, and in two. */
  readonly rowsUpTo: readonly [number, number]
  /** How large things are drawn that belong to no house: walls, trees, stones. */
  readonly scale: number
}

/** The places of everything on a table screen of this size. */
export interface Measures {
  readonly size: 'phone' | 'flat' | 'tablet' | 'desk'
  readonly bar: number
  /** Neighbours stand in a bar above the stage, or at its left. */
  readonly rivals: {
    readonly beside: boolean
    readonly width: number
    readonly height: number
    /** Lines of number plates there is room for, above. */
    readonly lines: number
  }
  readonly stage: { readonly top: number; readonly width: number; readonly height: number }
  readonly town: TownBox
  readonly sheet: { readonly low: number; readonly half: number; readonly full: number; readonly left: number }
  readonly tile: { readonly width: number; readonly height: number; readonly small: boolean }
}

const LOW = 98

/** Neighbours above, the town under them, a sheet from below: upright phones. */
function phone(width: number, height: number): Measures {
  const [bar, rivals] = [44, 56]
  const stage = height - bar - rivals
  const end = Math.round(240 + (stage - 540) * 0.42)
  return {
    size: 'phone',
    bar,
    rivals: { beside: false, width: 190, height: rivals, lines: 1 },
    stage: { top: bar + rivals, width, height: stage },
    town: smallTown(width, end),
    sheet: { low: LOW, half: stage - end, full: stage, left: 0 },
    tile: { width: Math.floor((width - 16 - 8) / 3), height: 75, small: true },
  }
}

/** A phone that lies on its side, or a page enlarged: the sheet stands beside the town. */
function flat(width: number, height: number): Measures {
  const [bar, rivals, half] = [44, 56, Math.round(width / 2)]
  const stage = height - bar - rivals
  return {
    size: 'flat',
    bar,
    rivals: { beside: false, width: 190, height: rivals, lines: 1 },
    stage: { top: bar + rivals, width: half, height: stage },
    town: smallTown(half, stage),
    sheet: { low: height - bar, half: height - bar, full: height - bar, left: half },
    tile: { width: 104, height: 75, small: true },
  }
}

const smallTown = (width: number, end: number): TownBox => ({
  left: 4,
  right: width - 4,
  ridgeLeft: 100,
  ridge: Math.round(end * 0.246),
  ridgeOfThree: Math.round(end * 0.212),
  end,
  houses: [108, 65, 50],
  plate: 18,
  rowsUpTo: [4, 12],
  scale: 1,
})

function tablet(width: number, height: number): Measures {
  const [bar, rivals] = [48, 80]
  const stage = height - bar - rivals
  const end = Math.round(stage * 0.587)
  return {
    size: 'tablet',
    bar,
    rivals: { beside: false, width: 400, height: rivals, lines: 1 },
    stage: { top: bar + rivals, width, height: stage },
    town: { ...wideTown(15, width - 15, end, [230, 170, 118]), ridgeLeft: 230, rowsUpTo: [4, 14] },
    sheet: { low: LOW, half: stage - end, full: stage, left: 0 },
    tile: { width: Math.floor((width - 24 - 30) / 6), height: 106, small: false },
  }
}

function desk(width: number, height: number): Measures {
  const bar = 48
  const stage = height - bar
  const isVast = width >= 1900
  // Where even more is left, the town grows with it.
  const k = isVast ? Math.max(1, Math.min(1.5, stage / 1032)) : 1
  const side = isVast ? 284 : 236
  const half = Math.max(228, Math.min(294, Math.round(stage * 0.475)))
  const end = Math.min(Math.round(690 * k), stage - half)
  const town = Math.min(1500 * k, width - 2 * side - 4)
  const left = Math.round((width - town) / 2)
  return {
    size: 'desk',
    bar,
    rivals: { beside: true, width: isVast ? 260 : 212, height: isVast ? 140 : 126, lines: 1 },
    stage: { top: bar, width, height: stage },
    town: {
      ...wideTown(left, left + town, end, isVast ? [270 * k, 216 * k, 156 * k] : [184, 126, 84]),
      ridgeLeft: left + 190,
      rowsUpTo: isVast ? [4, 16] : [5, 16],
    },
    sheet: { low: LOW, half: stage - end, full: stage - 40, left: 0 },
    tile: isVast ? { width: 152, height: 118, small: false } : { width: 128, height: 106, small: false },
  }
}

const wideTown = (left: number, right: number, end: number, houses: TownBox['houses']): TownBox => ({
  left,
  right,
  ridgeLeft: left,
  ridge: Math.max(84, Math.min(150, Math.round(end * 0.272))),
  ridgeOfThree: Math.max(76, Math.min(150, Math.round(end * 0.24))),
  end,
  houses,
  plate: 24,
  rowsUpTo: [5, 16],
  scale: 1.5,
})

/** Places on a screen of this size. */
export function measuresFor(width: number, height: number): Measures {
  // Upright it stays a phone, however little is left of it: two halves beside each other would be too narrow.
  if (height < 480 && width > height) return flat(width, height)
  if (width < 600) return phone(width, height)
  return width < 900 ? tablet(width, height) : desk(width, height)
}

/** A town alone, in a frame of any size; without a purse landmarks have the whole ridge. */
export const townIn = (width: number, height: number, hasPurse: boolean): TownBox => {
  const box = width < 600 ? smallTown(width, height) : wideTown(12, width - 12, height, [150, 122, 84])
  return { ...box, ridgeLeft: hasPurse ? box.left + (width < 600 ? 92 : 190) : box.left }
}

/** How much higher a second line of plates makes the neighbours on a phone. */
const SECOND_LINE = 10

/** The same with two lines of plates above: what they take, a phone's town gives, and a tablet has. */
export function withTwoLines(measures: Measures): Measures {
  const { size, rivals, stage, town, sheet } = measures
  if (rivals.beside) return measures
  const by = size === 'tablet' ? 0 : SECOND_LINE
  return {
    ...measures,
    rivals: { ...rivals, height: rivals.height + by, lines: 2 },
    stage: { ...stage, top: stage.top + by, height: stage.height - by },
    town: by === 0 ? town : smallTown(stage.width, town.end - by),
    sheet: size === 'phone' ? { ...sheet, full: sheet.full - by } : sheet,
  }
}

/** The same with a wire across the sky: everything below it moves down, and the sheet has so much less. */
export function underWire(measures: Measures, by: number): Measures {
  const { town, sheet, size } = measures
  const end = size === 'phone' ? town.end + by : town.end
  return {
    ...measures,
    town: { ...town, ridge: town.ridge + by, ridgeOfThree: town.ridgeOfThree + by, end },
    sheet: size === 'phone' ? { ...sheet, half: sheet.half - by } : sheet,
  }
}
