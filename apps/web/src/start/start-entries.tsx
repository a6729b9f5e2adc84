import { Glyph } from '../shell/glyph.tsx'
import { linkTo } from '../shell/router.ts'
import { firstWords } from '../words/index.ts'
import { CARDS, PLAY, SHELF, shown } from './entries.ts'
import { Thumb } from './thumb.tsx'

/** Other ways to play, beside "Play now". */
export function PlayEntries() {
  const t = firstWords().start
  return shown(PLAY).map(({ screen, part, text, hint }) => (
    <a key={screen} class="button way" href={linkTo(screen, part)}>
      <span>
        {text(t)}
        <small>{hint(t)}</small>
      </span>
    </a>
  ))
}

/** A line with a picture, what it leads to, and what there is to know before one goes. */
export function StartCard(props: {
  readonly href: string
  readonly text: string
  readonly hint: string
  readonly street: readonly string[]
  readonly note?: string | undefined
  readonly class?: string
}) {
  return (
    <a class={`start-card paper ${props.class ?? ''}`} href={props.href}>
      <Thumb street={props.street} />
      <span class="start-card-text">
        <strong>{props.text}</strong>
        <small>{props.hint}</small>
      </span>
      {props.note !== undefined && <strong class="start-card-note">{props.note}</strong>}
      <Glyph name="on" />
    </a>
  )
}

export function CardEntries() {
  const t = firstWords().start
  return shown(CARDS).map(({ screen, part, text, hint, street, note }) => (
    <StartCard
      key={`${screen}/${part}`}
      href={linkTo(screen, part)}
      text={text(t)}
      hint={hint(t)}
      street={street}
      note={note?.(t)}
    />
  ))
}

/** Everything else one can do here, each a sign with its word. */
export function Shelf({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const t = firstWords().start
  return (
    <nav class="start-shelf" aria-label={t.more}>
      {shown(SHELF).map(({ screen, part, icon, text }) => (
        <a key={`${screen}/${part}`} href={linkTo(screen, part)}>
          <Glyph name={icon} />
          {text(t)}
        </a>
      ))}
      <label class="file">
        <input
          type="file"
          accept=".txt,.json,text/plain,application/json"
          onChange={(event) => {
            onFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Glyph name="open" />
        {t.openFile}
      </label>
    </nav>
  )
}
