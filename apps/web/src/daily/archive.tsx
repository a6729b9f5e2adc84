import { useState } from 'preact/hooks'
import { Glyph } from '../shell/glyph.tsx'
import { pressable } from '../shell/pressable.ts'
import { linkTo } from '../shell/router.ts'
import type { DailyWords } from '../words/daily-words.ts'
import { lang } from '../words/index.ts'
import { FIRST_DAY, monthOf, today } from './days.ts'
import { type Done, type Kind, stateOf } from './done.ts'

const isOpen = (day: string): boolean => day >= FIRST_DAY && day <= today()

/** Any Monday and the days after it. */
const WEEK = Array.from({ length: 7 }, (_, nth) => `2024-01-0${nth + 1}`)

/** Every day there was so far, a month at a time. */
export function Archive(props: {
  readonly t: DailyWords
  readonly day: string
  readonly kind: Kind
  readonly done: Done
}) {
  const { t, day, kind, done } = props
  const [month, setMonth] = useState(day.slice(0, 7))
  const { days, before, lead, after } = monthOf(month)
  const state = (each: string) => stateOf(each, kind, done)
  const told = kind === 'game' ? t.game.days : t.days
  const format = (each: string, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang().code, how).format(new Date(`${each}T12:00:00`))
  return (
    <nav class="daily-archive" aria-label={t.archive}>
      <header>
        <button
          type="button"
          class="icon-button"
          aria-label={t.monthBefore}
          {...pressable(month <= FIRST_DAY.slice(0, 7), () => setMonth(before))}
        >
          <Glyph name="back" />
        </button>
        <h2 aria-live="polite">{format(`${month}-15`, { month: 'long', year: 'numeric' })}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={t.monthAfter}
          {...pressable(month >= today().slice(0, 7), () => setMonth(after))}
        >
          <Glyph name="on" />
        </button>
      </header>
      <p class="daily-weekdays" aria-hidden="true">
        {WEEK.map((each) => (
          <small key={each}>{format(each, { weekday: 'short' })}</small>
        ))}
      </p>
      <ol style={{ '--lead': lead }}>
        {days.map((each) => (
          <li key={each} aria-hidden={isOpen(each) ? undefined : 'true'}>
            {isOpen(each) ? (
              <a
                class={state(each)}
                href={linkTo('daily', each, kind === 'game' ? 'game' : '')}
                aria-current={each === day ? 'page' : undefined}
                aria-label={`${format(each, { weekday: 'long', day: 'numeric', month: 'long' })}: ${told[state(each)]}`}
              >
                {Number(each.slice(8))}
                <i aria-hidden="true">{state(each) === 'right' ? '✓' : state(each) === 'wrong' ? '•' : ''}</i>
              </a>
            ) : (
              <span class="daily-never">{Number(each.slice(8))}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
