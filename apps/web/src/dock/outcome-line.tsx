import { tell } from '@machinami/lang'
import { contextOf, paymentIn } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import type { Outcome } from '../game/outcome.ts'
import { deed, isSettled, outcome } from '../motion/told.ts'
import { FaceOf } from '../street/town.tsx'
import { lang, words } from '../words/index.ts'

/** The last thing that happened after the dice lay still, apart from coins, unless it was taken back. */
function lastDeed(game: Game): string {
  const last = deed.value
  return last && game.events.value.lastIndexOf(last) >= 0 ? tell(lang(), last, contextOf(game)) : ''
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function rolledBy(game: Game, { seat, total }: Outcome): string {
  const { rolled, youRolled } = words().stage
  const isYou = game.people.length === 1 && game.people[0] === seat
  return isYou ? youRolled(total) : rolled(game.info.seats[seat].name, total)
}

/** Who rolled what. */
export const titleOf = (game: Game, told: Outcome): string =>
  told.total > 0 ? rolledBy(game, told) : words().table.turnOf(game.info.seats[told.seat].name)

export const outcomeTitle = (game: Game): string => (outcome.value ? titleOf(game, outcome.value) : '')

/** What a roll came to, with faces; it stays until the next one. That it came to nothing is said once that is sure. */
export function OutcomeLine({ game }: { readonly game: Game }) {
  const now = outcome.value
  if (!now) return null
  const chips = now.bank.length + now.paid.length
  const done = lastDeed(game)
  return (
    <>
      <Chips key={chips} game={game} told={now} />
      {chips === 0 && now.total > 0 && isSettled.value && <p class="more">{words().stage.nothing}</p>}
      <p key={`${done} ${chips}`} class="more">
        {done}
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
          <b aria-hidden="true">{n}</b>
          <span aria-hidden="true">→</span>
          <FaceOf game={game} seat={to} size={22} />
          <span class="unseen">{paymentIn(game, { from, to, n })}</span>
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
