import { useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { aside } from '../words/aside.ts'
import { words } from '../words/index.ts'

/** A game that would be gone tomorrow says so at once. */
export default function UnsavedNotice({ game }: { readonly game: Game }) {
  const [isRead, read] = useState(false)
  const isElsewhere = game.keeper?.elsewhere.value === true
  if (game.isLesson || (!isElsewhere && (!game.unsaved.value || isRead))) return null
  const t = aside().unsaved
  const keepHere = () => {
    game.keeper?.take()
    game.keep()
  }
  return (
    <div class="toast paper" role="status">
      <p>{isElsewhere ? t.elsewhere : t.nowhere}</p>
      <button type="button" class="button small" onClick={isElsewhere ? keepHere : () => read(true)}>
        {isElsewhere ? t.keepHere : words().close}
      </button>
    </div>
  )
}
