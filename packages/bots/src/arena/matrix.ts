/** A pay-off matrix: what each row's bot wins against each column's. */
export interface Matrix {
  readonly ids: readonly string[]
  /** Shares of games won by row and column; null on the diagonal. */
  readonly shares: readonly (readonly (number | null)[])[]
}

/** The worst a bot does against anybody, and against whom. */
export function worstCase({ ids, shares }: Matrix, row: number): { readonly against: string; readonly share: number } {
  let against = ids[row]
  let share = Number.POSITIVE_INFINITY
  shares[row].forEach((value, column) => {
    if (value === null || value >= share) return
    share = value
    against = ids[column]
  })
  return { against, share }
}

const CELL = 46
const LEFT = 110

/** The matrix as a picture: green above the fair share, red below. */
export function matrixSvg({ ids, shares }: Matrix, fair: number, title: string): string {
  const size = LEFT + ids.length * CELL
  const label = (x: number, y: number, text: string, extra = '') => `<text x="${x}" y="${y}" ${extra}>${text}</text>`
  const cells = shares.flatMap((row, i) =>
    row.map((share, j) => {
      const x = LEFT + j * CELL
      const y = LEFT + i * CELL
      if (share === null) return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="#ddd"/>`
      const box = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${shade(share, fair)}"/>`
      return box + label(x + CELL / 2, y + CELL / 2 + 4, (share * 100).toFixed(0), 'text-anchor="middle"')
    }),
  )
  const rows = ids.map((id, i) => label(LEFT - 6, LEFT + i * CELL + CELL / 2 + 4, id, 'text-anchor="end"'))
  const columns = ids.map((id, j) => {
    const x = LEFT + j * CELL + CELL / 2 + 4
    return label(x, LEFT - 6, id, `transform="rotate(-60 ${x} ${LEFT - 6})"`)
  })
  const head = label(6, 16, title, 'font-weight="bold"')
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" font-family="sans-serif" font-size="12">`
  return [open, head, ...rows, ...columns, ...cells, '</svg>'].join('\n')
}

function shade(share: number, fair: number): string {
  const strength = Math.min(1, Math.abs(share - fair) / Math.max(fair, 1 - fair))
  const light = Math.round(96 - 40 * strength)
  return share >= fair ? `hsl(130 45% ${light}%)` : `hsl(10 65% ${light}%)`
}
