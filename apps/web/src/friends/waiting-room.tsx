import { nextSeat, type TableDoc } from '@machinami/wire'
import { useEffect, useRef } from 'preact/hooks'
import { useCaughtFocus } from '../shell/caught-focus.ts'
import { Glyph } from '../shell/glyph.tsx'
import { useHeading } from '../shell/heading.ts'
import { go, linkTo } from '../shell/router.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { firstWords, lang, words } from '../words/index.ts'
import { gameInOneLine } from './agreed.tsx'
import { Refused } from './at-table.tsx'
import { Invitation } from './invitation.tsx'
import { myLook } from './looks.ts'
import { giveUpSeat, myName } from './my-tables.ts'
import { NameField } from './name-field.tsx'
import { Options } from './options.tsx'
import { SeatLine } from './seat-line.tsx'
import type { TableAfar } from './table-afar.ts'
import { Bubble, TalkButton } from './talk.tsx'
import '../shell/page-head.css'
import '../shell/alone.css'

interface Props {
  readonly t: FriendsWords
  readonly table: TableAfar
  readonly doc: TableDoc
}

/** Before the game: who comes, what is played, and how others find the table. */
export function WaitingRoom({ t, table, doc }: Props) {
  const heading = useHeading()
  const { me, watching } = table.now.value
  // Whoever sits down, adds a bot or removes somebody has pressed what goes with it.
  useCaughtFocus(['.seat-line.free .button', '.own-seat', '.ready input', 'h1'], [doc, me])
  return (
    <main class="page waiting-room">
      <header class="page-head">
        <a class="icon-button" href={linkTo('friends')} aria-label={firstWords().back}>
          <Glyph name="back" />
        </a>
        <div class="waiting-title">
          <small class="soft">{gameInOneLine(doc.game)}</small>
          <h1 ref={heading} tabIndex={-1}>
            {t.waiting}
          </h1>
        </div>
        {me !== null && <TalkButton t={t} table={table} />}
      </header>
      <div class="waiting-parts">
        {doc.code !== null && (
          <div class="invite">
            <Invitation t={t} table={doc.id} code={doc.code} />
          </div>
        )}
        <ul class="seat-lines">
          {doc.seats.map((seat, nth) => (
            <SeatLine key={nth} t={t} table={table} seat={seat} nth={nth} />
          ))}
        </ul>
        {watching > 0 && <p class="soft">{t.watching(watching)}</p>}
        <Options t={t} table={table} doc={doc} />
        {me !== null && (
          <button type="button" class="button plain leave" onClick={() => void leave(table)}>
            {t.leave}
          </button>
        )}
      </div>
      <Ready t={t} table={table} doc={doc} />
      <div class="afar">
        <Bubble t={t} table={table} />
        <Refused t={t} table={table} />
      </div>
    </main>
  )
}

/** The one thing to press now. */
function Ready({ t, table, doc }: Props) {
  const { me } = table.now.value
  const hadSeat = useHadSeat(table, me)
  const taken = doc.seats.filter(({ is }) => is !== 'free').length
  // Whoever gets up is not asked to sit down on their way out.
  if (me === null) return table.isGoing ? null : <JoinHere t={t} table={table} doc={doc} wasFreed={hadSeat} />
  const host = doc.seats[doc.host]
  return (
    <footer class="ready">
      <p class="soft">{needs(t, doc, taken) ?? t.sealed}</p>
      {me === doc.host ? (
        <button
          type="button"
          class="button main big"
          disabled={needs(t, doc, taken) !== null}
          onClick={() => void table.do({ do: 'begin' })}
        >
          {doc.game.campaign ? t.openBox : t.begin(taken)}
        </button>
      ) : (
        <p role="status">{t.waitForHost('name' in host ? host.name : '')}</p>
      )}
    </footer>
  )
}

/** Whether somebody here sat at this table before: the host has freed their seat. */
function useHadSeat(table: TableAfar, me: number | null): boolean {
  const had = useRef(false)
  if (me !== null) had.current = true
  const isFreed = had.current && me === null
  useEffect(() => {
    if (isFreed) giveUpSeat(table.id)
  }, [isFreed])
  return isFreed
}

/** What is missing before it can begin: every town of a campaign needs somebody. */
function needs(t: FriendsWords, { game, seats }: TableDoc, taken: number): string | null {
  if (game.campaign) return taken < seats.length ? t.needTowns : null
  return taken < 2 ? t.needTwo : null
}

async function leave(table: TableAfar): Promise<void> {
  table.isGoing = true
  table.isGoing = await table.do({ do: 'leave' })
  if (!table.isGoing) return
  giveUpSeat(table.id)
  go('friends')
}

function JoinHere({ t, table, doc, wasFreed }: Props & { readonly wasFreed: boolean }) {
  const seat = nextSeat(doc.seats)
  const sitDown = () =>
    table.do({ do: 'join', look: myLook.peek(), name: myName.peek().trim() || words().names.player(seat + 1) })
  if (seat < 0)
    return (
      <footer class="ready">
        <p role="status">{t.full}</p>
      </footer>
    )
  return (
    <form
      class="ready"
      onSubmit={(event) => {
        event.preventDefault()
        void sitDown()
      }}
    >
      {wasFreed && <p role="status">{t.freed}</p>}
      <NameField label={t.joinAs} />
      <button type="submit" class="button main big">
        {t.joinHere}
      </button>
    </form>
  )
}

/** While the dice are sealed: moments, as a rule. */
export function Sealing({ t, table, doc }: Props) {
  const { here } = table.now.value
  const missing = doc.seats.flatMap((seat, nth) => (seat.is === 'person' && !here.includes(nth) ? [seat.name] : []))
  const names = missing.length > 0 ? missing : doc.seats.flatMap((seat) => (seat.is === 'person' ? [seat.name] : []))
  return (
    <main class="page alone" aria-busy="true">
      <p class="display" role="status">
        {t.sealing(lang().list(names))}
      </p>
    </main>
  )
}
