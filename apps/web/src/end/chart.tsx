import { isNarrow } from '../shell/wide.ts'
import { shortened, spread } from './labels.ts'

/** A line for every seat over the turns of a game. */
export function Chart(props: {
  readonly title: string
  readonly lines: readonly { readonly name: string; readonly seat: number; readonly values: readonly number[] }[]
}) {
  // Letters keep their size: a narrow screen gets a narrower drawing, not a smaller one.
  const width = isNarrow.value ? 340 : 460
  const height = isNarrow.value ? 150 : 170
  const left = 30
  const bottom = 22
  const top = Math.max(1, ...props.lines.flatMap((line) => line.values))
  const turns = Math.max(1, ...props.lines.map((line) => line.values.length - 1))
  const x = (turn: number) => left + (turn / turns) * (width - left - 74)
  const y = (n: number) => 8 + (1 - n / top) * (height - bottom - 8)
  const ends = spread(
    props.lines.map((line) => y(line.values.at(-1) ?? 0)),
    height - 8,
  )
  return (
    <figure class="chart">
      <figcaption class="display">{props.title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={props.title}>
        {[0, Math.round(top / 2), top].map((n) => (
          <g key={n}>
            <line x1={left} x2={width - 70} y1={y(n)} y2={y(n)} class="grid" />
            <text x={left - 6} y={y(n) + 4} text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {props.lines.map((line, i) => (
          <g key={line.seat} style={{ '--seat': `var(--seat-${line.seat})` }}>
            <polyline points={line.values.map((n, turn) => `${x(turn)},${y(n)}`).join(' ')} class={`line dash-${i}`} />
            <text x={width - 66} y={ends[i] + 4} class="end">
              {shortened(line.name, 9)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
