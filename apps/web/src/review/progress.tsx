import { isRefusal } from '@machinami/cards'
import { explain } from '../words/explain.ts'
import { said } from './late-words.ts'
import type { Viewing } from './viewing.ts'

/** How far the judging is, why it does not come, and the way to stop it or to begin again. */
export function Progress({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const { progress, refusal, isStopped, look } = viewing
  if (look.unknown || refusal.value) return <NotJudged viewing={viewing} />
  if (isStopped.value) return <Again viewing={viewing} why={t.cancelled} label={t.again} />
  const now = progress.value
  if (!now) return null
  return (
    <>
      <p class="review-note">
        <progress value={now.done} max={Math.max(1, now.of)} aria-label={t.counting(now.done, now.of)} />
        <span>{t.counting(now.done, now.of)}</span>
        <button type="button" class="button small" onClick={() => viewing.stop()}>
          {t.cancel}
        </button>
      </p>
      {viewing.isSilent.value && <Again viewing={viewing} why={t.silent} label={t.startAgain} />}
    </>
  )
}

function NotJudged({ viewing }: { readonly viewing: Viewing }) {
  const t = said()
  const { look, refusal } = viewing
  if (refusal.value?.refused === 'broken-down') return <Again viewing={viewing} why={t.broken} label={t.startAgain} />
  const why = look.unknown ?? refusal.value
  return (
    <p class="review-note" role="status">
      {look.unknown ? t.unknownRules : ''} {why && isRefusal(why) && <small class="soft">{explain(why)}</small>}
    </p>
  )
}

function Again(props: { readonly viewing: Viewing; readonly why: string; readonly label: string }) {
  const { viewing, why, label } = props
  return (
    <p class="review-note judge-again" role="status">
      {why}{' '}
      <button type="button" class="button small" onClick={() => void viewing.judge()}>
        {label}
      </button>
    </p>
  )
}
