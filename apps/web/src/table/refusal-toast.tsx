import { explain } from '@machinami/lang'
import { lang, words } from '../words/index.ts'
import type { Game } from './game.ts'

/** Why something was refused, until it has been read. */
export function RefusalToast({ game }: { readonly game: Game }) {
  const refusal = game.refusal.value
  if (!refusal) return null
  return (
    <div class="toast paper" role="alert">
      <p>{explain(lang(), refusal)}</p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          game.refusal.value = null
        }}
      >
        {words().close}
      </button>
    </div>
  )
}
