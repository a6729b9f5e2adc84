import type { CampaignEvent, ChronicleEntry, RegisterLine } from '@machinami/campaign'
import { Fragment, type RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { nameOf } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import { textIn } from './book.ts'
import { campaignWords } from './late-words.ts'
import { TakeAlong } from './look-dialogs.tsx'
import { inLanguage } from './packs.ts'
import { StoryPicture } from './pictures.tsx'
import { Prose } from './prose.tsx'
import { dayOf, RegisterTable } from './register.tsx'
import type { CampaignSession } from './session.ts'
import { calledThen, townList, townName, whoPlayed } from './towns.tsx'
import './chronicle.css'

/** Everything that was read, chosen and won so far, as a story; to read, and to print. */
export function Chronicle({ session }: { readonly session: CampaignSession }) {
  const [entries, setEntries] = useState<readonly ChronicleEntry[]>([])
  const pages = useRef<HTMLDivElement>(null)
  const { state } = session.news.value
  const t = campaignWords().chronicle
  usePaper(pages)
  useEffect(() => {
    void session.chronicle().then(setEntries)
  }, [session, session.events.value])
  return (
    <div class="chronicle">
      <p class="chronicle-ways">
        <button type="button" class="button" onClick={() => print()}>
          {t.print}
        </button>
        <TakeAlong session={session} />
      </p>
      <div ref={pages} class="chronicle-pages">
        <h2 class="chronicle-title">{inLanguage(state.head.title)}</h2>
        {entries.length <= 1 && <p class="soft">{t.empty}</p>}
        {entries.map((entry, nth) => (
          <Fragment key={entry.nth}>
            {entry.game !== (entries[nth - 1]?.game ?? 0) && <h3>{campaignWords().game(entry.game)}</h3>}
            <Entry session={session} entry={entry} before={entries.slice(0, nth)} />
          </Fragment>
        ))}
        {state.register.length > 0 && <RegisterTable state={state} />}
      </div>
    </div>
  )
}

/** A page of its own is printed, by day, however one asks for it: whatever else is on the screen is not. */
function usePaper(pages: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const paper = document.createElement('div')
    paper.className = 'print-only'
    const clear = () => {
      if (!paper.isConnected) return
      paper.remove()
      dataset['theme'] = dataset['printing']
      delete dataset['printing']
    }
    const lay = () => {
      if (!pages.current || paper.isConnected) return
      paper.replaceChildren(pages.current.cloneNode(true))
      document.body.append(paper)
      dataset['printing'] = dataset['theme']
      dataset['theme'] = 'light'
    }
    addEventListener('beforeprint', lay)
    addEventListener('afterprint', clear)
    return () => {
      removeEventListener('beforeprint', lay)
      removeEventListener('afterprint', clear)
      clear()
    }
  }, [pages])
}

/** Cards whose text is told: STOP cards and questions are not part of the story. */
const TOLD: ReadonlySet<string> = new Set(['story', 'rule'])

/** A card that has been turned over goes on under the title it had. */
const isOtherSide = ({ event }: ChronicleEntry, before: ChronicleEntry | undefined): boolean =>
  event.kind === 'cardRead' && event.side === 'B' && before?.event.kind === 'cardRead' && before.event.id === event.id

/** Who has a town after all this: it may have changed hands since, or will. */
function playerAfter(entries: readonly ChronicleEntry[], town: number): string {
  for (const { event } of entries.toReversed()) {
    if (event.kind === 'tookOver' && event.town === town) return calledThen(event.player.name, event.player.bot)
    if (event.kind === 'begun') return calledThen(event.players[town].name, event.players[town].bot)
  }
  return ''
}

function Entry(props: {
  readonly session: CampaignSession
  readonly entry: ChronicleEntry
  readonly before: readonly ChronicleEntry[]
}) {
  const { session, entry, before } = props
  const { state } = session.news.value
  const { event } = entry
  if (event.kind === 'cardRead' && !TOLD.has(event.record)) return null
  const text = entry.text === undefined ? null : textIn(state, session.book.value, entry.text)
  if (event.kind === 'cardRead' || event.kind === 'boxOpened') {
    const isStory = event.kind === 'cardRead' && event.record === 'story'
    const title = event.kind === 'boxOpened' ? campaignWords().box.title(event.box) : text?.title
    const picture = isStory ? `${event.id}${event.side === 'B' ? '-b' : ''}` : null
    return text ? (
      <section class={isStory ? 'told' : 'told aside'} lang={text.language}>
        {picture !== null && <StoryPicture book={session.book.value} id={picture} shape={2.25} />}
        {title !== undefined && !isOtherSide(entry, before.at(-1)) && <h4>{title}</h4>}
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Prose text={paragraph} />
          </p>
        ))}
      </section>
    ) : null
  }
  const line = lineOf(session, event, before)
  return line === null ? null : <p class="deed">{line}</p>
}

/** The day a campaign began, with its year: it may last for years. */
const fullDayOf = (date: string): string =>
  new Intl.DateTimeFormat(lang().code, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

/** What somebody did, in a line. */
function lineOf(session: CampaignSession, event: CampaignEvent, before: readonly ChronicleEntry[]): string | null {
  const { state } = session.news.value
  const t = campaignWords().chronicle
  const town = (nth: number) => townName(state, nth)
  switch (event.kind) {
    case 'begun':
      return t.begun(fullDayOf(event.date), lang().list(event.players.map(({ name, bot }) => calledThen(name, bot))))
    case 'nameChosen':
      return t.founded(event.name, playerAfter(before, event.town))
    case 'sideChosen':
      return t.chose(town(event.town), nameOf(event.card))
    case 'numberChosen':
      return t.number(town(event.town), event.number)
    case 'stickerPlaced':
      return t.sticker(town(event.town), nameOf(event.sticker))
    case 'registered': {
      const line: RegisterLine = state.register.find(({ game }) => game === event.game) ?? event
      const { player, bot, substitute } = line
      const played = substitute && whoPlayed(substitute)
      return t.won(event.game, event.name, calledThen(player, bot), dayOf(event.date), played)
    }
    case 'tookOver':
      return t.tookOver(town(event.town), calledThen(event.player.name, event.player.bot))
    case 'completed':
      return t.completed(townList(state, event.champions), event.champions.length)
    default:
      return null
  }
}
