import { faceOf, isBotId } from '../bots/who.ts'
import type { Game } from '../game/game.ts'
import { landmarksNeeded } from '../game/goal.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { useOwnScenery } from '../pictures/scenery.ts'
import { words } from '../words/index.ts'
import { Lantern } from './backdrop.tsx'
import { Purse } from './purse.tsx'
import { Street } from './street.tsx'
import './town.css'

/** Evening falls street by street, in milliseconds. */
const BETWEEN_STREETS = 90

export const FaceOf = (props: { readonly game: Game; readonly seat: number; readonly size?: number }) => (
  <Face name={faceOf(props.seat, props.game.info.seats[props.seat].bot)} size={props.size ?? 36} />
)

export function Pips({ built, all }: { readonly built: number; readonly all: number }) {
  return (
    <span class="pips" role="img" aria-label={words().table.landmarksOf(built, all)}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < built ? 'on' : ''} />
      ))}
    </span>
  )
}

/** A town: who lives there, what they have, and the street itself. */
export function TownPanel(props: {
  readonly game: Game
  readonly seat: number
  readonly size: 'mine' | 'other' | 'strip'
  readonly onOpen: (id: string) => void
  readonly onExpand?: () => void
}) {
  const { game, seat, size } = props
  const t = words().table
  const town = game.towns[seat].value
  const winner = game.winner.value
  const needed = landmarksNeeded(game)
  const { name, bot } = game.info.seats[seat]
  const festive = winner === seat || (town.landmarks === needed - 1 && winner === null)
  const heading = size === 'mine' && game.people.length === 1 ? t.myTown : t.townOf(name)
  const { Place, own } = useOwnScenery(seat * BETWEEN_STREETS)
  return (
    <section
      class={`town ${size} ${game.activeSeat.value === seat && winner === null && game.turn.value > 0 ? 'active' : ''}`}
      style={{ '--seat': `var(--seat-${seat})` }}
      aria-label={heading}
    >
      <header class="town-head">
        <FaceOf game={game} seat={seat} size={size === 'strip' ? 30 : 34} />
        <h2 title={isBotId(bot) ? `${name} · ${words().bots[bot].name}` : name}>{name}</h2>
        <Purse seat={seat} coins={town.coins} />
        <Pips built={town.landmarks} all={needed} />
        {festive && size === 'strip' && <Lantern says={winner === null ? t.oneToGo : ''} />}
        {props.onExpand && (
          <button type="button" class="town-open" onClick={props.onExpand}>
            <span class="unseen">{t.showTown(name)}</span>
          </button>
        )}
      </header>
      <Place value={own}>
        <Street game={game} seat={seat} size={size} festive={festive && size !== 'strip'} onOpen={props.onOpen} />
      </Place>
    </section>
  )
}
