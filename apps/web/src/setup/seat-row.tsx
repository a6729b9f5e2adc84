import type { SeatRecord } from '@machinami/engine'
import { useState } from 'preact/hooks'
import { type BotId, botAt, facesOf } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { around } from '../words/around.ts'
import { words } from '../words/index.ts'
import { MOST_LETTERS, namesOf, ownName, seatedBy, withinRoom } from '../words/names.ts'
import { PlayerPicker } from './player-picker.tsx'
import { Strength } from './strength.tsx'
import './seats.css'

/** One seat: a name, and who plays it. */
export function SeatRow(props: {
  readonly seats: readonly SeatRecord[]
  readonly nth: number
  readonly onChange: (seat: SeatRecord) => void
  readonly onRemove?: () => void
}) {
  const { seats, nth } = props
  const seat = seats[nth]
  const t = words()
  const [isPicking, setPicking] = useState(false)
  /** Letters as they are typed: half a name may look like nobody's, or like a bot's. */
  const [typed, type] = useState<string | null>(null)
  const [isTooLong, setTooLong] = useState(false)
  const write = (value: string) => {
    const kept = withinRoom(value)
    setTooLong(kept.length < value.length)
    type(kept)
    props.onChange({ ...seat, name: kept })
  }
  const bot = seat.bot === undefined ? undefined : botAt(nth, seat.bot)
  const pick = (chosen: BotId | undefined) => {
    props.onChange(seatedBy(seats, seat, chosen))
    setPicking(false)
  }
  const name = namesOf(seats, words())[nth]
  const who = bot === undefined ? around().setup.personShort : t.bots[bot].name
  return (
    <div class="seat" style={{ '--seat': `var(--seat-${nth})` }}>
      <Face name={facesOf(seats)[nth]} size={40} />
      <input
        type="text"
        aria-label={t.table.about(t.names.seat(nth + 1), around().setup.name)}
        value={typed ?? (ownName(seat).trim() === '' ? '' : name)}
        placeholder={name}
        onInput={({ currentTarget: { value }, isComposing }) => {
          // Letters that are still being put together are not cut: the keyboard would lose its place.
          if (isComposing) type(value)
          else write(value)
        }}
        onCompositionEnd={({ currentTarget: { value } }) => write(value)}
        onBlur={() => type(null)}
      />
      <button
        type="button"
        class="who"
        aria-haspopup="dialog"
        aria-label={t.table.about(t.names.seat(nth + 1), who)}
        onClick={() => setPicking(true)}
      >
        <span class="who-name">
          {who}
          {bot !== undefined && <Strength id={bot} />}
        </span>
        <Glyph name="down" />
      </button>
      {props.onRemove && (
        <button type="button" class="icon-button" aria-label={around().setup.remove(name)} onClick={props.onRemove}>
          <Glyph name="close" />
        </button>
      )}
      <p class="too-long" role="status">
        {isTooLong && around().setup.longName(MOST_LETTERS)}
      </p>
      {isPicking && (
        <PlayerPicker seat={nth} title={around().setup.who} bot={bot} onPick={pick} onClose={() => setPicking(false)} />
      )}
    </div>
  )
}
