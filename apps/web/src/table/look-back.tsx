import { words } from '../words/index.ts'
import type { Game } from './game.ts'

/** While somebody looks at an earlier moment: where, and the way back. */
export function LookBack({ game }: { readonly game: Game }) {
  const t = words()
  const at = game.lookingAt.value ?? 0
  const step = (by: number) => {
    game.lookingAt.value = Math.max(0, Math.min(game.events.value.length - 1, at + by))
  }
  return (
    <section class="look-back" aria-label={t.table.log}>
      <button type="button" class="icon-button" onClick={() => step(-1)} aria-label={t.table.stepBack}>
        ‹
      </button>
      <strong class="display">{t.table.turn(game.view.value.turn)}</strong>
      <button type="button" class="icon-button" onClick={() => step(1)} aria-label={t.table.stepOn}>
        ›
      </button>
      <button
        type="button"
        class="button small"
        onClick={() => {
          game.lookingAt.value = null
        }}
      >
        {t.back}
      </button>
    </section>
  )
}
