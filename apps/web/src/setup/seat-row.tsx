import type { SeatRecord } from '@machinami/engine'
import { Glyph } from '../shell/glyph.tsx'
import { FaceOf } from '../street/town.tsx'
import { words } from '../words/index.ts'
import type { BotCard } from '../worker/messages.ts'

const botName = (id: string): string => words().bots[id]?.name ?? words().anyBot(id)

/** The one we would choose for you. */
const usualOf = (bots: readonly BotCard[]): string => bots.find((bot) => bot.level === 3)?.id ?? ''

/** One seat: a name, and who plays it. */
export function SeatRow(props: {
  readonly seat: SeatRecord
  readonly nth: number
  readonly bots: readonly BotCard[]
  readonly onChange: (seat: SeatRecord) => void
  readonly onRemove?: () => void
}) {
  const { seat, nth, bots } = props
  const t = words().setup
  const bot = bots.find((each) => each.id === seat.bot)?.id ?? usualOf(bots)
  return (
    <div class="seat" style={{ '--seat': `var(--seat-${nth})` }}>
      <FaceOf seat={nth} size={44} />
      <input
        type="text"
        aria-label={`${t.seat(nth + 1)}: ${t.name}`}
        maxLength={16}
        value={seat.name}
        placeholder={t.seat(nth + 1)}
        onInput={(event) => props.onChange({ ...seat, name: event.currentTarget.value })}
      />
      <select
        aria-label={`${t.seat(nth + 1)}: ${t.who}`}
        value={seat.bot === undefined ? 'person' : `bot:${bot}`}
        onChange={(event) => {
          const { value } = event.currentTarget
          props.onChange(value === 'person' ? { name: seat.name } : { name: seat.name, bot: value.slice(4) })
        }}
      >
        <option value="person">{t.person}</option>
        {bots.map(({ id, level }) => (
          <option key={id} value={`bot:${id}`}>
            {level === undefined ? botName(id) : `${level} · ${botName(id)}`}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="icon-button"
        aria-label={t.remove(seat.name || t.seat(nth + 1))}
        disabled={!props.onRemove}
        onClick={props.onRemove}
      >
        <Glyph name="close" />
      </button>
      {seat.bot !== undefined && <p class="soft about-bot">{words().bots[bot]?.about}</p>}
    </div>
  )
}
