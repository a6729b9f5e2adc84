import { SignGlyphIcon } from '../cards/sign-line.tsx'
import type { Game } from '../game/game.ts'
import { words } from '../words/index.ts'
import './bells.css'

/** What has been given to the fund, and what one's own points are, on a board under the purse. */
export default function Fund(props: {
  readonly game: Game
  readonly seat: number
  readonly style: { readonly left: string; readonly top: string }
}) {
  const fund = props.game.fund.value
  const { towns } = props.game.view.value
  if (fund === null) return null
  const t = words().stage.markers
  return (
    <p class="fund" style={props.style}>
      <SignGlyphIcon name="fund" />
      <span aria-hidden="true">
        {fund.given}/{fund.of}
      </span>
      <SignGlyphIcon name="star" />
      <span aria-hidden="true">{towns[props.seat].points}</span>
      <span class="unseen">{words().beside(t.fund(fund.given, fund.of), t.points(towns[props.seat].points))}</span>
    </p>
  )
}
