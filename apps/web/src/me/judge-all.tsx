import { useEffect, useRef, useState } from 'preact/hooks'
import { judgeKept } from '../review/judge-kept.ts'
import type { GameRow } from '../store/kept.ts'
import type { MeWords } from '../words/me-words.ts'

/** Games that nobody has judged yet, one after the other, until they are done or somebody stops. */
export function JudgeAll(props: {
  readonly t: MeWords
  readonly open: readonly GameRow[]
  readonly onJudged: () => void
}) {
  const { t, open, onJudged } = props
  const [now, setNow] = useState<{ readonly n: number; readonly of: number } | null>(null)
  const cancel = useRef<() => void>(() => undefined)
  useEffect(() => () => cancel.current(), [])
  const run = (left: readonly GameRow[], n: number) => {
    const [next, ...rest] = left
    if (!next) return setNow(null)
    setNow({ n, of: n - 1 + left.length })
    cancel.current = judgeKept({ key: next.key, when: next.updated, seat: next.people[0] }, () => {
      onJudged()
      run(rest, n + 1)
    })
  }
  if (open.length === 0 && !now) return null
  return (
    <p class="judge-all" role="status">
      {now ? (
        <>
          <progress value={now.n - 1} max={now.of} aria-label={t.working(now.n, now.of)} />
          <span>{t.working(now.n, now.of)}</span>
          <button
            type="button"
            class="button small"
            onClick={() => {
              cancel.current()
              setNow(null)
            }}
          >
            {t.stop}
          </button>
        </>
      ) : (
        <button type="button" class="button main" onClick={() => run(open, 1)}>
          {t.work(open.length)}
        </button>
      )}
    </p>
  )
}
