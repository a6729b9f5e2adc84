import { useEffect, useRef, useState } from 'preact/hooks'
import type { Game } from '../table/game.ts'
import { words } from '../words/index.ts'
import { EndDialog } from './end-dialog.tsx'

/** The result, once the last coin has landed; it can be laid aside to look at the streets. */
export function Ending({ game }: { readonly game: Game }) {
  const [isAside, layAside] = useState(false)
  const again = useRef<HTMLButtonElement>(null)
  // The result came by itself, so there is nowhere to go back to: whoever laid it aside finds it under their fingers.
  useEffect(() => again.current?.focus({ preventScroll: true }), [isAside])
  if (game.shown.value.winner === null || game.busy.value) return null
  if (!isAside) return <EndDialog game={game} onLook={() => layAside(true)} />
  return (
    <button ref={again} type="button" class="button main end-again" onClick={() => layAside(false)}>
      {words().end.result}
    </button>
  )
}
