import { isLuckFair, type Verdict } from './statistics.ts'

/** What a row's bot wins against a column's. */
export interface Meeting {
  readonly share: number
  /** Half of a 95 % interval; infinite where it is not known. */
  readonly margin: number
  /** How many standard errors mean luck was away from nought, and whether that is near enough. */
  readonly luckZ: number
  readonly isLuckFair: boolean
  readonly units: number
  /** Games that were stopped: a fair share of each counts as won, by both. */
  readonly unfinished: number
}

/** A pay-off matrix. */
export interface Matrix {
  readonly ids: readonly string[]
  /** By row and column; null on the diagonal, and where nothing was played. */
  readonly cells: readonly (readonly (Meeting | null)[])[]
}

export const meetingOf = (verdict: Verdict): Meeting => ({
  share: verdict.adjusted,
  margin: verdict.margin,
  luckZ: verdict.luckZ,
  isLuckFair: isLuckFair(verdict),
  units: verdict.units,
  unfinished: verdict.unfinished,
})

/** Between two, what one wins the other loses, luck included. */
export const seenFromTheOther = (meeting: Meeting): Meeting => ({
  ...meeting,
  share: 1 - meeting.share,
  luckZ: -meeting.luckZ,
})

/** The worst a bot does against anybody, and against whom; null when it met nobody. */
export function worstCase({ ids, cells }: Matrix, row: number): (Meeting & { readonly against: string }) | null {
  let worst: (Meeting & { readonly against: string }) | null = null
  cells[row].forEach((meeting, column) => {
    if (meeting !== null && (worst === null || meeting.share < worst.share))
      worst = { ...meeting, against: ids[column] }
  })
  return worst
}

const CELL = 46
const LEFT = 110
const NOT_FAIR = 'stroke="#b00" stroke-width="2" stroke-dasharray="4 2"'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/**
 * The matrix as a picture: green above the fair share, red below, margins underneath; a dashed frame where luck was not
 * fair. `tell` puts a meeting into words, to be read when a cell is pointed at.
 */
export function matrixSvg(
  { ids, cells }: Matrix,
  fair: number,
  title: string,
  tell: (bot: string, other: string, meeting: Meeting) => string,
): string {
  const size = LEFT + ids.length * CELL
  const label = (x: number, y: number, text: string, extra = '') =>
    `<text x="${x}" y="${y}" ${extra}>${escaped(text)}</text>`
  const box = (x: number, y: number, extra: string) =>
    `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" ${extra}/>`
  const drawn = cells.flatMap((row, i) =>
    row.map((meeting, j) => {
      const x = LEFT + j * CELL
      const y = LEFT + i * CELL
      if (meeting === null) return box(x, y, 'fill="#ddd"')
      const { share, margin } = meeting
      const frame = meeting.isLuckFair ? '' : ` ${NOT_FAIR}`
      const parts = [
        `<title>${escaped(tell(ids[i], ids[j], meeting))}</title>`,
        box(x, y, `fill="${shade(share, fair)}"${frame}`),
        label(x + CELL / 2, y + CELL / 2 + 2, (share * 100).toFixed(0), 'text-anchor="middle"'),
      ]
      if (Number.isFinite(margin))
        parts.push(
          label(x + CELL / 2, y + CELL - 8, `±${(margin * 100).toFixed(1)}`, 'text-anchor="middle" font-size="9"'),
        )
      return `<g>${parts.join('')}</g>`
    }),
  )
  const rows = ids.map((id, i) => label(LEFT - 6, LEFT + i * CELL + CELL / 2 + 4, id, 'text-anchor="end"'))
  const columns = ids.map((id, j) => {
    const x = LEFT + j * CELL + CELL / 2 + 4
    return label(x, LEFT - 6, id, `transform="rotate(-60 ${x} ${LEFT - 6})"`)
  })
  const head = label(6, 16, title, 'font-weight="bold"')
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" font-family="sans-serif" font-size="12">`
  return [open, head, ...rows, ...columns, ...drawn, '</svg>'].join('\n')
}

function shade(share: number, fair: number): string {
  const strength = Math.min(1, Math.abs(share - fair) / Math.max(fair, 1 - fair))
  const light = Math.round(96 - 40 * strength)
  return share >= fair ? `hsl(130 45% ${light}%)` : `hsl(10 65% ${light}%)`
}
