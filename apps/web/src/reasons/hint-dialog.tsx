import type { Explanation, Reason } from '@machinami/bots'
import { isRefusal } from '@machinami/cards'
import type { Odds } from '@machinami/host'
import { label } from '@machinami/lang'
import type { Question } from '@machinami/table'
import { useEffect, useState } from 'preact/hooks'
import { figuresFor } from '../dock/amounts.ts'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { Dialog } from '../shell/dialog.tsx'
import { aside } from '../words/aside.ts'
import { decimal } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { areEqual, digitsOf } from './cost.ts'
import { ReasonRow } from './reason-row.tsx'

/** What the strongest bot would do here, and why. */
export default function HintDialog(props: {
  readonly game: Game
  readonly question: Question
  readonly onClose: () => void
}) {
  const { game, question } = props
  const t = aside().reasons
  const [seen, setSeen] = useState<Explanation | 'nothing' | null>(null)
  const [odds, setOdds] = useState<Odds | null>(null)
  useEffect(() => {
    void game.hint(question.seat).then((found) => setSeen(found ?? 'nothing'))
    if (question.question === 'dice')
      void game.odds(question.seat).then((found) => setOdds(isRefusal(found) ? null : found))
  }, [game, question])
  /** What a roll brings: between one die and two that is the whole difference. */
  const bringsOf = ({ answer }: Reason) => {
    const dice = answer.kind === 'roll' ? odds?.dice.find((each) => each.dice === answer.dice) : undefined
    return dice && t.brings(decimal(dice.average))
  }
  const labelOf = ({ answer }: Reason) =>
    label(lang(), answer, contextOf(game), figuresFor(game, question.seat, answer))
  const chances = seen === null || seen === 'nothing' ? [] : seen.best.map(({ chance }) => chance)
  return (
    <Dialog title={t.title} wide onClose={props.onClose}>
      <div class="reasons" aria-live="polite">
        {seen === null && <p class="soft">{t.thinking}</p>}
        {seen === 'nothing' && <p>{t.noAdvice}</p>}
        {seen !== null && seen !== 'nothing' && (
          <>
            {chances[0] === null && <p class="soft">{t.noNet}</p>}
            {!seen.best[0]?.wins && areEqual(chances) && <p>{t.equal}</p>}
            <ol>
              {seen.best.map((reason, i) => (
                <ReasonRow
                  key={reason.move}
                  game={game}
                  seat={question.seat}
                  reason={reason}
                  digits={digitsOf(chances)}
                  best={i === 0 && !areEqual(chances)}
                  brings={bringsOf(reason)}
                >
                  <button
                    type="button"
                    class={`button small ${i === 0 ? 'main' : ''}`}
                    aria-label={words().table.about(t.doIt, labelOf(reason))}
                    onClick={() => {
                      props.onClose()
                      void game.play(question, reason.move)
                    }}
                  >
                    {t.doIt}
                  </button>
                </ReasonRow>
              ))}
            </ol>
            <p class="soft">{t.explain}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
