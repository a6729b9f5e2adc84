import { useState } from 'preact/hooks'
import { isNarrow } from '../shell/wide.ts'
import { aside } from '../words/aside.ts'
import { words } from '../words/index.ts'
import { shortened, spread } from './spread-labels.ts'
import { ticksOf } from './ticks.ts'
import './chart.css'

interface Figures {
  readonly title: string
  readonly lines: readonly { readonly name: string; readonly seat: number; readonly values: readonly number[] }[]
}

/** A line for every seat over the turns of a game. */
export function Chart(props: Figures) {
  // Letters keep their size: a narrow screen gets a narrower drawing, not a smaller one.
  const width = isNarrow.value ? 340 : 460
  const height = isNarrow.value ? 150 : 170
  const left = 30
  const bottom = 22
  const top = Math.max(1, ...props.lines.flatMap((line) => line.values))
  const turns = Math.max(1, ...props.lines.map((line) => line.values.length - 1))
  const x = (turn: number) => left + (turn / turns) * (width - left - 74)
  const ticks = ticksOf(turns, isNarrow.value ? 6 : 8)
  const y = (n: number) => 8 + (1 - n / top) * (height - bottom - 8)
  const ends = spread(
    props.lines.map((line) => y(line.values.at(-1) ?? 0)),
    height - 8,
  )
  const { pointed, handlers } = usePointedTurn(turns, width, left)
  return (
    <figure class="chart">
      <figcaption class="display">
        {props.title}
        {pointed !== null && <PointedAt lines={props.lines} turn={pointed} />}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...handlers}>
        {pointed !== null && <line x1={x(pointed)} x2={x(pointed)} y1={8} y2={y(0)} class="pointed" />}
        {[0, Math.round(top / 2), top].map((n) => (
          <g key={n}>
            <line x1={left} x2={width - 70} y1={y(n)} y2={y(n)} class="grid" />
            <text x={left - 6} y={y(n) + 4} text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {ticks.map((turn, i) => (
          <g key={turn}>
            <line x1={x(turn)} x2={x(turn)} y1={y(0)} y2={y(0) + 4} class="grid" />
            <text x={x(turn)} y={height - 5} text-anchor="middle" class="tick">
              {i === 0 ? words().table.turn(turn) : turn}
            </text>
          </g>
        ))}
        {props.lines.map((line, i) => (
          <g key={line.seat} style={{ '--seat': `var(--seat-${line.seat})` }}>
            <polyline points={line.values.map((n, turn) => `${x(turn)},${y(n)}`).join(' ')} class={`line dash-${i}`} />
            <text x={width - 66} y={ends[i] + 4} class="end">
              <title>{line.name}</title>
              {shortened(line.name, 9)}
            </text>
          </g>
        ))}
      </svg>
      <div class="unseen">
        <InNumbers {...props} turns={ticks.at(-1) === turns ? ticks : [...ticks, turns]} />
      </div>
    </figure>
  )
}

/** The turn somebody points at, with a mouse or a finger. */
function usePointedTurn(turns: number, width: number, left: number) {
  const [pointed, point] = useState<number | null>(null)
  const look = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const at = ((event.clientX - box.left) / box.width) * width
    point(Math.max(0, Math.min(turns, Math.round(((at - left) / (width - left - 74)) * turns))))
  }
  return { pointed, handlers: { onPointerMove: look, onPointerDown: look, onPointerLeave: () => point(null) } }
}

/** What everybody had in the turn somebody points at. */
const PointedAt = ({ lines, turn }: Pick<Figures, 'lines'> & { readonly turn: number }) => (
  <span class="pointed-at">
    {words().table.turn(turn)}
    {lines.map((line) => (
      <b key={line.seat} style={{ color: `var(--seat-${line.seat})` }}>
        {line.name} {line.values[Math.min(turn, line.values.length - 1)]}
      </b>
    ))}
  </span>
)

/** The same for whoever cannot see the lines: what everybody had after the turns that are marked, and at the end. */
const InNumbers = ({ title, lines, turns }: Figures & { readonly turns: readonly number[] }) => (
  <table aria-label={title}>
    <thead>
      <tr>
        <th scope="col">{aside().end.player}</th>
        {turns.map((turn) => (
          <th scope="col" key={turn}>
            {words().table.turn(turn)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.seat}>
          <th scope="row">{line.name}</th>
          {turns.map((turn) => (
            <td key={turn}>{line.values[turn]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
