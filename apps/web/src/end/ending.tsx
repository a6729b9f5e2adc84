import { useState } from 'preact/hooks'
import type { Game } from '../table/game.ts'
import { words } from '../words/index.ts'
import { EndDialog } from './end-dialog.tsx'

/** The result, once the last coin has landed; it can be laid aside to look at the streets. */
export function Ending({ game }: { readonly game: Game }) {
  const [isAside, layAside] = useState(false)
  if (game.shown.value.winner === null || game.busy.value) return null
  if (!isAside) return <EndDialog game={game} onLook={() => layAside(true)} />
  return (
    <button type="button" class="button main end-again" onClick={() => layAside(false)}>
      {words().end.result}
    </button>
  )
}
