import type { Asking } from '@machinami/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { FriendsWords } from '../words/friends-words.ts'
import type { TableAfar } from './table-afar.ts'

/** What was agreed to comes right behind the end of the asking, in milliseconds at the most. */
const SOON = 600
/** Long enough to be read. */
const READING_TIME = 7000

/** Whoever asked the others for something and did not get it is told so: the notice that they are asked only goes away. */
export function NotAgreed({ t, table }: { readonly t: FriendsWords; readonly table: TableAfar }) {
  const isNotAgreed = useNotAgreed(table)
  return isNotAgreed ? (
    <p class="paper afar-notice" role="status">
      {t.notAgreed}
    </p>
  ) : null
}

function useNotAgreed(table: TableAfar): boolean {
  const { doc, me } = table.now.value
  const asking = doc?.asking ?? null
  const mine = asking !== null && asking.seat === me ? asking.for : null
  const before = useRef<{ readonly for: Asking['for']; readonly undone: number } | null>(null)
  const [isSaid, say] = useState(false)
  useEffect(() => {
    if (mine !== null) {
      before.current = { for: mine, undone: table.undone }
      return say(false)
    }
    const wanted = before.current
    before.current = null
    if (wanted === null) return
    const isGiven = () => (wanted.for === 'pause' ? table.now.peek().doc?.paused : table.undone > wanted.undone)
    const timers = [setTimeout(() => say(!isGiven()), SOON), setTimeout(() => say(false), SOON + READING_TIME)]
    return () => timers.forEach(clearTimeout)
  }, [mine, table])
  return isSaid
}
