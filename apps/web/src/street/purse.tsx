import type { Game } from '../game/game.ts'
import { isOneShort, landmarksNeeded } from '../game/goal.ts'
import { spotlight } from '../motion/spotlight.ts'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { lazyDialog } from '../shell/lazy.tsx'
import { lang, words } from '../words/index.ts'
import { FaceOf } from './town.tsx'
import './purse.css'

/** Somebody's coins; where three figures have no room beside a coin, it has no size. */
export const Coins = ({
  seat,
  coins,
  size,
}: {
  readonly seat: number
  readonly coins: number
  readonly size: number
}) => (
  <span class="coins display" data-purse={seat}>
    {size > 0 && <Coin size={size} />}
    <span aria-hidden="true">{coins}</span>
    <span class="unseen">{lang().coins(coins)}</span>
  </span>
)

/** What somebody gets or loses just now, at the edge of their place. */
export function Change({ seat }: { readonly seat: number }) {
  const n = spotlight.value.seats.get(seat) ?? 0
  if (n === 0) return null
  return (
    <span key={n} class={`change ${n < 0 ? 'less' : ''}`} aria-hidden="true">
      {n > 0 ? `+${n}` : `−${-n}`}
    </span>
  )
}

/** Few games have one. */
export const Token = lazyDialog(
  () => import('./token.tsx'),
  () => undefined,
)

/** How far somebody is, in as many words as there is room for. */
export function reachedIn(game: Game, seat: number, large: boolean): string {
  const needed = landmarksNeeded(game.info.ruleset)
  const { landmarks } = game.towns[seat].value
  if (needed === 0) return words().stage.goal
  return large ? words().table.landmarksOf(landmarks, needed) : words().stage.nOf(landmarks, needed)
}

/** Whose town this is: face, coins, and how far they are. Touching it tells what wins. */
export function Purse(props: {
  readonly game: Game
  readonly seat: number
  readonly large: boolean
  readonly style: { readonly left: string; readonly top: string }
  readonly onOpen: () => void
}) {
  const { game, seat, large } = props
  const town = game.towns[seat].value
  const isNear = game.winner.value === null && isOneShort(game, seat)
  return (
    <button
      type="button"
      class={`purse ${large ? 'large' : ''}`}
      style={{ ...props.style, '--seat': `var(--seat-${seat})` }}
      onClick={props.onOpen}
    >
      <FaceOf game={game} seat={seat} size={large ? 54 : 36} />
      <span class="purse-text">
        <Coins seat={seat} coins={town.coins} size={large ? 24 : 17} />
        <span class="purse-goal">
          {isNear ? words().stage.oneToWin : reachedIn(game, seat, large)}
          {!large && !isNear && <span class="unseen"> {words().table.rows.landmarks}</span>}
        </span>
      </span>
      {town.token !== null && <Token token={town.token} />}
      <Change seat={seat} />
    </button>
  )
}
