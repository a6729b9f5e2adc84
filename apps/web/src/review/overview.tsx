import { tell } from '@machinami/lang'
import { type TurningPoint, turningPointsFor } from '@machinami/review'
import { lang } from '../words/index.ts'
import { points, said, signed } from './late-words.ts'
import { nameFor } from './moment-panel.tsx'
import type { Viewing } from './viewing.ts'

/** What decided the game, at a glance: turning points, the luckiest and unluckiest moment, what the figures rest on. */
export function Overview({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const review = viewing.review.value
  if (!review) return null
  const seat = viewing.seat.value
  const { luckiest, unluckiest } = review.seats[seat]
  const { rules, margin } = review.restsOn
  const turning = turningPointsFor(review, seat)
  const extremes = [
    [luckiest, t.luckiest],
    [unluckiest, t.unluckiest],
  ] as const
  return (
    <section class="overview">
      <h2>
        {t.turningPoints} <small class="soft">{t.forWhom(nameFor(viewing, seat))}</small>
      </h2>
      {turning.length === 0 && <p>{t.noTurningPoints}</p>}
      <ul class="turning">
        {turning.map((point) => (
          <Turning key={point.n} viewing={viewing} point={point} />
        ))}
        {extremes.map(([at, text]) => {
          const chance = at === null ? undefined : review.chances[at]
          if (!chance || turning.some(({ n }) => n === chance.n)) return null
          return (
            <Line
              key={text(0)}
              viewing={viewing}
              n={chance.n}
              text={text(chance.turn)}
              icon="⚄"
              change={points(chance.worth[seat])}
            />
          )
        })}
      </ul>
      <p class="soft rests">{t.restsOn(rules, String(points(margin)))}</p>
    </section>
  )
}

function Turning({ viewing, point }: { readonly viewing: Viewing; readonly point: TurningPoint }) {
  const t = said()
  const [event] = viewing.look.eventsAt(point.n + 1)
  const decision = point.kind === 'decision' ? viewing.review.value?.decisions[point.at] : undefined
  const icon = decision ? (decision.mark === 'mistake' ? '!' : '?') : '⚄'
  const text = `${t.turnOf(point.turn, viewing.look.turns[viewing.look.last].turn)}: ${event ? tell(lang(), event, viewing.context.value) : ''}`
  const who = viewing.names.value[viewing.look.turns[point.n].seat]
  return (
    <Line
      viewing={viewing}
      n={point.n}
      text={point.kind === 'chance' ? `${text} (${who})` : text}
      icon={icon}
      change={points(point.changed[viewing.seat.value])}
    />
  )
}

function Line(props: {
  readonly viewing: Viewing
  readonly n: number
  readonly text: string
  readonly icon: string
  readonly change: number
}) {
  const { viewing, n, text, icon, change } = props
  return (
    <li>
      <button type="button" onClick={() => viewing.jumpTo(n + 1)}>
        <i aria-hidden="true">{icon}</i>
        <span>{text}</span>
        <b class={change < 0 ? 'down' : 'up'}>{signed(change)}</b>
      </button>
    </li>
  )
}
