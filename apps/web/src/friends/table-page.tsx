import { untracked, useSignalEffect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { GameFrame } from '../game/frame.ts'
import { Coming } from '../shell/coming.tsx'
import { useLateWords } from '../shell/late-words.ts'
import { problem } from '../shell/problem.ts'
import { linkTo, rename, route } from '../shell/router.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { firstWords, words } from '../words/index.ts'
import { AtTable } from './at-table.tsx'
import { Breaks } from './breaks.tsx'
import { stayInStep } from './in-step.ts'
import { LineNotice } from './line-notice.tsx'
import { faceWishes, seatColours } from './looks.ts'
import { holdNext, holdSeat, myTables, secretFor } from './my-tables.ts'
import { nextOf, playAgain } from './next-game.ts'
import { hereOf, noteOf } from './notes.ts'
import { sentenceFor } from './sentence.ts'
import { SERVER } from './server.ts'
import { TableAfar } from './table-afar.ts'
import { unread } from './talk.tsx'
import { Sealing, WaitingRoom } from './waiting-room.tsx'
import './friends.css'
import './waiting-room.css'
import './afar.css'
import '../shell/alone.css'

/** One table on the server, from the first person who waits at it to the last word after the game. */
export default function TablePage() {
  const { part } = route.value
  const [times, setTimes] = useState(0)
  const t = useLateWords(words().friends, () => {
    problem.value = 'not-fetched'
  })
  if (!t) return <Coming />
  return <Table key={`${part} ${times}`} t={t} id={part} onSeat={() => setTimes(times + 1)} />
}

/** Nothing but requests, for whoever wants to see that it plays just as well. */
export const onlyRequests = (): boolean => new URLSearchParams(location.search).has('requests')

interface TableProps {
  readonly t: FriendsWords
  readonly id: string
  /** Another tab of this browser has a seat here: so has this one. */
  readonly onSeat: () => void
}

function Table({ t, id, onSeat }: TableProps) {
  const [secret] = useState(() => secretFor(id))
  const [table] = useState(() => {
    const by = onlyRequests() ? ({ by: 'http' } as const) : {}
    return new TableAfar({ server: SERVER, table: id, secret, ...by }, (afar) => frameOf(afar, t))
  })
  useEffect(() => () => table.leave(), [table])
  useEffect(stayInStep, [])
  useSignalEffect(() => {
    const held = myTables.value.find((each) => each.table === id)
    if (held && held.secret !== secret && table.me.value === null) onSeat()
  })
  useSignalEffect(() => {
    const [doc, me] = [table.doc.value, table.me.value]
    // A game of a campaign is played there.
    if (doc?.campaign !== undefined) return rename('table', doc.campaign)
    if (doc === null || me === null) return
    const names = doc.seats.flatMap((seat) => ('name' in seat ? [seat.name] : []))
    if (!table.isLeft) untracked(() => holdSeat(id, secret, { game: doc.game, names }))
    // At the next table everybody holds the same seat by the same secret.
    if (doc.next !== null) holdNext(id, doc.next)
  })
  const { doc } = table.now.value
  const turnedAway = table.turnedAway.value
  return (
    <div class="at-table" style={doc ? seatColours(doc.seats) : {}}>
      {turnedAway ? (
        <Nowhere t={t} why={sentenceFor(turnedAway, t)} />
      ) : doc === null ? (
        <Coming />
      ) : table.game.value || doc.phase === 'playing' ? (
        <AtTable t={t} table={table} doc={doc} />
      ) : doc.phase === 'waiting' ? (
        <WaitingRoom t={t} table={table} doc={doc} />
      ) : doc.phase === 'sealing' ? (
        <Sealing t={t} table={table} doc={doc} />
      ) : (
        <Nowhere t={t} why={t.gone} />
      )}
      <LineNotice t={t} table={table} />
    </div>
  )
}

/** What a game among friends adds to the table: something to say meanwhile, and another game with the same people. */
const frameOf = (table: TableAfar, t: FriendsWords): GameFrame => ({
  onward: { label: () => (nextOf(table) === null ? t.again : t.toNext), go: () => void playAgain(table) },
  endsHere: () => table.now.value.me === null && nextOf(table) === null,
  lookedAtAs: table.id,
  talk: {
    label: () => t.talk,
    news: () => unread(table),
    go: () => {
      table.isTalking.value = true
    },
  },
  breaks: (onDone) => <Breaks t={t} table={table} onDone={onDone} />,
  faces: () => faceWishes(table.now.value.doc?.seats ?? []),
  colours: () => seatColours(table.now.value.doc?.seats ?? []),
  noteOf: (seat) => noteOf(table, seat, t),
  hereOf: (seat) => hereOf(table, seat, t),
  noHints: true,
})

export function Nowhere({ t, why }: { readonly t: FriendsWords; readonly why: string }) {
  return (
    <main class="page alone">
      <p role="alert">{why}</p>
      <p>
        <a class="button main" href={linkTo('friends')}>
          {t.title}
        </a>{' '}
        <a class="button" href={linkTo('start')}>
          {firstWords().nowhere.home}
        </a>
      </p>
    </main>
  )
}
