import type { GameSeat } from '@machinami/campaign'
import type { Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { type BotId, botAt, faceOf } from '../bots/who.ts'
import { Face } from '../pictures/coin-face-icon.tsx'
import { PlayerPicker } from '../setup/player-picker.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Segments } from '../shell/segments.tsx'
import { around } from '../words/around.ts'
import { words } from '../words/index.ts'
import { BOT_NAMES, freeBotName, namesOf, withinRoom } from '../words/names.ts'
import { campaignWords } from './late-words.ts'
import type { CampaignSession } from './session.ts'
import { ChangePlayer, TownTag, townName } from './towns.tsx'
import '../theme/fields.css'
import '../setup/setup.css'

/** Who sits where in the next game; somebody may play for a town that is not theirs. */
export function Seats(props: { readonly session: CampaignSession; readonly seats: Signal<readonly GameSeat[]> }) {
  const { together } = props.session
  return together ? <>{together.tonight()}</> : <SeatsHere {...props} />
}

function SeatsHere(props: { readonly session: CampaignSession; readonly seats: Signal<readonly GameSeat[]> }) {
  const { session, seats } = props
  const { state } = session.news.value
  const t = campaignWords().players
  const [changing, change] = useState<number | null>(null)
  const names = namesOf(seats.value, words())
  return (
    <section class="tonight paper">
      <h2>{t.tonight}</h2>
      <ul>
        {state.towns.map(({ player }, town) => {
          const seat = seats.value[town]
          const isOwn = seat.name === player.name && seat.bot === player.bot
          return (
            <li key={town}>
              <TownTag state={state} town={town} />
              {!isOwn && (
                <span class="substitute">
                  <Face name={faceOf(town, seat.bot)} size={26} /> {t.plays(names[town])}
                </span>
              )}
              <ChangePlayer state={state} town={town} onClick={() => change(town)} />
            </li>
          )
        })}
      </ul>
      {changing !== null && (
        <SomebodyElse
          session={session}
          town={changing}
          seats={seats.value}
          onClose={() => change(null)}
          onTonight={(seat) => {
            seats.value = seats.value.map((each, town) => (town === changing ? seat : each))
          }}
          onForGood={(seat) => {
            seats.value = seats.value.map((each, town) => (town === changing ? seat : each))
            void session.takeOver(changing, seat)
          }}
        />
      )}
    </section>
  )
}

/** A bot that sits down is nobody who has played before, as far as there are names. */
function nameForBot({ events }: CampaignSession, seats: readonly GameSeat[]): string {
  const once = events
    .peek()
    .flatMap((event) => (event.kind === 'begun' ? event.players : event.kind === 'tookOver' ? [event.player] : []))
  const ever = [...seats, ...once]
  return BOT_NAMES.every((name) => ever.some((each) => each.name === name)) ? freeBotName(seats) : freeBotName(ever)
}

/** Who plays a town, for a game or from now on. */
function SomebodyElse(props: {
  readonly session: CampaignSession
  readonly town: number
  readonly seats: readonly GameSeat[]
  readonly onTonight?: (seat: GameSeat) => void
  readonly onForGood: (seat: GameSeat) => void
  readonly onClose: () => void
}) {
  const { session, town, seats, onTonight } = props
  const { state } = session.news.value
  const t = campaignWords().players
  const { player } = state.towns[town]
  const [seat, setSeat] = useState<GameSeat>(seats[town])
  const [isForGood, setForGood] = useState(!onTonight)
  const [isPicking, setPicking] = useState(false)
  const bot = seat.bot === undefined ? undefined : botAt(town, seat.bot)
  const pick = (chosen: BotId | undefined) => {
    const name = chosen === undefined ? (player.bot === undefined ? player.name : '') : nameForBot(session, seats)
    setSeat(chosen === undefined ? { name } : { name, bot: chosen })
    setPicking(false)
  }
  const isTaken = seats.some(({ name }, nth) => nth !== town && name === seat.name)
  return (
    <Dialog title={t.who(townName(state, town))} onClose={props.onClose}>
      <div class="seat-form">
        <button type="button" class="who button" onClick={() => setPicking(true)}>
          <Face name={faceOf(town, bot)} size={32} />{' '}
          {bot === undefined ? around().setup.person : words().bots[bot].name}
        </button>
        <label class="field">
          <span class="label">{around().setup.name}</span>
          <input
            type="text"
            value={seat.name}
            onInput={({ currentTarget: { value } }) => setSeat({ ...seat, name: withinRoom(value) })}
          />
        </label>
        {onTonight && (
          <Segments
            legend={t.howLong}
            name="how-long"
            options={[
              { value: 'tonight', text: t.thisGame },
              { value: 'always', text: t.always },
            ]}
            value={isForGood ? 'always' : 'tonight'}
            onPick={(wish) => setForGood(wish === 'always')}
          />
        )}
        <p class="soft">{isForGood ? t.alwaysHint : t.thisGameHint}</p>
        <button
          type="button"
          class="button main"
          disabled={seat.name.trim() === '' || isTaken}
          onClick={() => {
            const named = { ...seat, name: seat.name.trim() }
            if (isForGood) props.onForGood(named)
            else onTonight?.(named)
            props.onClose()
          }}
        >
          {t.sitDown}
        </button>
      </div>
      {isPicking && (
        <PlayerPicker
          seat={town}
          title={around().setup.who}
          bot={bot}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </Dialog>
  )
}

/** Towns change hands between games, for good. */
export function WhoPlays({ session }: { readonly session: CampaignSession }) {
  const { state } = session.news.value
  const [changing, change] = useState<number | null>(null)
  const players = state.towns.map(({ player }) => player)
  return (
    <div class="tonight">
      <ul>
        {state.towns.map((_, town) => (
          <li key={town}>
            <TownTag state={state} town={town} />
            <ChangePlayer state={state} town={town} onClick={() => change(town)} />
          </li>
        ))}
      </ul>
      {changing !== null && (
        <SomebodyElse
          session={session}
          town={changing}
          seats={players}
          onClose={() => change(null)}
          onForGood={(seat) => void session.takeOver(changing, seat)}
        />
      )}
    </div>
  )
}
