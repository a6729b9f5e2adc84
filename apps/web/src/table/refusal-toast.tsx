import { explain } from '@machinami/lang'
import { lang, words } from '../words/index.ts'
import { startOver } from './current.ts'
import type { Game } from './game.ts'

/** Why something was refused, until it has been read. A table that broke down is laid again: nothing else goes on there. */
export function RefusalToast({ game }: { readonly game: Game }) {
  const refusal = game.refusal.value
  if (!refusal) return null
  const close = () => {
    game.refusal.value = null
  }
  return (
    <div class="toast paper" role="alert">
      <p>{explain(lang(), refusal)}</p>
      {refusal.refused === 'broken-down' ? (
        <button type="button" class="button small main" onClick={() => void layAgain(game)}>
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

/** A game as it stood; a lesson, of which nothing is kept, from its beginning. */
async function layAgain(game: Game): Promise<void> {
  if (game.isLesson) return location.reload()
  game.refusal.value = null
  game.refusal.value = await startOver(game)
}
