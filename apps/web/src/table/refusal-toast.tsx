import { explain } from '@machinami/lang'
import { lang, words } from '../words/index.ts'
import { startOver } from './current.ts'
import type { Game } from './game.ts'

/** Why something was refused, until it has been read; a table that broke down is laid again as it was. */
export function RefusalToast({ game }: { readonly game: Game }) {
  const refusal = game.refusal.value
  if (!refusal) return null
  const close = () => {
    game.refusal.value = null
  }
  const isBroken = refusal.refused === 'broken-down'
  return (
    <div class="toast paper" role="alert">
      <p>{explain(lang(), refusal)}</p>
      {isBroken && !game.isLesson && (
        <button type="button" class="button small main" onClick={() => void startOver(game)}>
          {words().table.layAgain}
        </button>
      )}
      <button type="button" class="button small" onClick={close}>
        {words().close}
      </button>
    </div>
  )
}
