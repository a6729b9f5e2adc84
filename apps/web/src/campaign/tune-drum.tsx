import type { Tune } from '@machinami/campaign'
import { useEffect, useRef, useState } from 'preact/hooks'
import { lang } from '../words/index.ts'
import type { SeenState } from '../worker/campaign-messages.ts'
import { colourOf } from './colours.ts'
import { campaignWords } from './late-words.ts'
import { NOTE, playTune, SLOW_NOTE } from './sounds.ts'
import './tune-drum.css'

/** A pin on the drum: its number, and whose it is; the old ones are nobody's. */
interface Pin {
  readonly number: number
  readonly colour: string | null
}

/** The notes of a tune, the given ones first. */
export function pinsOf(state: SeenState, tune: Tune): Pin[] {
  const chosen = tune.notes.map(({ note, town }) => ({
    number: note,
    colour: colourOf(state.towns[town].colour, town),
  }))
  return [...tune.given.map((number) => ({ number, colour: null })), ...chosen]
}

/** How large the numbers are in the drawing: never under 11 pixels on a phone, where it is shown smaller than drawn. */
const NUMBER = 14
const SMALL_NUMBER = 12

/** What there is besides, at least: an empty drum would look finished. */
const ROOM = 3

/** A wooden drum with a pin for every note: row is pitch, column is order, colour is author. */
export function Drum(props: {
  readonly pins: readonly Pin[]
  readonly given: number
  readonly highest: number
  readonly now?: number | null
  readonly isSmall?: boolean
  readonly isWhole?: boolean
}) {
  const { pins, given, highest, now, isSmall, isWhole } = props
  const [width, height] = isSmall ? [160, 66] : [352, 138]
  const places = Math.max(pins.length + (isSmall || isWhole ? 0 : ROOM), isSmall ? 1 : 12)
  const [left, right, top, bottom] = [30, width - 16, 12, height - 12]
  const step = (right - left) / places
  const radius = Math.min(9.5, step * 0.48)
  const size = isSmall ? SMALL_NUMBER : NUMBER
  const y = (n: number) => bottom - 9 - ((n - 1) / Math.max(1, highest - 1)) * (bottom - top - 18)
  const rows = Array.from({ length: highest }, (_, n) => `M${left - 4} ${y(n + 1)}H${right + 3}`).join('')
  return (
    <svg
      class="drum"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={campaignWords().tune.notes(numbersIn(pins))}
    >
      <path class="axle" d={`M2 ${height / 2 - 5}h16v10H2zM${width - 14} ${height / 2 - 5}h12v10h-12z`} />
      <rect class="barrel" x="12" y={top - 7} width={width - 22} height={bottom - top + 14} rx="7" />
      <path class="rows" d={rows} />
      <path class="old" d={`M${left + given * step} ${top - 5}V${bottom + 5}`} />
      {pins.map(({ number, colour }, nth) => (
        <g key={nth} class={`drum-pin ${nth === now ? 'now' : ''}`} style={{ '--pin': colour ?? 'var(--brass)' }}>
          <circle class="halo" cx={left + (nth + 0.5) * step} cy={y(number)} r={radius + 5} />
          <circle class="under" cx={left + (nth + 0.5) * step} cy={y(number) + 1.8} r={radius} />
          <circle class="head" cx={left + (nth + 0.5) * step} cy={y(number)} r={radius} />
          <text
            class={colour === null ? 'old-number' : ''}
            x={left + (nth + 0.5) * step}
            y={y(number) + size * 0.36}
            style={{ fontSize: `${size}px` }}
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

const numbersIn = (pins: readonly Pin[]): string => lang().list(pins.map(({ number }) => String(number)))

/** Plays pins and tells which is heard; playing again begins anew. */
export function usePlaying(tune: Tune | null, pins: readonly Pin[]) {
  const [now, setNow] = useState<number | null>(null)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const play = (isSlow = false) => {
    stop.current()
    if (!tune) return
    const numbers = pins.map(({ number }) => number)
    stop.current = playTune(tune, numbers, isSlow ? SLOW_NOTE : NOTE, setNow)
  }
  return { now, play }
}

/** The tune as far as it is written, and who wrote what. */
export function TuneBox({ state, name }: { readonly state: SeenState; readonly name: (card: string) => string }) {
  const { tune } = state
  const t = campaignWords().tune
  const pins = tune ? pinsOf(state, tune) : []
  const { now, play } = usePlaying(tune, pins)
  if (!tune) return null
  const author = now === null ? null : tune.notes[now - tune.given.length]
  return (
    <section class="tune-box">
      <h3>{state.isOver ? t.whole : t.title}</h3>
      <Drum pins={pins} given={tune.given.length} highest={tune.scale.length} now={now} isWhole={state.isOver} />
      <p class="tune-author soft" aria-live="off">
        {now === null
          ? t.hint
          : author
            ? t.author(state.towns[author.town].name ?? '', author.game, author.card ? name(author.card) : '')
            : t.old}
      </p>
      <p class="tune-buttons">
        <button type="button" class="button small" onClick={() => play(true)}>
          {t.slower}
        </button>
        <button type="button" class="button small play-tune" onClick={() => play()}>
          <PlayGlyph /> {t.play}
        </button>
      </p>
    </section>
  )
}

export const PlayGlyph = () => (
  <svg class="play-glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M6 3.500v17l15 -8.500z"
      fill="currentColor"
      stroke="currentColor"
      stroke-width="2"
      stroke-linejoin="round"
    />
  </svg>
)
