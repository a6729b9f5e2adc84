import type { DailyDay } from '@machinami/review'
import { useEffect, useState } from 'preact/hooks'
import { needReviewWords } from '../review/late-words.ts'
import { Coming } from '../shell/coming.tsx'
import { KeepNotice } from '../shell/keep-notice.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { linkTo, route } from '../shell/router.ts'
import { untilGone } from '../shell/until-gone.ts'
import type { DailyWords } from '../words/daily-words.ts'
import { lang, words } from '../words/index.ts'
import { Archive } from './archive.tsx'
import { type Answered, allAnswered, isDay, keepAnswer, streetOf, today } from './days.ts'
import { type Done, daysOf, type Kind, streakOf } from './done.ts'
import { DuplicateGame } from './duplicate-game.tsx'
import { allPlayed } from './played.ts'
import { Street } from './street.tsx'
import { Week } from './week.tsx'
import '../review/board.css'
import '../review/moment.css'
import '../review/onward.css'
import './daily.css'

const said = (day: string): string =>
  new Intl.DateTimeFormat(lang().code, { day: 'numeric', month: 'long' }).format(new Date(`${day}T12:00:00`))

/** One position and one game a day, the same for everybody: try, see why, keep a streak. */
export default function DailyScreen() {
  const t = useLateWords(words().daily)
  const { part, at } = route.value
  const day = isDay(part) && part <= today() ? part : today()
  const kind: Kind = at === 'game' ? 'game' : 'street'
  const [found, setFound] = useState<DailyDay | 'none' | 'lost' | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  useEffect(() => {
    setFound(null)
    void Promise.all([allAnswered(), allPlayed()]).then(([answered, played]) => setDone({ answered, played }))
    return untilGone(Promise.all([streetOf(day), needReviewWords()]), {
      come: ([each]) => setFound(each ?? 'none'),
      lost: () => setFound('lost'),
    })
  }, [day])
  if (!t || found === null || !done) return <Coming />
  const mine = done.answered.get(day)
  const answer = async (given: Answered) => {
    await keepAnswer(day, given)
    setDone({ ...done, answered: new Map([...done.answered, [day, given]]) })
  }
  const title = kind === 'game' ? t.game.title : mine || typeof found !== 'object' ? t.title : t.question
  return (
    <main class="page daily">
      <PageHead title={title} note={title === t.title ? said(day) : t.of(said(day))} />
      <KeepNotice />
      <Streak t={t} kind={kind} done={done} />
      <Kinds t={t} day={day} kind={kind} />
      <div class={`daily-day ${kind}`}>
        {found === 'none' && <p>{t.none}</p>}
        {found === 'lost' && <p role="alert">{t.notFetched}</p>}
        {typeof found === 'object' && kind === 'street' && (
          <Street key={day} t={t} street={found.street} mine={mine} onAnswer={(given) => void answer(given)} />
        )}
        {typeof found === 'object' && kind === 'game' && (
          <DuplicateGame key={day} t={t} day={day} duplicate={found.duplicate} played={done.played.get(day)} />
        )}
      </div>
      <Week t={t} day={day} kind={kind} done={done} />
      <Tally t={t} kind={kind} done={done} />
      <Archive key={`${day.slice(0, 7)} ${kind}`} t={t} day={day} kind={kind} done={done} />
    </main>
  )
}

function Kinds({ t, day, kind }: { readonly t: DailyWords; readonly day: string; readonly kind: Kind }) {
  return (
    <nav class="daily-kinds" aria-label={t.title}>
      {(['street', 'game'] as const).map((each) => (
        <a
          key={each}
          class="button"
          href={linkTo('daily', day, each === 'game' ? 'game' : '')}
          aria-current={each === kind ? 'page' : undefined}
        >
          {t.kinds[each]}
        </a>
      ))}
    </nav>
  )
}

/** Days in a row, at a glance: a flame that is lit by the first one. */
function Streak({ t, kind, done }: { readonly t: DailyWords; readonly kind: Kind; readonly done: Done }) {
  const days = streakOf(kind, done)
  return (
    <p class={`daily-streak ${days > 0 ? 'lit' : ''}`}>
      <svg viewBox="0 0 24 28" aria-hidden="true">
        <path class="flame" d="M13 1c1 6 8 9 8 17a9 9 0 0 1-18 0c0-4 2-7 4-9 0 3 1 4 3 5 0-5 0-9 3-13Z" />
        <path class="heart" d="M12 16c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 2-4 4-7Z" />
      </svg>
      <span aria-hidden="true">
        <b>{days}</b> <small>{t.inARow(days)}</small>
      </span>
      <span class="unseen">{t.streak(days, kind)}</span>
    </p>
  )
}

/** Days in a row, and how many of them were found or won. */
function Tally({ t, kind, done }: { readonly t: DailyWords; readonly kind: Kind; readonly done: Done }) {
  const days = daysOf(kind, done)
  if (days.size === 0) return null
  const found = [...done.answered.values()].filter(({ isRight }) => isRight).length
  const won = [...done.played.values()].filter(({ winner }) => winner === 0).length
  return (
    <p class="daily-tally">
      {t.tally(
        t.streak(streakOf(kind, done), kind),
        kind === 'street' ? t.right(found, days.size) : t.game.wins(won, days.size),
      )}
    </p>
  )
}
