import type { Game } from '../game/game.ts'
import { startOver } from '../lobby/current.ts'
import { explain } from '../words/explain.ts'
import { words } from '../words/index.ts'

/** Why something was refused, until it has been read. A table that broke down is laid again: nothing else goes on there. */
export function RefusalToast({ game }: { readonly game: Game }) {
  const refusal = game.refusal.value
  if (!refusal) return null
  const close = () => {
    game.refusal.value = null
  }
  return (
    <div class="toast paper" role="alert">
      <p>{explain(refusal)}</p>
      {refusal.refused === 'broken-down' ? (
        <button type="button" class="button small main" onClick={() => layAgain(game)}>
          {words().table.layAgain}
        </button>
      ) : (
        <button type="button" class="button small" onClick={close}>
          {words().close}
        </button>
      )}
    </div>
  )
}

/** A game as it stood; a lesson, of which nothing is kept, from its beginning. What a campaign keeps is opened by it. */
function layAgain(game: Game): void {
  if (game.isLesson || game.frame) location.reload()
  else void game.layAgain(startOver(game))
}
