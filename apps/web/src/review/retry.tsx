import { label } from '@machinami/lang'
import type { JudgedDecision } from '@machinami/review'
import { useState } from 'preact/hooks'
import { Building } from '../pictures/building.tsx'
import { lang } from '../words/index.ts'
import { Alternatives } from './moment-panel.tsx'
import type { Viewing } from './viewing.ts'
import { points, said } from './words.ts'

/** As good as the best: smaller differences nobody can know. */
const AS_GOOD = 0.03

/** The position before a choice, to choose again; what is known about it comes after the answer. */
export function Retry({ viewing, decision }: { readonly viewing: Viewing; readonly decision: JudgedDecision }) {
  const t = said()
  const [chosen, choose] = useState<number | null>(null)
  const { alternatives } = decision
  const loss = chosen === null ? 0 : alternatives[0].chance - alternatives[chosen].chance
  // In an order that gives nothing away.
  const shown = alternatives
    .map(({ answer }, i) => ({ i, answer, text: label(lang(), answer, viewing.context.value) }))
    .sort((a, b) => a.text.localeCompare(b.text))
  const verdict = chosen === 0 ? t.retryRight : loss < AS_GOOD ? t.retryAsGood : t.retryWrong(String(points(loss)))
  return (
    <section class="retry paper" aria-live="polite">
      <h2>{t.retryHow}</h2>
      {chosen === null ? (
        <ul class="retry-choices">
          {shown.map(({ i, answer, text }) => (
            <li key={i}>
              <button type="button" class="button" onClick={() => choose(i)}>
                {'card' in answer && <Building id={answer.card} />}
                {text}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p class="retry-verdict">{verdict}</p>
          <Alternatives viewing={viewing} decision={decision} retried={chosen} />
          <button type="button" class="button main" onClick={() => viewing.goTo(decision.n + 1)}>
            {t.retryDone}
          </button>
        </>
      )}
    </section>
  )
}

export function retry(viewing: Viewing, decision: JudgedDecision): void {
  viewing.isPlaying.value = false
  viewing.goTo(decision.n)
  viewing.seat.value = decision.seat
  viewing.retrying.value = decision
}
