import { useEffect, useState } from 'preact/hooks'
import { remarkOn } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import type { Remark } from '../game/remarks.ts'

/** Long enough to be read by whoever was looking elsewhere, in milliseconds. */
const READING_TIME = 7000

/** A seat that changed hands or a clock that answered, shown for a while; the log keeps it, and it is said aloud. */
export function RemarkToast({ game }: { readonly game: Game }) {
  const newest = game.remarks.value.at(-1)
  // What was there when the table was opened is no news.
  const [read, setRead] = useState<Remark['news'] | undefined>(newest?.news)
  const news = newest?.news === read ? undefined : newest?.news
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setRead(news), READING_TIME)
    return () => clearTimeout(timer)
  }, [news])
  if (!news) return null
  return (
    <div class="toast paper remark" aria-hidden="true">
      <p>{remarkOn(game, news)}</p>
    </div>
  )
}
