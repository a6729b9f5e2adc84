import type { GameEvent } from '@machinami/engine'
import { tell } from '@machinami/lang'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import type { Outcome } from '../game/outcome.ts'
import { isSettled, outcome } from '../motion/told.ts'
import { FaceOf } from '../street/town.tsx'
import { lang, words } from '../words/index.ts'

/** What is worth a line of its own beside coins. */
const TOLD = new Set<GameEvent['kind']>([
  ...(['built', 'moved', 'closed', 'reopened', 'demolished', 'returned', 'invested', 'extra', 'won'] as const),
  ...(['twice', 'hung', 'pinned', 'mascot', 'funded', 'token'] as const),
])

/**
 * The last thing that happened after the dice lay still, apart from coins. What is written down comes a frame later: the
 * deed of the turn before would stand beside this one's coins until then.
 */
function lastDeed(game: Game): string {
  const events = game.events.value
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]
    if (TOLD.has(event.kind)) return tell(lang(), event, contextOf(game))
    if (event.kind === 'rolled') return ''
  }
  return ''
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function rolledBy(game: Game, { seat, total }: Outcome): string {
  const { rolled, youRolled } = words().stage
  const isYou = game.people.length === 1 && game.people[0] === seat
  return isYou ? youRolled(total) : rolled(game.info.seats[seat].name, total)
}

/** Who rolled what. */
export function outcomeTitle(game: Game): string {
  const now = outcome.value
  if (!now) return ''
  return now.total > 0 ? rolledBy(game, now) : words().table.turnOf(game.info.seats[now.seat].name)
}

/** What a roll came to, with faces; it stays until the next one. That it came to nothing is said once that is sure. */
export function OutcomeLine({ game }: { readonly game: Game }) {
  const now = outcome.value
  if (!now) return null
  const chips = now.bank.length + now.paid.length
  const deed = lastDeed(game)
  return (
    <>
      <Chips key={chips} game={game} told={now} />
      {chips === 0 && now.total > 0 && isSettled.value && <p class="more">{words().stage.nothing}</p>}
      <p key={`${deed} ${chips}`} class="more">
        {deed}
      </p>
    </>
  )
}

export function Chips({ game, told }: { readonly game: Game; readonly told: Outcome }) {
  const name = (seat: number) => game.info.seats[seat].name
  // Many of them leave room for faces and amounts alone.
  const isFull = told.bank.length + told.paid.length > 3
  return (
    <ul class={`outcome ${isFull ? 'full' : ''}`}>
      {told.paid.map(({ from, to, n }) => (
        <li key={`${from} ${to}`} class="loss">
          <FaceOf game={game} seat={from} size={22} />
          <b>{n}</b>
          <span aria-hidden="true">→</span>
          <FaceOf game={game} seat={to} size={22} />
          <span class="unseen">{words().stage.paysTo(name(from), name(to), n)}</span>
        </li>
      ))}
      {told.bank.map(({ seat, n }) => (
        <li key={seat} class={n < 0 ? 'loss' : ''}>
          <FaceOf game={game} seat={seat} size={22} />
          <span class={isFull ? 'unseen' : 'who'}>{name(seat)}</span> <b>{signed(n)}</b>
        </li>
      ))}
    </ul>
  )
}
