import { type Line, PHRASES, type Phrase } from '@machinami/wire'
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Face } from '../pictures/coin-face-icon.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Glyph } from '../shell/glyph.tsx'
import type { FriendsWords } from '../words/friends-words.ts'
import { Breaks, WhileAway } from './breaks.tsx'
import { facesAt } from './looks.ts'
import { keepTalk, myTables, type Talk } from './my-tables.ts'
import { sentenceFor } from './sentence.ts'
import type { TableAfar } from './table-afar.ts'
import '../theme/fields.css'
import '../shell/fold.css'
import './talk.css'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
}

/** What onlookers have heard, by table: they have no seat to keep it with. */
const overheard = signal<{ readonly [table: string]: Talk }>({})
/** How long a bubble stays, in milliseconds. */
const BUBBLE = 5000
const MOST_LETTERS = 200

const isPhrase = (phrase: string): phrase is Phrase => PHRASES.some((each) => each === phrase)

const wordsOf = ({ text, phrase }: Line, t: FriendsWords): string =>
  phrase !== undefined && isPhrase(phrase) ? t.phrases[phrase] : (text ?? '')

const heardAt = ({ id }: TableAfar): Talk => {
  const seat = myTables.value.find(({ table }) => table === id)
  return (seat ? seat.talk : overheard.value[id]) ?? {}
}

function remember({ id }: TableAfar, talk: Talk): void {
  if (myTables.peek().some(({ table }) => table === id)) return keepTalk(id, talk)
  overheard.value = { ...overheard.peek(), [id]: { ...overheard.peek()[id], ...talk } }
}

const mutedAt = (table: TableAfar): readonly number[] => heardAt(table).muted ?? []

const heard = (table: TableAfar): readonly Line[] =>
  table.now.value.lines.filter(({ seat }) => !mutedAt(table).includes(seat))

/** How much was said that nobody here has read. */
export const unread = (table: TableAfar): number =>
  heard(table).filter(({ n, seat }) => n > (heardAt(table).read ?? -1) && seat !== table.now.value.me).length

function nameAt({ now }: TableAfar, seat: number, t: FriendsWords): string {
  const { doc, me } = now.value
  const there = doc?.seats[seat]
  return seat === me ? t.you : there && 'name' in there ? there.name : ''
}

/** Opens what was said, and tells how much of it is new. */
export function TalkButton({ t, table }: Props) {
  const news = unread(table)
  return (
    <>
      <button
        type="button"
        class="icon-button talk-button"
        data-news={news > 0 ? news : undefined}
        aria-label={news > 0 ? `${t.talk} (${news})` : t.talk}
        onClick={() => {
          table.isTalking.value = true
        }}
      >
        <Glyph name="talk" />
      </button>
      {table.isTalking.value && <TalkDialog t={t} table={table} />}
    </>
  )
}

/** `game`: the table at which somebody may take a break. */
export function TalkDialog({ t, table, game }: Props & { readonly game?: TableAfar }) {
  const lines = heard(table)
  const { doc, me } = table.now.value
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    remember(table, { read: lines.at(-1)?.n ?? -1 })
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [lines.length])
  const hide = () => {
    table.isTalking.value = false
  }
  const close = () => {
    hide()
    table.refused.value = null
  }
  return (
    <Dialog title={t.talk} onClose={close}>
      <div class="talk">
        {lines.length === 0 && <p class="soft">{t.nothingSaid}</p>}
        <ol class="said" aria-live="polite">
          {lines.map((line) => (
            <li key={line.n} style={{ '--seat': `var(--seat-${line.seat % 5})` }}>
              <strong>{nameAt(table, line.seat, t)}</strong> {wordsOf(line, t)}
            </li>
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
        {table.refused.value && (
          <p class="missing" role="alert">
            {sentenceFor(table.refused.value, t)}
          </p>
        )}
        {me !== null && doc?.settings.chat !== 'off' && <MayISpeak t={t} table={table} me={me} />}
        {game && <Breaks t={t} table={game} onDone={hide} />}
        {!game && me !== null && doc?.evening && <WhileAway t={t} table={table} onDone={close} />}
        <Hushing t={t} table={table} />
      </div>
    </Dialog>
  )
}

/** Whoever was silenced reads so instead of trying. */
function MayISpeak({ t, table, me }: Props & { readonly me: number }) {
  const isSilenced = table.now.value.doc?.silenced.includes(me) ?? false
  return isSilenced ? <p class="soft">{sentenceFor({ refused: 'silenced' }, t)}</p> : <Saying t={t} table={table} />
}

function Saying({ t, table }: Props) {
  const [text, setText] = useState('')
  const isFree = table.now.value.doc?.settings.chat === 'all'
  const say = async (event: Event) => {
    event.preventDefault()
    if (text.trim() !== '' && (await table.do({ do: 'say', text: text.trim() }))) setText('')
  }
  return (
    <>
      <p class="phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="button small" onClick={() => void table.do({ do: 'say', phrase })}>
            {t.phrases[phrase]}
          </button>
        ))}
      </p>
      {isFree && (
        <form class="by-code" onSubmit={(event) => void say(event)}>
          <label class="field">
            <span>{t.sayFreely}</span>
            <input
              type="text"
              autocomplete="off"
              maxLength={MOST_LETTERS}
              value={text}
              onInput={({ currentTarget: { value } }) => setText(value)}
            />
          </label>
          <button type="submit" class="button">
            {t.say}
          </button>
        </form>
      )}
    </>
  )
}

/** Whom one does not want to hear; the host may silence somebody for everybody. */
function Hushing({ t, table }: Props) {
  const { doc, me } = table.now.value
  const people = doc?.seats.flatMap((seat, nth) =>
    seat.is === 'person' && nth !== me ? [{ nth, name: seat.name }] : [],
  )
  if (!doc || !people || people.length === 0) return null
  const mutedHere = mutedAt(table)
  return (
    <details class="fold hushing">
      <summary>{t.hushing}</summary>
      {people.map(({ nth, name }) => {
        const isMuted = mutedHere.includes(nth)
        const isSilent = doc.silenced.includes(nth)
        return (
          <p key={nth}>
            <button
              type="button"
              class="button small"
              onClick={() => {
                const rest = mutedHere.filter((seat) => seat !== nth)
                remember(table, { muted: isMuted ? rest : [...rest, nth] })
              }}
            >
              {isMuted ? t.hearAgain(name) : t.mute(name)}
            </button>
            {me === doc.host && (
              <button
                type="button"
                class="button small"
                onClick={() => void table.do({ do: 'silence', seat: nth, silent: !isSilent })}
              >
                {isSilent ? t.letSpeak(name) : t.silence(name)}
              </button>
            )}
          </p>
        )
      })}
    </details>
  )
}

/** The last thing that was said, for a moment, over the quay. */
export function Bubble({ t, table }: Props) {
  const last = heard(table).at(-1)
  const [gone, setGone] = useState(last?.n ?? -1)
  useEffect(() => {
    if (!last || last.n <= gone) return
    const late = setTimeout(() => setGone(last.n), BUBBLE)
    return () => clearTimeout(late)
  }, [last?.n])
  // Whoever has the talk open reads it there: it is not said again when they close it.
  const isRead = table.isTalking.value
  useEffect(() => {
    if (isRead && last) setGone(last.n)
  }, [isRead, last?.n])
  if (!last || last.n <= gone || isRead) return null
  return (
    <p class="paper bubble" role="status">
      <Face name={facesAt(table.now.value.doc?.seats ?? [])[last.seat] ?? 'tanuki'} size={32} />
      <span>
        <span class="unseen">{nameAt(table, last.seat, t)}: </span>
        {wordsOf(last, t)}
      </span>
    </p>
  )
}
