import type { Explanation, Reason } from '@machinami/bots'
import { isRefusal } from '@machinami/cards'
import type { Odds } from '@machinami/host'
import { label } from '@machinami/lang'
import type { Level } from '@machinami/review'
import type { Question } from '@machinami/table'
import { useEffect, useState } from 'preact/hooks'
import { LEVEL_IDS, MIDDLE_LEVEL } from '../bots/who.ts'
import { figuresFor } from '../dock/amounts.ts'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { Dialog } from '../shell/dialog.tsx'
import { levelSoFar } from '../store/summaries.ts'
import { aside } from '../words/aside.ts'
import { decimal } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { areEqual, digitsOf } from './cost.ts'
import { ReasonRow } from './reason-row.tsx'

/** What people are taken for: what their games say, or the middle of all levels. */
const levelName = (found: Level | null): string =>
  words().bots[LEVEL_IDS[Math.round(found?.level ?? MIDDLE_LEVEL)]].name

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
  const [level, setLevel] = useState<Level | null>(null)
  const isAlone = game.people.length === 1
  useEffect(() => {
    void (isAlone ? levelSoFar() : Promise.resolve(null)).then(async (found) => {
      setLevel(found)
      setSeen((await game.hint(question.seat, found?.level)) ?? 'nothing')
    })
    if (question.question === 'dice')
      void game.odds(question.seat).then((found) => setOdds(isRefusal(found) ? null : found))
  }, [game, question])
  /** What a roll brings: between one die and two that is the whole difference, unless the better one brings less. */
  const bringsOf = ({ answer }: Reason, isBest: boolean) => {
    const dice = answer.kind === 'roll' ? odds?.dice.find((each) => each.dice === answer.dice) : undefined
    if (!dice) return undefined
    const isLess = odds?.dice.some((each) => each.average > dice.average)
    return [t.brings(decimal(dice.average)), ...(isBest && isLess ? [lang().advice.later] : [])].join('\u00a0· ')
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
                  brings={bringsOf(reason, i === 0 && !areEqual(chances))}
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
            <p class="soft">
              {words().sentences([
                ...(chances[0] === null ? [] : [t.chancesFor(levelName(level), level !== null)]),
                t.explain,
              ])}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
