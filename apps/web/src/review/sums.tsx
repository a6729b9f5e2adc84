import { facesOf } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { signed } from '../words/signed.ts'
import { said } from './late-words.ts'
import { SeatMark } from './seat-mark.tsx'
import type { Viewing } from './viewing.ts'

/** What a figure is, with its sign and its colour; both say the same. */
const Part = ({
  n,
  label,
  isPlain = false,
}: {
  readonly n: number
  readonly label: string
  readonly isPlain?: boolean
}) => (
  <span class={`part ${isPlain ? '' : n > 0 ? 'up' : n < 0 ? 'down' : ''}`}>
    <b>{isPlain ? n : signed(n)}</b>
    <small>{label}</small>
  </span>
)

/** Start + luck + skill = result, for everybody: was it luck, or was it play? */
export function Sums({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const { review, names } = viewing
  const found = review.value
  if (!found) return null
  const faces = facesOf(viewing.seats)
  const order = found.seats
    .map((_, seat) => seat)
    .sort((a, b) => found.seats[b].points.result - found.seats[a].points.result)
  return (
    <ul class="sums">
      {order.map((seat) => {
        const { points, accuracy } = found.seats[seat]
        const result = found.winner === null ? t.result.now : found.winner === seat ? t.result.won : t.result.lost
        return (
          <li key={seat} class={found.winner === seat ? 'won' : ''} style={{ '--seat': `var(--seat-${seat})` }}>
            <button
              type="button"
              aria-pressed={viewing.seat.value === seat}
              onClick={() => (viewing.seat.value = seat)}
            >
              <Face name={faces[seat]} size={34} />
              <span class="who">
                <b>
                  <SeatMark seat={seat} /> {names.value[seat]}
                </b>
                {accuracy !== null && <small>{t.accuracy(String(Math.round(accuracy)))}</small>}
              </span>
              <span class="equation">
                <Part n={points.start} label={t.start} isPlain />
                <Part n={points.luck} label={t.luck} />
                <Part n={points.own + points.others} label={t.skill} />
                <i>=</i>
                <span class="part">
                  <b>{points.result}%</b>
                  <small>{result}</small>
                </span>
              </span>
              <Waterfall start={points.start} luck={points.luck} result={points.result} />
              <span class="parts-of-skill">
                <small>{t.own(signed(points.own))}</small>
                <small>{t.others(signed(points.others))}</small>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The same sum as three bars: luck is hatched, skill is solid. */
function Waterfall(props: { readonly start: number; readonly luck: number; readonly result: number }) {
  const { start, luck, result } = props
  // On the way a sum may lie beyond either end: luck that a slip gave away, slips that luck made good.
  const low = Math.min(0, start + luck)
  const span = Math.max(100, start + luck) - low
  const bar = (from: number, to: number) => ({
    left: `${((Math.min(from, to) - low) / span) * 100}%`,
    width: `${Math.max(1.2, (Math.abs(to - from) / span) * 100)}%`,
  })
  const played = result - start - luck
  return (
    <span class="waterfall" aria-hidden="true">
      <i style={bar(0, start)} />
      <i class={`luck ${luck < 0 ? 'down' : 'up'}`} style={bar(start, start + luck)} />
      <i class={played < 0 ? 'down' : 'up'} style={bar(start + luck, result)} />
    </span>
  )
}
