import { useState } from 'preact/hooks'
import { isNarrow } from '../shell/wide.ts'
import { aside } from '../words/aside.ts'
import { lang, words } from '../words/index.ts'
import { lettersWide } from '../words/letters-wide.ts'
import { shortName } from '../words/short-name.ts'
import { turnName } from '../words/turn-name.ts'
import { spread } from './spread-labels.ts'
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
  // Where nobody points, the end of the game is told: so nothing moves when somebody does.
  const told = pointed ?? turns
  return (
    <figure class="chart">
      <figcaption class="display">{props.title}</figcaption>
      <PointedAt lines={props.lines} turn={told} />
      <div class="plot" {...sliderFor(props, turns, told)} {...handlers}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
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
              <polyline
                points={line.values.map((n, turn) => `${x(turn)},${y(n)}`).join(' ')}
                class={`line dash-${i}`}
              />
              <EndLabel name={line.name} x={width - 66} y={ends[i] + 4} />
            </g>
          ))}
        </svg>
      </div>
      <div class="unseen">
        <InNumbers {...props} turns={ticks.at(-1) === turns ? ticks : [...ticks, turns]} />
      </div>
    </figure>
  )
}

/** More letters than this are wider than the place at the end of a line. */
const ROOM = 9

/** Whose line ends here: a long name by its first word, written as narrow as need be. */
function EndLabel({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) {
  const word = shortName(name, ROOM)
  return (
    <text
      x={x}
      y={y}
      class="end"
      {...(lettersWide(word) > ROOM ? { textLength: 64, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {word}
    </text>
  )
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** The turn somebody points at, with a mouse, a finger or the arrow keys; what a finger pointed at stays. */
function usePointedTurn(turns: number, width: number, left: number) {
  const [pointed, point] = useState<number | null>(null)
  const look = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const at = ((event.clientX - box.left) / box.width) * width
    pointTo(((at - left) / (width - left - 74)) * turns)
  }
  const pointTo = (turn: number) => point(Math.max(0, Math.min(turns, Math.round(turn))))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    pointTo((pointed ?? turns) + step)
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') point(null)
  }
  return { pointed, handlers: { onPointerMove: look, onPointerDown: look, onPointerLeave, onKeyDown } }
}

/** For whoever has no pointer: a slider along the turns, which tells what everybody had. */
const sliderFor = ({ title, lines }: Figures, turns: number, told: number) =>
  ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': title,
    'aria-valuemin': 0,
    'aria-valuemax': turns,
    'aria-valuenow': told,
    'aria-valuetext': inWords(lines, told),
  }) as const

const valueIn = (values: readonly number[], turn: number): number => values[Math.min(turn, values.length - 1)]

const inWords = (lines: Figures['lines'], turn: number): string =>
  words().table.about(turnName(turn), lang().list(lines.map(({ name, values }) => `${name} ${valueIn(values, turn)}`)))

/** What everybody had in the turn somebody points at. */
const PointedAt = ({ lines, turn }: Pick<Figures, 'lines'> & { readonly turn: number }) => (
  <p class="pointed-at" aria-hidden="true">
    <span>{turnName(turn)}</span>
    {lines.map((line) => (
      <b key={line.seat} style={{ color: `var(--seat-${line.seat})` }}>
        {shortName(line.name, ROOM)} {valueIn(line.values, turn)}
      </b>
    ))}
  </p>
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
