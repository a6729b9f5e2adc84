import { isRefusal } from '@machinami/cards'
import { parseAnswer } from '@machinami/engine'
import { label } from '@machinami/lang'
import type { DailyAnswer, DailyStreet } from '@machinami/review'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { isBotId } from '../bots/who.ts'
import { Building } from '../pictures/building.tsx'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { needArt } from '../pictures/drawings.ts'
import { BoardThen } from '../review/board.tsx'
import { linkSource } from '../review/source.ts'
import { Viewing } from '../review/viewing.ts'
import { needReviewWords } from '../review/words.ts'
import { useLateWords } from '../shell/late-words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { linkTo, route } from '../shell/router.ts'
import { decimal, percent } from '../words/card-words.ts'
import type { DailyWords } from '../words/daily-words.ts'
import { lang, words } from '../words/index.ts'
import {
  type AllAnswered,
  type Answered,
  allAnswered,
  dayBefore,
  isDay,
  keepAnswer,
  streakUpTo,
  streetOf,
  today,
} from './days.ts'
import '../review/review.css'
import './daily.css'

const said = (day: string): string =>
  new Intl.DateTimeFormat(lang().code, { day: 'numeric', month: 'long' }).format(new Date(`${day}T12:00:00`))

/** One position a day, the same for everybody: try, see why, keep a streak. */
export default function DailyScreen() {
  const t = useLateWords(words().daily)
  const { part } = route.value
  const day = isDay(part) && part <= today() ? part : today()
  const [street, setStreet] = useState<DailyStreet | 'none' | 'lost' | null>(null)
  const [answered, setAnswered] = useState<AllAnswered | null>(null)
  useEffect(() => {
    setStreet(null)
    void Promise.all([streetOf(day), needReviewWords()]).then(
      ([found]) => setStreet(found?.street ?? 'none'),
      () => setStreet('lost'),
    )
    void allAnswered().then(setAnswered)
  }, [day])
  if (!t || street === null || !answered) return <main class="page" aria-busy="true" />
  const mine = answered.get(day)
  const answer = async (given: Answered) => {
    await keepAnswer(day, given)
    setAnswered(new Map([...answered, [day, given]]))
  }
  return (
    <main class="page daily">
      <PageHead title={mine && typeof street === 'object' ? t.title : t.question} note={t.of(said(day))} />
      {street === 'none' && <p>{t.none}</p>}
      {street === 'lost' && <p role="alert">{t.notFetched}</p>}
      {typeof street === 'object' && (
        <Street key={day} t={t} street={street} mine={mine} onAnswer={(given) => void answer(given)} />
      )}
      <Days t={t} day={day} answered={answered} />
    </main>
  )
}

/** The position, and its answers to choose from; or, once answered, what they are worth. */
function Street(props: {
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
  if (!viewing) return <p role="alert">{t.none}</p>
  const view = viewing.view.value
  const me = viewing.source.people[0]
  return (
    <>
      <BoardThen viewing={viewing} />
      <section class="paper daily-sheet" aria-live="polite">
        <h2>{mine ? verdict(t, street, mine, viewing) : t.turn(view.turn, view.towns[me].coins)}</h2>
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

/** As good as the best: tenths of a point. */
const AS_GOOD = 20

function scored(t: DailyWords, street: DailyStreet, mine: Answered): string {
  const chosen = street.answers.find(({ answer }) => answer === mine.answer)
  if (!chosen || mine.isRight) return ''
  const cost = street.answers[0].chance - chosen.chance
  return cost < AS_GOOD ? t.asGood : t.missed(decimal(cost / 10))
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
  // In an order that gives nothing away.
  const shown = street.answers.map(({ answer }) => ({ answer, text: textOf({ answer }, viewing) }))
  shown.sort((a, b) => a.text.localeCompare(b.text))
  return (
    <ul class="retry-choices">
      {shown.map(({ answer, text }) => {
        const card = cardIn(answer)
        return (
          <li key={answer}>
            <button
              type="button"
              class="button"
              onClick={() => onAnswer({ answer, isRight: answer === street.answers[0].answer })}
            >
              {card ? <Building id={card} /> : <Coin size={28} />}
              {text}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Worths(props: {
  readonly t: DailyWords
  readonly street: DailyStreet
  readonly mine: Answered
  readonly viewing: Viewing
}) {
  const { t, street, mine, viewing } = props
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
      <p class="soft">
        {words().sentences([
          t.playedOut(lang().number(street.games), decimal(margin / 10)),
          levels.length > 0 ? t.foundBy(lang().list(levels)) : t.foundByNobody,
        ])}
      </p>
      <a class="button main" href={linkTo('g', street.code)}>
        {t.look}
      </a>
    </>
  )
}

/** Days shown of the past. */
const SHOWN = 7

function Days({ t, day, answered }: { readonly t: DailyWords; readonly day: string; readonly answered: AllAnswered }) {
  const streak = streakUpTo(today(), answered)
  const right = [...answered.values()].filter(({ isRight }) => isRight).length
  const days = [today()]
  while (days.length < SHOWN) days.push(dayBefore(days[days.length - 1]))
  const state = (each: string) => {
    const found = answered.get(each)
    return found ? (found.isRight ? 'right' : 'wrong') : 'open'
  }
  return (
    <nav class="daily-days" aria-label={t.archive}>
      <ul>
        {days.reverse().map((each) => (
          <li key={each}>
            <a class={state(each)} href={linkTo('daily', each)} aria-current={each === day ? 'page' : undefined}>
              <i aria-hidden="true">{state(each) === 'right' ? '✓' : state(each) === 'wrong' ? '•' : ''}</i>
              <span>
                {new Intl.DateTimeFormat(lang().code, { weekday: 'short' }).format(new Date(`${each}T12:00:00`))}
              </span>
              <span class="unseen">{t.days[state(each)]}</span>
            </a>
          </li>
        ))}
      </ul>
      {answered.size > 0 && <p>{words().sentences([`${t.streak(streak)};`, t.right(right, answered.size)])}</p>}
    </nav>
  )
}
