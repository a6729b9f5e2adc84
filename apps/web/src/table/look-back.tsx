import type { Game } from '../game/game.ts'
import { aside } from '../words/aside.ts'
import { words } from '../words/index.ts'
import { turnName } from '../words/turn-name.ts'
import './top-bar.css'

/** While somebody looks at an earlier moment: where, and the way back. */
export default function LookBack({ game }: { readonly game: Game }) {
  const t = words()
  const at = game.lookingAt.value ?? 0
  const { turn } = game.view.value
  const step = (by: number) => {
    game.lookingAt.value = Math.max(0, Math.min(game.events.value.length - 1, at + by))
  }
  return (
    <section class="look-back" aria-label={t.table.lookingBack}>
      <button type="button" class="icon-button" onClick={() => step(-1)} aria-label={aside().back.stepBack}>
        ‹
      </button>
      <p class="moment display">
        {/* Before the first turn two lines say where this is, and a phone has no room for a third. */}
        {turn > 0 && <small>{t.table.lookingBack}</small>}
        <span>{turnName(turn)}</span>
      </p>
      <button type="button" class="icon-button" onClick={() => step(1)} aria-label={aside().back.stepOn}>
        ›
      </button>
      <button
        type="button"
        class="button small"
        onClick={() => {
          game.lookingAt.value = null
        }}
      >
        {aside().back.backToGame}
      </button>
    </section>
  )
}
