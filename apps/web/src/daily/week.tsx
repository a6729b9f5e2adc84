import { Glyph } from '../shell/glyph.tsx'
import { linkTo } from '../shell/router.ts'
import type { DailyWords } from '../words/daily-words.ts'
import { lang } from '../words/index.ts'
import { FIRST_DAY, today, weekUpTo } from './days.ts'
import { type Done, daysOf, type Kind, stateOf } from './done.ts'

/** The last seven days at a glance, once there is something to see. */
export function Week(props: {
  readonly t: DailyWords
  readonly day: string
  readonly kind: Kind
  readonly done: Done
}) {
  const { t, day, kind, done } = props
  if (daysOf(kind, done).size === 0) return null
  const told = kind === 'game' ? t.game.days : t.days
  const named = (each: string, weekday: 'short' | 'long') =>
    each === today() ? t.today : new Intl.DateTimeFormat(lang().code, { weekday }).format(new Date(`${each}T12:00:00`))
  return (
    <ol class="daily-week" aria-label={t.week}>
      {weekUpTo(today()).map((each) => {
        const state = stateOf(each, kind, done)
        return (
          <li key={each} aria-hidden={each < FIRST_DAY ? 'true' : undefined}>
            {each < FIRST_DAY ? (
              <span class="daily-never" />
            ) : (
              <a
                class={state}
                href={linkTo('daily', each, kind === 'game' ? 'game' : '')}
                aria-current={each === day ? 'page' : undefined}
                aria-label={`${named(each, 'long')}: ${told[state]}`}
              >
                {state === 'right' ? <Glyph name="check" /> : state === 'wrong' ? '•' : ''}
              </a>
            )}
            <small aria-hidden="true">{named(each, 'short')}</small>
          </li>
        )
      })}
    </ol>
  )
}
