import type { Game } from '../game/game.ts'
import { words } from '../words/index.ts'

/** Trained bots that have to do without what they learned say so, once; the game goes on. */
export function UntrainedNotice({ game }: { readonly game: Game }) {
  const why = game.untrained.value
  if (why === null) return null
  const t = words()
  const close = () => {
    game.untrained.value = null
  }
  return (
    <div class="toast paper untrained" role="status">
      <p>{t.table.untrained[why]}</p>
      <button type="button" class="button small" onClick={close}>
        {t.close}
      </button>
    </div>
  )
}
