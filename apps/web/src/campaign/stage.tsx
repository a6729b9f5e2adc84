import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Glyph } from '../shell/glyph.tsx'
import { useHeading } from '../shell/heading.ts'
import { pressable } from '../shell/pressable.ts'
import { largeLetters } from './larger-letters.ts'
import { campaignWords } from './late-words.ts'
import { type Look, Looks } from './look-dialogs.tsx'
import type { CampaignSession } from './session.ts'
import { TakeBack } from './take-back.tsx'
import './lid.css'
import './stage.css'

/** What stands on a wooden table: a bar above, something in the middle, and a dock with what to do now. */
export function Stage(props: {
  readonly session: CampaignSession
  readonly title: string
  readonly above?: string | undefined
  readonly dock: ComponentChildren
  /** Stories may be read in larger letters. */
  readonly letters?: boolean
  readonly kind: string
  readonly children: ComponentChildren
}) {
  const { session, title, above, letters } = props
  const t = campaignWords()
  const look = useSignal<Look | null>(null)
  const heading = useHeading()
  // What is on the table has changed: whoever listens begins with its heading.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [title, props.kind])
  return (
    <div class={`camp camp-${props.kind}`} data-letters={largeLetters.value ? 'large' : 'usual'} data-season="summer">
      <header class="camp-bar">
        <button type="button" class="icon-button" aria-label={t.menu.title} onClick={() => (look.value = 'menu')}>
          <Glyph name="menu" />
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {above !== undefined && <small>{above} </small>}
          {title}
        </h1>
        <TakeBack session={session} />
        {session.together?.aside()}
        {letters && (
          <button
            type="button"
            class="icon-button letters"
            aria-label={t.letters}
            aria-pressed={largeLetters.value}
            onClick={() => (largeLetters.value = !largeLetters.value)}
          >
            <span aria-hidden="true">
              <small>A</small>A
            </span>
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={t.chronicle.title}
          title={t.chronicle.title}
          onClick={() => (look.value = 'chronicle')}
        >
          <Book />
        </button>
      </header>
      <main class="camp-main">{props.children}</main>
      <footer class="camp-dock">{session.together?.dock() ?? props.dock}</footer>
      <Looks session={session} look={look} />
    </div>
  )
}

const Book = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="M12 6.500Q8 3.500 2.500 4.500v14Q8 17.500 12 20.500q4 -3 9.500 -2v-14Q16 3.500 12 6.500zM12 6.500v14" />
  </svg>
)

/** The one thing to press now. */
export function Main(props: {
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly children: ComponentChildren
}) {
  return (
    <button type="button" class="button main go-on" {...pressable(props.disabled ?? false, props.onClick)}>
      {props.children}
    </button>
  )
}
