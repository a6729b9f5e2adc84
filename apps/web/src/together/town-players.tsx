import type { Hand, SeatDoc } from '@machinami/wire'
import { useState } from 'preact/hooks'
import { type BotId, botAt, faceOf } from '../bots/who.ts'
import { campaignWords } from '../campaign/late-words.ts'
import { ChangePlayer, playersOf, TownTag, townName } from '../campaign/towns.tsx'
import { freeNameAmong, shownName } from '../friends/bot-name.ts'
import { Invitation } from '../friends/invitation.tsx'
import { Face } from '../pictures/coin-face-icon.tsx'
import { PlayerPicker } from '../setup/player-picker.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { around } from '../words/around.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import type { FarSession } from './far-session.ts'
import { togetherWords } from './late-words.ts'
import '../setup/setup.css'

/** Who plays each town: in the next game, or from now on. Whoever has a town gives it away, and the host any. */
export function TownPlayers(props: {
  readonly t: FriendsWords
  readonly session: FarSession
  readonly forGood: boolean
}) {
  const { session, forGood } = props
  const { state } = session.news.value
  const { doc, me, here } = session.table.now.value
  const [changing, change] = useState<number | null>(null)
  const t = campaignWords().players
  const { tonight } = session.evening
  // Whoever is to come must know where.
  const isOpen = [...(doc?.seats ?? []), ...tonight].some((seat) => seat?.is === 'free')
  return (
    <section class={forGood ? 'tonight' : 'tonight paper'}>
      {!forGood && <h2>{t.tonight}</h2>}
      <ul>
        {state.towns.map((_, town) => {
          const seat = doc?.seats[town]
          const mayChange = me !== null && (me === town || me === doc?.host)
          return (
            <li key={town}>
              <TownTag state={state} town={town}>
                {seat?.is === 'person' && <Presence t={props.t} isHere={here.includes(town)} />}
              </TownTag>
              <Instead seat={(forGood ? null : tonight[town]) ?? (seat?.is === 'free' ? seat : null)} town={town} />
              {mayChange && <ChangePlayer state={state} town={town} onClick={() => change(town)} />}
            </li>
          )
        })}
      </ul>
      {isOpen && doc?.code && (
        <div class="invite">
          <Invitation t={props.t} table={doc.id} code={doc.code} />
        </div>
      )}
      {changing !== null && (
        <HandOver session={session} town={changing} forGood={forGood} onClose={() => change(null)} />
      )}
    </section>
  )
}

/** Whether whoever plays a town is connected. */
export const Presence = ({ t, isHere }: { readonly t: FriendsWords; readonly isHere: boolean }) => (
  <span class={`presence ${isHere ? 'here' : ''}`}>{isHere ? t.here : t.away}</span>
)

/** Who plays in place of a town's own player. */
function Instead({ seat, town }: { readonly seat: SeatDoc | null; readonly town: number }) {
  if (seat === null) return null
  if (seat.is === 'free') return <span class="substitute">{togetherWords().hand.waits}</span>
  return (
    <span class="substitute">
      <Face name={faceOf(town, seat.is === 'bot' ? seat.bot : undefined)} size={26} />{' '}
      {campaignWords().players.plays(shownName(seat))}
    </span>
  )
}

function HandOver(props: {
  readonly session: FarSession
  readonly town: number
  readonly forGood: boolean
  readonly onClose: () => void
}) {
  const { session, town, forGood, onClose } = props
  const { state } = session.news.value
  const t = campaignWords().players
  const w = togetherWords().hand
  const [isPicking, setPicking] = useState(false)
  const give = (to: Hand) => {
    onClose()
    void session.deed({ do: 'hand', town, to, forGood })
  }
  const pick = (bot: BotId | undefined) => {
    setPicking(false)
    const { doc } = session.table.now.peek()
    const seats = [...(doc?.seats ?? []), ...(doc?.evening?.tonight ?? [])]
    if (bot !== undefined) give({ is: 'bot', bot: botAt(town, bot), name: freeNameAmong(seats) })
  }
  return (
    <Dialog title={t.who(townName(state, town))} onClose={onClose}>
      <div class="hand-ways">
        {!forGood && (
          <button type="button" class="button" onClick={() => give({ is: 'own' })}>
            {w.own(playersOf(state)[town])}
          </button>
        )}
        <button type="button" class="button" onClick={() => setPicking(true)}>
          {w.bot}
        </button>
        <button type="button" class="button" onClick={() => give({ is: 'anybody' })}>
          {w.anybody}
        </button>
      </div>
      <p class="soft">
        {w.anybodyHint} {forGood ? t.alwaysHint : t.thisGameHint}
      </p>
      {isPicking && (
        <PlayerPicker
          seat={town}
          title={around().setup.who}
          bot={undefined}
          botsOnly
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </Dialog>
  )
}
