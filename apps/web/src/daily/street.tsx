import type { Reason } from '@machinami/bots'
import { isRefusal } from '@machinami/cards'
import { parseAnswer } from '@machinami/engine'
import { advise, label } from '@machinami/lang'
import type { DailyAnswer, DailyStreet } from '@machinami/review'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { isBotId } from '../bots/who.ts'
import { Building } from '../pictures/building.tsx'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { needArt } from '../pictures/drawings.ts'
import { BoardThen } from '../review/board.tsx'
import { aboutAnswer, ChoiceButtons } from '../review/choice-buttons.tsx'
import { saidOnward } from '../review/late-words.ts'
import { PlayOnDialog } from '../review/play-on.tsx'
import { linkSource } from '../review/source.ts'
import { Viewing } from '../review/viewing.ts'
import { useCaughtFocus } from '../shell/caught-focus.ts'
import { linkTo } from '../shell/router.ts'
import { decimal, percent } from '../words/card-words.ts'
import type { DailyWords } from '../words/daily-words.ts'
import { lang, words } from '../words/index.ts'
import { reasonAside } from '../worker/reviewing.ts'
import type { Answered } from './days.ts'

/** The position, and its answers to choose from; or, once answered, what they are worth. */
export function Street(props: {
  readonly t: DailyWords
  readonly street: DailyStreet
  readonly mine: Answered | undefined
  readonly onAnswer: (given: Answered) => void
}) {
  const { t, street, mine, onAnswer } = props
  const viewing = useMemo(() => {
    const source = linkSource(street.code)
    if (isRefusal(source)) return null
    const me = source.record.seats.findIndex(({ name, bot }) => name === '' && bot === undefined)
    return new Viewing({ ...source, people: [Math.max(0, me)] }, source.record.moments.length)
  }, [street])
  useEffect(() => {
    if (viewing) void needArt(viewing.look.table.ruleset.cards)
  }, [viewing])
  useCaughtFocus(['.daily-sheet h2'], [mine])
  if (!viewing) return <p role="alert">{t.none}</p>
  const view = viewing.view.value
  const me = viewing.source.people[0]
  return (
    <>
      <BoardThen viewing={viewing} isTall />
      <section class="paper daily-sheet">
        <h2 tabIndex={-1}>{mine ? verdict(t, street, mine, viewing) : t.turn(view.turn, view.towns[me].coins)}</h2>
        <p class="soft">{mine ? scored(t, street, mine) : t.oneIsBest}</p>
        {mine ? (
          <Worths t={t} street={street} mine={mine} viewing={viewing} />
        ) : (
          <Choices street={street} viewing={viewing} onAnswer={onAnswer} />
        )}
      </section>
    </>
  )
}

const textOf = ({ answer }: Pick<DailyAnswer, 'answer'>, viewing: Viewing): string => {
  const parsed = parseAnswer(answer, viewing.source.people[0])
  return parsed ? label(lang(), parsed, viewing.context.value) : answer
}

const verdict = (t: DailyWords, street: DailyStreet, mine: Answered, viewing: Viewing): string =>
  mine.isRight ? t.found : t.best(textOf(street.answers[0], viewing))

function scored(t: DailyWords, street: DailyStreet, mine: Answered): string {
  const chosen = street.answers.find(({ answer }) => answer === mine.answer)
  if (!chosen || mine.isRight) return ''
  // As far apart as the two figures that are shown.
  const whole = (perMille: number) => Math.round(perMille / 10)
  return t.missed(String(whole(street.answers[0].chance) - whole(chosen.chance)))
}

const cardIn = (answer: string): string | null => {
  const parsed = parseAnswer(answer, 0)
  return parsed && 'card' in parsed ? parsed.card : null
}

function Choices(props: {
  readonly street: DailyStreet
  readonly viewing: Viewing
  readonly onAnswer: (given: Answered) => void
}) {
  const { street, viewing, onAnswer } = props
  const [me] = viewing.source.people
  const choices = street.answers.map(({ answer }) => {
    const parsed = parseAnswer(answer, me)
    return {
      ...{ id: answer, text: textOf({ answer }, viewing) },
      ...(parsed ? aboutAnswer(parsed, me) : { card: null, builder: null }),
    }
  })
  return (
    <ChoiceButtons
      viewing={viewing}
      choices={choices}
      onChoose={(answer) => onAnswer({ answer, isRight: answer === street.answers[0].answer })}
    />
  )
}

/** What speaks for the best answer: figures that hold for this position alone. */
function Why({
  t,
  street,
  viewing,
}: {
  readonly t: DailyWords
  readonly street: DailyStreet
  readonly viewing: Viewing
}) {
  const [reason, setReason] = useState<Reason | null>(null)
  const best = street.answers[0].answer
  useEffect(
    () =>
      reasonAside(viewing.source.text, viewing.look.last, viewing.source.people[0], best, (heard) => {
        if (heard.is === 'reason') setReason(heard.reason)
      }),
    [viewing],
  )
  const told = reason ? advise(lang(), { ...reason, chance: null }) : []
  if (told.length === 0) return null
  return (
    <p class="daily-why">
      <b>{t.why}</b> {told.join(' · ')}
    </p>
  )
}

function Worths(props: {
  readonly t: DailyWords
  readonly street: DailyStreet
  readonly mine: Answered
  readonly viewing: Viewing
}) {
  const { t, street, mine, viewing } = props
  const [isPlayingOn, setPlayingOn] = useState(false)
  const most = Math.max(1, ...street.answers.map(({ chance }) => chance))
  const margin = Math.max(...street.answers.map((each) => each.margin ?? 0))
  const levels = street.foundBy.flatMap((id) => (isBotId(id) ? [words().bots[id].name] : []))
  return (
    <>
      <ol class="alternatives">
        {street.answers.map(({ answer, chance }, i) => {
          const card = cardIn(answer)
          return (
            <li key={answer} class={answer === mine.answer ? 'played' : ''}>
              <span class="alternative-picture" aria-hidden="true">
                {card ? <Building id={card} /> : <Coin size={26} />}
              </span>
              <span class="alternative-text">
                <b>{textOf({ answer }, viewing)}</b> {i === 0 && <em class="chip best">{t.bestChip}</em>}{' '}
                {answer === mine.answer && <em class="chip">{t.yours}</em>}
                <span class="bar">
                  <i
                    class={i === 0 ? 'best' : answer === mine.answer ? 'played' : ''}
                    style={{ width: `${(chance / most) * 100}%` }}
                  />
                </span>
              </span>
              <b class="alternative-chance">{percent(chance / 1000)}</b>
            </li>
          )
        })}
      </ol>
      <Why t={t} street={street} viewing={viewing} />
      <p class="soft">
        {words().sentences([
          t.playedOut(lang().number(street.games), decimal(margin / 10)),
          levels.length > 0 ? t.foundBy(lang().list(levels)) : t.foundByNobody,
        ])}
      </p>
      <div class="daily-ways">
        <button type="button" class="button main play-on-go" onClick={() => setPlayingOn(true)}>
          {saidOnward().playOn.button}
        </button>
        <a class="button" href={linkTo('g', street.code)}>
          {t.look}
        </a>
      </div>
      {isPlayingOn && <PlayOnDialog viewing={viewing} onClose={() => setPlayingOn(false)} />}
    </>
  )
}
