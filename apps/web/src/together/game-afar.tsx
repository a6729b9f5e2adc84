import { useEffect } from 'preact/hooks'
import { CampaignGame } from '../campaign/game.tsx'
import { campaignWords } from '../campaign/late-words.ts'
import { Main, Stage } from '../campaign/stage.tsx'
import { TownTag } from '../campaign/towns.tsx'
import { Afar } from '../friends/at-table.tsx'
import type { TableAfar } from '../friends/table-afar.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import type { FarSession } from './far-session.ts'
import { togetherWords } from './late-words.ts'
import { Presence } from './town-players.tsx'

/** A game of the campaign at its table: people come, the dice are sealed, and it is played like any other. */
export function GameAfar(props: { readonly t: FriendsWords; readonly session: FarSession; readonly table: TableAfar }) {
  const { t, session, table } = props
  const { doc, me, here } = table.now.value
  const game = table.game.value
  const people = doc?.seats.flatMap((seat, nth) => (seat.is === 'person' ? [nth] : [])) ?? []
  const isReady = doc?.phase === 'waiting' && people.every((seat) => here.includes(seat))
  // Everybody has come: the first of them says so.
  const isFirst = me !== null && me === people[0]
  useEffect(() => {
    if (isReady && isFirst) void begin(table)
  }, [isReady, isFirst])
  if (!game || !doc) return <Laid t={t} session={session} table={table} />
  return (
    <>
      <CampaignGame session={session} game={game} />
      <Afar t={t} table={table} doc={doc} talk={session.table} />
    </>
  )
}

/** Somebody else may have begun just before: that is as good. */
async function begin(table: TableAfar): Promise<void> {
  await table.do({ do: 'begin' })
  table.refused.value = null
}

/** Everything lies ready; who has come, and who has not. */
function Laid(props: { readonly t: FriendsWords; readonly session: FarSession; readonly table: TableAfar }) {
  const { t, session, table } = props
  const { state } = session.news.value
  const { doc, me, here } = table.now.value
  const w = togetherWords()
  const isWaiting = doc?.phase === 'waiting' && me !== null
  return (
    <Stage
      session={session}
      kind="laid"
      above={campaignWords().game(state.game)}
      title={w.inGame(state.game)}
      dock={
        <>
          <span class="dock-text" role="status">
            {w.comes}
          </span>
          {isWaiting && <Main onClick={() => void begin(table)}>{w.beginWithout}</Main>}
        </>
      }
    >
      <ul class="laid paper">
        {state.towns.map((_, town) => (
          <li key={town}>
            <TownTag state={state} town={town} size={48}>
              {doc?.seats[town]?.is === 'person' && <Presence t={t} isHere={here.includes(town)} />}
            </TownTag>
          </li>
        ))}
      </ul>
    </Stage>
  )
}
