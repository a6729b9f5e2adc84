import type { SeatDoc } from '@machinami/wire'
import { useState } from 'preact/hooks'
import { type BotId, botAt } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { PlayerPicker } from '../setup/player-picker.tsx'
import { Glyph } from '../shell/glyph.tsx'
import type { FriendsWords } from '../words/friends-words.ts'
import { words } from '../words/index.ts'
import { freeNameAmong, shownName } from './bot-name.ts'
import { LookDialog } from './look-dialog.tsx'
import { facesAt, myLook } from './looks.ts'
import { myName } from './my-tables.ts'
import type { TableAfar } from './table-afar.ts'

/** A seat before the game: who has it, or how it can be had. */
export function SeatLine(props: {
  readonly t: FriendsWords
  readonly table: TableAfar
  readonly seat: SeatDoc
  readonly nth: number
}) {
  const { t, table, seat, nth } = props
  const { doc, me, here, island } = table.now.value
  // A campaign that came as a file has towns already.
  const town = island?.state.towns[nth]?.name ?? null
  const isHost = doc !== null && me === doc.host
  return (
    <li class={`seat-line ${seat.is}`} style={{ '--seat': `var(--seat-${nth % 5})` }}>
      {seat.is === 'free' ? (
        <FreeSeat t={t} table={table} nth={nth} town={town} isHost={isHost} />
      ) : (
        <>
          <Face name={facesAt(doc?.seats ?? [])[nth]} size={40} />
          {nth === me ? (
            <OwnSeat t={t} table={table} name={seat.name} town={town} />
          ) : (
            <p>
              <strong class="seat-name">{shownName(seat)}</strong>
              <small>{besideTown(town, aboutSeat(t, seat, nth, nth === doc?.host))}</small>
            </p>
          )}
          {seat.is === 'person' && (
            <span class={`presence ${here.includes(nth) ? 'here' : ''}`}>{here.includes(nth) ? t.here : t.away}</span>
          )}
          {isHost && nth !== me && (
            <button
              type="button"
              class="icon-button"
              aria-label={t.remove(shownName(seat))}
              onClick={() => void table.do({ do: 'free', seat: nth })}
            >
              <Glyph name="close" />
            </button>
          )}
        </>
      )}
    </li>
  )
}

const besideTown = (town: string | null, about: string): string =>
  town === null || about === '' ? (town ?? about) : words().beside(town, about)

/** Our own line opens what the others see of us. */
function OwnSeat(props: {
  readonly t: FriendsWords
  readonly table: TableAfar
  readonly name: string
  readonly town: string | null
}) {
  const { t, table, name, town } = props
  const [isChanging, setChanging] = useState(false)
  return (
    <p>
      <button type="button" class="own-seat" onClick={() => setChanging(true)}>
        <strong class="seat-name">
          {name} {t.thatIsYou}
        </strong>
        {/* Towns of a campaign have colours of their own. */}
        <small>{besideTown(town, table.now.value.doc?.game.campaign ? t.looks.changeName : t.looks.change)}</small>
      </button>
      {isChanging && <LookDialog t={t} table={table} onClose={() => setChanging(false)} />}
    </p>
  )
}

function aboutSeat(t: FriendsWords, seat: Exclude<SeatDoc, { is: 'free' }>, nth: number, isHost: boolean): string {
  if (seat.is === 'bot') return words().beside(words().bots[botAt(nth, seat.bot)].name, t.botHint)
  return isHost ? t.host : ''
}

function FreeSeat(props: {
  readonly t: FriendsWords
  readonly table: TableAfar
  readonly nth: number
  readonly town: string | null
  readonly isHost: boolean
}) {
  const { t, table, nth, town } = props
  const [isPicking, setPicking] = useState(false)
  const { doc, me } = table.now.value
  const own = me === null ? null : doc?.seats[me]
  const sitDown = () =>
    table.do({
      do: 'join',
      look: myLook.peek(),
      seat: nth,
      name: own && 'name' in own ? own.name : myName.peek().trim() || words().names.player(nth + 1),
    })
  const seatBot = (bot: BotId | undefined) => {
    setPicking(false)
    if (bot !== undefined)
      void table.do({ do: 'seat-bot', seat: nth, bot, name: freeNameAmong(table.now.peek().doc?.seats ?? []) })
  }
  return (
    <>
      <span class="empty-face" aria-hidden="true">
        +
      </span>
      <p>
        <strong class="seat-name">{town ?? t.free}</strong>
        <small>{props.isHost ? t.freeHint : t.freeForAny}</small>
      </p>
      {/* Whoever comes to a campaign that was played before, or brought it, takes their own town again. */}
      {town !== null && (
        <button type="button" class={`button small ${me === null ? 'main' : ''}`} onClick={() => void sitDown()}>
          {t.take}
        </button>
      )}
      {props.isHost && (
        <button type="button" class="button small" onClick={() => setPicking(true)}>
          {t.addBot}
        </button>
      )}
      {isPicking && (
        <PlayerPicker
          seat={nth}
          title={t.chooseBot}
          bot={undefined}
          botsOnly
          onPick={seatBot}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
