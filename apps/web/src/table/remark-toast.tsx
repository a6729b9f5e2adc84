import { useEffect, useState } from 'preact/hooks'
import { remarkOn } from '../game/context.ts'
import type { Game } from '../game/game.ts'

/** Long enough to be read by whoever was looking elsewhere, in milliseconds. */
const READING_TIME = 7000

/** A seat that changed hands or a clock that answered, shown for a while; the log keeps it, and it is said aloud. */
export default function RemarkToast({ game, known }: { readonly game: Game; readonly known: number }) {
  const all = game.remarks.value
  const [read, setRead] = useState(known)
  useEffect(() => {
    const timer = setTimeout(() => setRead(all.length), READING_TIME)
    return () => clearTimeout(timer)
  }, [all.length])
  const newest = all.at(-1)
  if (!newest || all.length <= read) return null
  return (
    <div class="toast paper remark" aria-hidden="true">
      <p>{remarkOn(game, newest.news)}</p>
    </div>
  )
}
