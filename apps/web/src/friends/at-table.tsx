import type { TableDoc } from '@machinami/wire'
import { useEffect, useState } from 'preact/hooks'
import { botAt } from '../bots/who.ts'
import { Coming } from '../shell/coming.tsx'
import { linkTo } from '../shell/router.ts'
import { say } from '../shell/spoken.ts'
import { TableScreen } from '../table/table-screen.tsx'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import { Meanwhile } from './meanwhile.tsx'
import { NotAgreed } from './not-agreed.tsx'
import { clockOf, isShort } from './notes.ts'
import { sentenceFor } from './sentence.ts'
import { useSheetShows } from './sheet-shows.ts'
import type { TableAfar } from './table-afar.ts'
import { Bubble, TalkDialog } from './talk.tsx'
import '../shell/alone.css'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
  readonly doc: TableDoc
}

/** The game, on the same table screen as any other, with what only a table far away has. */
export function AtTable({ t, table, doc }: Props) {
  const game = table.game.value
  if (!game) return <NotYet t={t} table={table} doc={doc} />
  return (
    <>
      <TableScreen key={game.id} game={game} />
      <Afar t={t} table={table} doc={doc} talk={table} />
    </>
  )
}

/** Onlookers who are kept behind see nothing at first, and are told why. */
function NotYet({ t, table, doc }: Props) {
  const late = behind(table, doc)
  if (late === null) return <Coming />
  return (
    <main class="page alone" aria-busy="true">
      <p class="display" role="status">
        {t.seenSoon(late)}
      </p>
    </main>
  )
}

/** By how many seconds those who only watch are behind. */
function behind(table: TableAfar, doc: TableDoc): number | null {
  const { watch } = doc.settings
  return table.now.value.me === null && watch !== null && watch > 0 ? watch : null
}

/** What only a table far away has, laid over it. `talk`: where what is said is said. */
export function Afar({ t, table, doc, talk }: Props & { readonly talk: TableAfar }) {
  const shows = useSheetShows(table.game.value)
  return (
    <>
      <div class="afar" style={{ '--above-sheet': `${shows + 12}px` }}>
        <Bubble t={t} table={talk} />
        <MyClock t={t} table={table} doc={doc} />
        <AskedHere t={t} table={table} doc={doc} />
        <NotAgreed t={t} table={table} />
        <Meanwhile t={t} table={table} />
        <Refused t={t} table={table} />
      </div>
      {talk.isTalking.value && <TalkDialog t={t} table={talk} game={table} />}
    </>
  )
}

/** How long there is still to think; for those who watch, how long whoever is asked has. */
function MyClock({ t, table, doc }: Props) {
  const { me, clock } = table.now.value
  const seat = me ?? clock?.running[0]
  const left = seat === undefined ? null : clockOf(table, seat)
  if (doc.phase !== 'playing' || seat === undefined || left === null) return null
  const who = doc.seats[seat]
  const shown = me === null && 'name' in who ? `${who.name} ${left}` : t.left(left)
  return <Ticking shown={shown} isMine={me !== null} isShort={isShort(table, seat)} />
}

/** A clock that goes; one's own is said aloud once when it gets short. */
function Ticking({
  shown,
  isMine,
  isShort,
}: {
  readonly shown: string
  readonly isMine: boolean
  readonly isShort: boolean
}) {
  useEffect(() => {
    if (isShort && isMine) say(shown)
  }, [isShort, isMine])
  return (
    <p class={`paper my-clock ${isShort ? 'short' : ''}`}>
      <Stopwatch />
      {shown}
    </p>
  )
}

const Stopwatch = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">
    <path d="M12 5.500a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 9.500V14M9.500 2h5M19 5l1.500 1.500" />
  </svg>
)

/** What somebody at the table wants from the others, or from us. */
function AskedHere({ t, table, doc }: Props) {
  const { me } = table.now.value
  if (doc.phase !== 'playing') return <Afterwards t={t} table={table} doc={doc} />
  const seat = me === null ? null : doc.seats[me]
  if (me === null || seat?.is !== 'person') {
    const late = behind(table, doc)
    const watching = late === null ? t.youWatch : t.youWatchLate(late)
    return <Notice title={watching} {...(doc.paused && { text: t.paused })} />
  }
  if (doc.paused)
    return (
      <Notice title={t.paused} text={t.pausedHint}>
        <Deed table={table} deed={{ do: 'go-on' }} text={t.goOn} isMain />
      </Notice>
    )
  if (seat.standIn !== undefined)
    return (
      // That a bot plays on is said aloud with everything else that happens.
      <Notice title={t.botPlays(words().bots[botAt(me, seat.standIn)].name)} isSilent>
        <Deed table={table} deed={{ do: 'back' }} text={t.backToSeat} isMain />
      </Notice>
    )
  const { asking } = doc
  if (!asking) return null
  if (asking.yes.includes(me)) return <Notice title={t.asked} />
  const who = doc.seats[asking.seat]
  return (
    <Notice title={t.asks[asking.for]('name' in who ? who.name : '')}>
      <Deed table={table} deed={{ do: 'agree', yes: true }} text={t.yes} isMain />
      <Deed table={table} deed={{ do: 'agree', yes: false }} text={t.no} />
    </Notice>
  )
}

function Notice(props: {
  readonly title: string
  readonly text?: string
  readonly isSilent?: boolean
  readonly children?: preact.ComponentChildren
}) {
  return (
    <div class="paper afar-notice" role={props.isSilent ? undefined : 'status'}>
      <p>
        <strong>{props.title}</strong> {props.text}
      </p>
      {props.children && <div class="answers">{props.children}</div>}
    </div>
  )
}

function Deed(props: {
  readonly table: TableAfar
  readonly deed: Parameters<TableAfar['do']>[0]
  readonly text: string
  readonly isMain?: boolean
}) {
  return (
    <button
      type="button"
      class={`button small ${props.isMain ? 'main' : ''}`}
      onClick={() => void props.table.do(props.deed)}
    >
      {props.text}
    </button>
  )
}

/** For those who have put the result away, or came when all was over: the way on, and the game to be looked at. */
function Afterwards({ t, table, doc }: Props) {
  return (
    <div class="paper afar-notice afterwards" role="status">
      {!table.isWon.value && <GivenUp t={t} />}
      {doc.next !== null && (
        <a class="button small main" href={linkTo('table', doc.next)}>
          {t.toNext}
        </a>
      )}
      <a class="button small" href={linkTo('review', doc.id)}>
        {t.lookBack}
      </a>
    </div>
  )
}

/** That a game is over may be heard just before how it ended. */
function GivenUp({ t }: Pick<Props, 't'>) {
  const [isSure, setSure] = useState(false)
  useEffect(() => {
    const late = setTimeout(() => setSure(true), 1000)
    return () => clearTimeout(late)
  }, [])
  return isSure ? (
    <p>
      <strong>{t.givenUp}</strong>
    </p>
  ) : null
}

/** Why something was not done, until it has been read. */
export function Refused({ t, table }: Omit<Props, 'doc'>) {
  const refusal = table.refused.value
  if (!refusal) return null
  return (
    <div class="paper afar-notice" role="alert">
      <p>{sentenceFor(refusal, t)}</p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          table.refused.value = null
        }}
      >
        {words().close}
      </button>
    </div>
  )
}
