import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { inTurn } from '../pace/turns.ts'
import { lazyDialog } from '../shell/lazy.tsx'
import { aside, withAside } from '../words/aside.ts'

const fetchResult = () => withAside(() => import('./end-dialog.tsx'))
const EndDialog = lazyDialog(fetchResult, ({ onLook }) => onLook())

/** Nobody has won before this turn; from then on the result is fetched, so that it is there when it is wanted. */
const FIRST_TURNS = 8

/** The result, once the last coin has landed; it can be laid aside to look at the streets. */
export function Ending({ game }: { readonly game: Game }) {
  const [isAside, layAside] = useState(false)
  const again = useRef<HTMLButtonElement>(null)
  // The result came by itself, so there is nowhere to go back to: whoever laid it aside finds it under their fingers.
  useLayoutEffect(() => again.current?.focus({ preventScroll: true }), [isAside])
  const isUnderWay = game.turn.value > FIRST_TURNS
  useEffect(() => {
    // Asking for its files is work enough for a frame; a failure is told when the result is shown.
    if (isUnderWay) void inTurn(() => fetchResult().catch(() => undefined))
  }, [isUnderWay])
  if (game.shown.value.winner === null) return null
  if (!isAside) return <EndDialog game={game} onLook={() => layAside(true)} />
  return (
    <button ref={again} type="button" class="button main end-again" onClick={() => layAside(false)}>
      {aside().end.result}
    </button>
  )
}
