import type { LineState } from '@machinami/remote'
import { useEffect, useState } from 'preact/hooks'
import type { FriendsWords } from '../words/friends-words.ts'
import type { TableAfar } from './table-afar.ts'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
  /** What is safe, where that is not said by a turn. */
  readonly safe?: string | null
}

/** A short break is nobody's business. */
const PATIENCE = 600

/** The line is down: what is safe, when the next try comes, and what happens if it takes long. */
export function LineNotice({ t, table, safe = null }: Props) {
  const { line } = table.now.value
  const isDown = line.is === 'lost' || line.is === 'connecting'
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    if (!isDown) return setSince(null)
    const lost = performance.now()
    const late = setTimeout(() => setSince(lost), PATIENCE)
    return () => clearTimeout(late)
  }, [isDown])
  if (table.isBroken.value) return <BrokeDown t={t} />
  if (!isDown || since === null) return null
  return <Down t={t} table={table} safe={safe} since={since} />
}

function BrokeDown({ t }: { readonly t: FriendsWords }) {
  return (
    <div class="paper line-notice" role="alert">
      <p>{t.brokeDown}</p>
      <button type="button" class="button main" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </div>
  )
}

function Down({ t, table, safe, since }: Props & { readonly since: number }) {
  const { line, doc, me } = table.now.value
  const turn = table.game.value?.turn.value
  const kept = turn === undefined ? (safe ?? null) : t.nothingLost(turn)
  const wait = line.is === 'lost' ? line.retryIn : 0
  const left = useCountdown(wait, line)
  // By the day nobody is in a hurry, and when it is over nobody plays.
  const isLeisurely = doc?.settings.clock.is === 'days' || doc?.phase === 'over'
  const away = me === null || isLeisurely ? null : (doc?.settings.away ?? null)
  return (
    <div class="paper line-notice down" role="status">
      <Waves />
      <div class="line-words">
        <strong>{kept === null ? t.connecting : t.lost}</strong>
        <p>
          {kept} {why(t, line)}{' '}
          <span aria-live="off">
            {turn !== undefined && t.asOf(Math.round((performance.now() - since) / 1000))}{' '}
            {t.nextTry(Math.ceil(left / 1000))}
          </span>
        </p>
      </div>
      <button type="button" class="button" onClick={() => table.retry()}>
        {t.tryNow}
      </button>
      <div class="until-next" aria-hidden="true">
        <i style={{ width: `${wait > 0 ? Math.round(100 * (1 - left / wait)) : 100}%` }} />
      </div>
      {turn !== undefined && away && <p class="soft if-long">{t.standInSoon(Math.round(away.after / 60))}</p>}
    </div>
  )
}

/** What this device knows of the reason; nothing, where it knows nothing. */
function why(t: FriendsWords, line: LineState): string | null {
  if (!navigator.onLine) return t.noNetwork
  return 'met' in line && line.met ? t.met[line.met] : null
}

/** The line, drawn in dashes while it is looked for. */
const Waves = () => (
  <svg class="waves" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true">
    <circle cx="20" cy="20" r="18" stroke-width="1.500" stroke-dasharray="3 3.500" />
    <path d="M10.500 17q9.500-8 19 0M14 21.500q6-5 12 0M17.500 25.500q2.500-2 5 0" stroke-width="3" />
    <path d="M20 29.500v.1" stroke-width="4" />
  </svg>
)

/** Milliseconds until the next try. */
function useCountdown(wait: number, since: unknown): number {
  const [left, setLeft] = useState(wait)
  useEffect(() => {
    const end = performance.now() + wait
    setLeft(wait)
    const ticking = setInterval(() => setLeft(Math.max(0, end - performance.now())), 250)
    return () => clearInterval(ticking)
  }, [since])
  return left
}
