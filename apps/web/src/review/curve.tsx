import { marginFor, type SeatStrength } from '@machinami/review'
import { LEVEL_IDS } from '../bots/who.ts'
import { spread } from '../end/spread-labels.ts'
import { Building } from '../pictures/building.tsx'
import { percent } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import { points, said } from './late-words.ts'
import { turnShown } from './looked-at.ts'
import { seatShape } from './seat-mark.tsx'
import type { Mark, Viewing } from './viewing.ts'
import { useWidth } from './width.ts'

const WIDTH = 800
const HEIGHT = 150

/** Where moments lie on the curve, 0 to 1: turns are equally wide, and moments within them. */
export function placesOf({ turns, last }: Viewing['look']): readonly number[] {
  const final = Math.max(1, turns[last].turn)
  const count = new Map<number, number>()
  for (const { turn } of turns) count.set(turn, (count.get(turn) ?? 0) + 1)
  const nth = new Map<number, number>()
  return turns.map(({ turn }, n) => {
    const before = nth.get(turn) ?? 0
    nth.set(turn, before + 1)
    if (n === last) return 1
    return Math.min(1, (Math.max(0, turn - 1) + (turn === 0 ? 0 : before / (count.get(turn) ?? 1))) / final)
  })
}

const lineOf = (viewing: Viewing, places: readonly number[], seat: number, upTo: number): string =>
  viewing.points.value
    .filter(({ n }) => n <= upTo)
    .map(({ n, chances }) => `${(places[n] * WIDTH).toFixed(1)} ${((1 - chances[seat]) * HEIGHT).toFixed(1)}`)
    .join('L')

/** Everybody's chance over the whole game, with what happened on the way; the slider goes anywhere. */
export function Curve({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const { look, at, retrying } = viewing
  const places = placesOf(look)
  const upTo = retrying.value ? at.value : look.last
  const seats = viewing.source.record.seats.map((_, seat) => seat)
  const marks = viewing.shownMarks.value.filter((mark) => mark.at <= upTo)
  const here = places[at.value]
  const hasPoints = viewing.points.value.length > 1
  // A click or a finger along the curve goes there; what stands on it says by itself where that is.
  const point = (event: PointerEvent) => {
    if (event.buttons !== 1 || retrying.value) return
    const field = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const on = (event.target as Element).closest<HTMLElement>('[data-at]')
    viewing.goTo(on ? Number(on.dataset['at']) : nearest(places, (event.clientX - field.left) / field.width))
  }
  return (
    <section class="curve paper" aria-label={t.chance}>
      <p class="curve-title">
        <b>{t.chance}</b> <Assumed viewing={viewing} />
      </p>
      <div class="curve-field" onPointerDown={point} onPointerMove={point}>
        <Skyline marks={marks.filter(({ kind }) => kind === 'landmark')} places={places} />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <path key={share} class={`grid ${share % 0.5 === 0 ? '' : 'thin'}`} d={`M0 ${share * HEIGHT}H${WIDTH}`} />
          ))}
          <rect class="future" x={here * WIDTH} width={(1 - here) * WIDTH} height={HEIGHT} />
          {hasPoints &&
            seats
              .map((seat) => <Line key={seat} viewing={viewing} seat={seat} places={places} upTo={upTo} />)
              .reverse()}
        </svg>
        <span class="cursor" style={{ left: `${here * 100}%` }} aria-hidden="true" />
        {hasPoints && seats.map((seat) => <SeatOnCurve key={seat} viewing={viewing} seat={seat} x={here} />)}
        {marks.map(
          (mark) =>
            mark.kind !== 'landmark' && (
              <MarkOnCurve key={`${mark.at}${mark.kind}`} viewing={viewing} mark={mark} x={places[mark.at]} />
            ),
        )}
        {[100, 50, 0].map((share) => (
          <small key={share} class="axis" style={{ top: `${100 - share}%` }} aria-hidden="true">
            {share}
          </small>
        ))}
        <Turns turns={look.turns[look.last].turn} />
      </div>
      <Scrubber viewing={viewing} places={places} />
    </section>
  )
}

interface LineProps {
  readonly viewing: Viewing
  readonly seat: number
  readonly places: readonly number[]
  readonly upTo: number
}

function Line({ viewing, seat, places, upTo }: LineProps) {
  const d = `M${lineOf(viewing, places, seat, upTo)}`
  const isMine = viewing.seat.value === seat
  return (
    <g>
      <path class="line-back" d={d} />
      <path class={`line ${isMine ? 'mine' : ''}`} style={{ stroke: `var(--seat-${seat})` }} d={d} />
    </g>
  )
}

/** For whom these chances hold, and the way to the others. */
function Assumed({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const { strengths, isForPlayers, names } = viewing
  const found = strengths.value
  const review = viewing.review.value
  if (!found || !review) return <small>{t.asExperts}</small>
  const margin = points(marginFor(review.restsOn, found))
  const levels = new Map<string, string[]>()
  for (const [seat, strength] of found.entries()) {
    const text = levelText(strength)
    levels.set(text, [...(levels.get(text) ?? []), names.value[seat]])
  }
  const who = t.withLevels([...levels].map(([text, those]) => [those, text]))
  return (
    <>
      <small>{isForPlayers.value ? t.forPlayers(who, String(margin)) : t.asExperts}</small>{' '}
      <button
        type="button"
        class="assumed"
        aria-pressed={!isForPlayers.value}
        onClick={() => (isForPlayers.value = !isForPlayers.value)}
      >
        {t.asIfExperts}
      </button>
    </>
  )
}

function levelText({ level, low, high, from }: SeatStrength): string {
  const t = said()
  const name = (at: number) => words().bots[LEVEL_IDS[Math.round(at)]].name
  if (from === 'bot') return name(level)
  if (from === 'unknown') return t.levelUnknown(name(level))
  return Math.round(low) === Math.round(high) ? name(level) : t.levelBetween(name(low), name(high))
}

/** How wide a landmark stands above the curve. */
const LANDMARK = { narrow: 22, wide: 28 } as const

/** Landmarks where they were built; those of the same time step aside as far as there is room. */
function Skyline({ marks, places }: { readonly marks: readonly Mark[]; readonly places: readonly number[] }) {
  const { frame, width } = useWidth()
  const wide = width < 600 ? LANDMARK.narrow : LANDMARK.wide
  const xs = spread(
    marks.map(({ at }) => places[at] * width),
    width,
    Math.min(wide, width / Math.max(1, marks.length)),
  )
  return (
    <div ref={frame} class="skyline" aria-hidden="true">
      {marks.map((mark, i) => (
        <span key={`${mark.at}${mark.card}`} style={{ left: `${xs[i]}px` }} data-at={mark.at}>
          <Building id={mark.card ?? ''} />
          <svg viewBox="0 0 12 12">
            <path d={seatShape(mark.seat)} fill={`var(--seat-${mark.seat})`} />
          </svg>
        </span>
      ))}
    </div>
  )
}

/** How many turns lie between two figures below the curve: at most six of them. */
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000] as const
const MOST_FIGURES = 6

/** Turns below the curve. */
function Turns({ turns }: { readonly turns: number }) {
  const step = STEPS.find((each) => turns / each <= MOST_FIGURES) ?? turns
  const shown = Array.from({ length: Math.floor(turns / step) }, (_, i) => (i + 1) * step)
  return shown.map((turn) => (
    <small key={turn} class="axis turn" style={{ left: `${((turn - 1) / turns) * 100}%` }} aria-hidden="true">
      {turn === step ? said().turnOnAxis(turn) : turn}
    </small>
  ))
}

function SeatOnCurve({ viewing, seat, x }: { readonly viewing: Viewing; readonly seat: number; readonly x: number }) {
  const { now } = viewing.chances.value
  if (!now) return null
  return (
    <svg
      class="on-curve"
      viewBox="0 0 12 12"
      style={{ left: `${x * 100}%`, top: `${(1 - now[seat]) * 100}%` }}
      aria-hidden="true"
    >
      <path d={seatShape(seat)} fill={`var(--seat-${seat})`} />
    </svg>
  )
}

const totalOf = ({ chance }: Mark): string => {
  const came = chance?.came
  return came?.kind === 'dice' ? String(came.dice.reduce((sum, die) => sum + die, 0)) : '+'
}

/** Hollow for a slip, filled for a mistake, a die for a throw; each leads to its moment. */
function MarkOnCurve({ viewing, mark, x }: { readonly viewing: Viewing; readonly mark: Mark; readonly x: number }) {
  const t = said()
  const point = viewing.points.value.find(({ n }) => n === mark.at)
  if (!point || mark.kind === 'landmark') return null
  const turn = turnShown(viewing.look, mark.at)
  const sign = mark.kind === 'mistake' ? '!' : mark.kind === 'slip' ? '?' : totalOf(mark)
  const label = `${sign} ${t.marks[mark.kind]}: ${viewing.names.value[mark.seat]}, ${t.turnOf(turn, viewing.look.turns[viewing.look.last].turn)}`
  const top = 1 - point.chances[mark.seat]
  return (
    <button
      type="button"
      class={`mark ${mark.kind}`}
      data-at={mark.at}
      style={{ left: `${x * 100}%`, top: `${Math.max(0.06, top) * 100}%`, '--seat': `var(--seat-${mark.seat})` }}
      aria-label={label}
      title={label}
      tabIndex={-1}
      onClick={() => viewing.goTo(mark.at)}
    >
      {sign}
    </button>
  )
}

/** The moment that lies next to a place; of several the last. */
function nearest(places: readonly number[], place: number): number {
  let best = 0
  for (const [n, each] of places.entries()) if (Math.abs(each - place) <= Math.abs(places[best] - place)) best = n
  return best
}

/** A slider under the curve, at the same places. It says where it stands and how chances lie. */
function Scrubber({ viewing, places }: { readonly viewing: Viewing; readonly places: readonly number[] }) {
  const t = said()
  const { look, at, names, chances, turn } = viewing
  const { now, was } = chances.value
  const told = now
    ? words().table.apart(
        names.value.map((name, seat) => t.chanceOf(name, percent(now[seat]), was ? percent(was[seat]) : null)),
      )
    : ''
  const where = turn.value === 0 ? t.beforeFirst : t.turnOf(turn.value, look.turns[look.last].turn)
  return (
    <input
      class="scrubber"
      type="range"
      min={0}
      max={10_000}
      step={1}
      value={Math.round(places[at.value] * 10_000)}
      style={{ '--part': places[at.value] }}
      aria-label={t.curve}
      aria-valuetext={`${where}. ${told}`}
      onInput={(event) => viewing.goTo(nearest(places, Number(event.currentTarget.value) / 10_000))}
      onKeyDown={(event) => {
        // The keys of the screen move by moments; a slider of its own would move by its own steps.
        if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') event.preventDefault()
      }}
    />
  )
}
