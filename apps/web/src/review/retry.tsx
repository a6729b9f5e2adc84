import { label } from '@machinami/lang'
import { type JudgedDecision, markOf } from '@machinami/review'
import { useState } from 'preact/hooks'
import { useCaughtFocus } from '../shell/caught-focus.ts'
import { lang } from '../words/index.ts'
import { aboutAnswer, ChoiceButtons } from './choice-buttons.tsx'
import { points, said } from './late-words.ts'
import { Alternatives } from './moment-panel.tsx'
import type { Viewing } from './viewing.ts'

/** The position before a choice, to choose again; what is known about it comes after the answer. */
export function Retry({ viewing, decision }: { readonly viewing: Viewing; readonly decision: JudgedDecision }) {
  const t = said()
  const [chosen, choose] = useState<number | null>(null)
  const { alternatives } = decision
  useCaughtFocus(['.retry-verdict'], [chosen])
  const loss = chosen === null ? 0 : alternatives[0].chance - alternatives[chosen].chance
  const choices = alternatives.map(({ answer }, id) => ({
    id,
    text: label(lang(), answer, viewing.context.value),
    ...aboutAnswer(answer, decision.seat),
  }))
  const verdict =
    chosen === 0 ? t.retryRight : markOf(loss, false) === 'as-good' ? t.retryAsGood : t.retryWrong(String(points(loss)))
  return (
    <section class="retry paper">
      <h2 tabIndex={-1}>{t.retryHow}</h2>
      {chosen === null ? (
        <ChoiceButtons viewing={viewing} choices={choices} onChoose={choose} />
      ) : (
        <>
          <p class="retry-verdict" tabIndex={-1}>
            {verdict}
          </p>
          <Alternatives viewing={viewing} decision={decision} retried={chosen} />
          <button type="button" class="button main" onClick={() => viewing.jumpTo(decision.n + 1)}>
            {t.retryDone}
          </button>
        </>
      )}
    </section>
  )
}

export function retry(viewing: Viewing, decision: JudgedDecision): void {
  viewing.jumpTo(decision.n)
  viewing.seat.value = decision.seat
  viewing.retrying.value = decision
}
