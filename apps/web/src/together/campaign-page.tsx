import { useSignalEffect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { Evening } from '../campaign/evening.tsx'
import { Refused } from '../friends/at-table.tsx'
import { Breaks } from '../friends/breaks.tsx'
import { LineNotice } from '../friends/line-notice.tsx'
import { Meanwhile } from '../friends/meanwhile.tsx'
import { secretFor } from '../friends/my-tables.ts'
import { hereOf, noteOf } from '../friends/notes.ts'
import { sentenceFor } from '../friends/sentence.ts'
import { Nowhere, onlyRequests } from '../friends/table-page.tsx'
import { Bubble, TalkDialog } from '../friends/talk.tsx'
import { WaitingRoom } from '../friends/waiting-room.tsx'
import { Coming } from '../shell/coming.tsx'
import { go, route } from '../shell/router.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { TalkLink, WaitDock, WatchDock } from './dock.tsx'
import { FarSession, type TogetherAfar } from './far-session.ts'
import { GameAfar } from './game-afar.tsx'
import { togetherWords, useTogetherWords } from './late-words.ts'
import { TownPlayers } from './town-players.tsx'
import '../friends/friends.css'
import '../friends/waiting-room.css'
import '../friends/afar.css'
import './together.css'

/** One campaign on the server, from the first person who waits for the others to free play. */
export default function CampaignPage() {
  const t = useTogetherWords()
  const { part } = route.value
  return t ? <Campaign key={part} t={t} id={part} /> : <Coming />
}

/** What the screens of a campaign show where every town has its own. */
const partsOf =
  (t: FriendsWords) =>
  (session: FarSession): TogetherAfar => ({
    dock: () => {
      if (session.me === null) return <WatchDock session={session} />
      const isWaiting = session.news.value.asked.length === 0 && session.others.some(({ towns }) => towns.length > 0)
      return isWaiting ? <WaitDock session={session} /> : null
    },
    aside: () => <TalkLink t={t} session={session} />,
    tonight: () => <TownPlayers t={t} session={session} forGood={false} />,
    players: () => <TownPlayers t={t} session={session} forGood />,
    noteOf: (seat) => (session.inGame.value ? noteOf(session.inGame.value, seat, t) : null),
    hereOf: (seat) => (session.inGame.value ? hereOf(session.inGame.value, seat, t) : null),
    breaks: (onDone) => session.inGame.value && <Breaks t={t} table={session.inGame.value} onDone={onDone} />,
    kept: () => togetherWords().kept,
    leave: () => go('friends'),
  })

function Campaign({ t, id }: { readonly t: FriendsWords; readonly id: string }) {
  const [secret] = useState(() => secretFor(id))
  const [session] = useState(() => new FarSession(id, secret, onlyRequests() ? { by: 'http' } : {}, partsOf(t)))
  useEffect(() => () => session.leave(), [session])
  useSignalEffect(() => {
    const { doc, me } = session.table
    if (doc.value === null || me.value === null) return
    session.holdSeat()
  })
  return (
    <>
      <Shown t={t} session={session} />
      <LineNotice t={t} table={session.table} safe={session.isTold.value ? togetherWords().safe : null} />
    </>
  )
}

function Shown({ t, session }: { readonly t: FriendsWords; readonly session: FarSession }) {
  const { table } = session
  const { doc } = table.now.value
  const turnedAway = table.turnedAway.value
  const game = session.inGame.value
  if (turnedAway) return <Nowhere t={t} why={sentenceFor(turnedAway, t)} />
  if (doc?.phase === 'waiting') return <WaitingRoom t={t} table={table} doc={doc} />
  if (doc?.phase === 'over') return <Nowhere t={t} why={t.gone} />
  if (!doc || !session.isTold.value) return <Coming />
  if (game) return <GameAfar key={game.id} t={t} session={session} table={game} />
  return (
    <>
      <Evening session={session} />
      <div class="afar together-notes">
        <Bubble t={t} table={table} />
        <Meanwhile t={t} table={table} />
        <Refused t={t} table={table} />
      </div>
      {table.isTalking.value && <TalkDialog t={t} table={table} />}
    </>
  )
}
