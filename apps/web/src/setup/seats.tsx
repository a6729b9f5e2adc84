import type { SeatRecord } from '@machinami/engine'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Glyph } from '../shell/glyph.tsx'
import { DEFAULT_BOT, type TablePlan, withoutSeat } from '../store/last-setup.ts'
import { around } from '../words/around.ts'
import { freeBotName } from '../words/names.ts'
import { SeatRow } from './seat-row.tsx'
import './seats.css'

/** Nobody plays alone. */
const FEWEST = 2

/** Who sits where: people at this screen, and bots. */
export function SeatsForm(props: {
  readonly plan: TablePlan
  readonly most: number
  readonly onChange: (plan: TablePlan) => void
}) {
  const { plan, most } = props
  const t = around().setup
  const isFewest = plan.seats.length <= FEWEST
  const put = (seats: readonly SeatRecord[]) =>
    props.onChange({ setup: { ...plan.setup, players: seats.length }, seats })
  const edit = (i: number, seat: SeatRecord) => put(plan.seats.map((each, k) => (k === i ? seat : each)))
  const add = () => put([...plan.seats, { name: freeBotName(plan.seats), bot: DEFAULT_BOT }])
  const adding = useRef<HTMLButtonElement>(null)
  const hasRemoved = useRef(false)
  const remove = (i: number) => {
    hasRemoved.current = true
    props.onChange(withoutSeat(plan, i))
  }
  // The button that was pressed may have gone with the seat, and the focus with it: nobody is nowhere in between.
  useLayoutEffect(() => {
    if (hasRemoved.current && document.activeElement === document.body) adding.current?.focus()
    hasRemoved.current = false
  }, [plan.seats.length])
  return (
    <fieldset class="seats">
      <legend>{t.seats}</legend>
      {plan.seats.map((_, i) => (
        <SeatRow
          key={i}
          seats={plan.seats}
          nth={i}
          onChange={(changed) => edit(i, changed)}
          {...(!isFewest ? { onRemove: () => remove(i) } : {})}
        />
      ))}
      {isFewest && <p class="soft">{t.fewest(FEWEST)}</p>}
      {plan.seats.length < most && (
        <button ref={adding} type="button" class="add-seat" onClick={add}>
          <Glyph name="plus" />
          {t.add}
        </button>
      )}
    </fieldset>
  )
}
