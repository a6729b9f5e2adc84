import type { Bot } from '@machinami/bots'
import type { SeatRecord } from '@machinami/engine'
import { useEffect, useState } from 'preact/hooks'
import { Glyph } from '../shell/glyph.tsx'
import { BOT_NAMES, DEFAULT_BOT, type TablePlan } from '../store/last-setup.ts'
import { FaceOf } from '../street/town.tsx'
import { words } from '../words/index.ts'

export const botName = (id: string): string => words().bots[id]?.name ?? words().anyBot(id)

/** Who sits where: people at this screen, and bots. */
export function SeatsForm(props: {
  readonly plan: TablePlan
  readonly most: number
  readonly onChange: (plan: TablePlan) => void
}) {
  const { plan, most } = props
  const t = words().setup
  const [bots, setBots] = useState<readonly Bot[]>([])
  useEffect(() => {
    void import('@machinami/bots').then(({ BOTS }) => setBots(BOTS))
  }, [])
  const usual = bots.find((bot) => bot.level === 3)?.id ?? ''
  const botOf = (seat: SeatRecord) => bots.find((bot) => bot.id === seat.bot)?.id ?? usual
  const put = (seats: readonly SeatRecord[]) => {
    const { first, ...rest } = plan.setup
    const stays = first !== undefined && first < seats.length
    props.onChange({ setup: { ...rest, ...(stays ? { first } : {}), players: seats.length }, seats })
  }
  const edit = (i: number, seat: SeatRecord) => put(plan.seats.map((each, k) => (k === i ? seat : each)))
  const add = () => {
    const free = BOT_NAMES.find((name) => !plan.seats.some((seat) => seat.name === name)) ?? BOT_NAMES[0]
    put([...plan.seats, { name: free, bot: DEFAULT_BOT }])
  }
  return (
    <fieldset class="seats">
      <legend class="display">{t.seats}</legend>
      <p class="soft">{t.hotSeatHint}</p>
      {plan.seats.map((seat, i) => (
        <div class="seat" key={i} style={{ '--seat': `var(--seat-${i})` }}>
          <FaceOf seat={i} size={44} />
          <input
            type="text"
            aria-label={`${t.seat(i + 1)}: ${t.name}`}
            maxLength={16}
            value={seat.name}
            placeholder={t.seat(i + 1)}
            onInput={(event) => edit(i, { ...seat, name: event.currentTarget.value })}
          />
          <select
            aria-label={`${t.seat(i + 1)}: ${t.who}`}
            value={seat.bot === undefined ? 'person' : `bot:${botOf(seat)}`}
            onChange={(event) => {
              const { value } = event.currentTarget
              edit(i, value === 'person' ? { name: seat.name } : { name: seat.name, bot: value.slice(4) })
            }}
          >
            <option value="person">{t.person}</option>
            {bots.map((bot) => (
              <option key={bot.id} value={`bot:${bot.id}`}>
                {bot.level === undefined ? botName(bot.id) : `${bot.level} · ${botName(bot.id)}`}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="icon-button"
            aria-label={t.remove(seat.name || t.seat(i + 1))}
            disabled={plan.seats.length <= 2}
            onClick={() => put(plan.seats.filter((_, k) => k !== i))}
          >
            <Glyph name="close" />
          </button>
          {seat.bot !== undefined && <p class="soft about-bot">{words().bots[botOf(seat)]?.about}</p>}
        </div>
      ))}
      {plan.seats.length < most && (
        <button type="button" class="button small" onClick={add}>
          {t.add}
        </button>
      )}
    </fieldset>
  )
}
