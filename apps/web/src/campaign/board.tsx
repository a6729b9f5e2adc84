import { winsOf } from '@machinami/campaign'
import type { ComponentChildren } from 'preact'
import { Building } from '../pictures/building.tsx'
import { Coin } from '../pictures/coin-face-icon.tsx'
import { nameOf } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import type { SeenState } from '../worker/campaign-messages.ts'
import { campaignWords } from './late-words.ts'
import { ThingPicture } from './pictures.tsx'
import type { CampaignSession } from './session.ts'
import { playersOf, TownFace, tinted, townName } from './towns.tsx'
import './board.css'

/** A town board: its name, three slots, check marks, flags, and whatever was stuck on it. */
export function Board(props: {
  readonly session: CampaignSession
  readonly town: number
  /** The place of a sticker that is being stuck on. */
  readonly children?: ComponentChildren
}) {
  const { session, town } = props
  const { state } = session.news.value
  const board = state.towns[town]
  const t = campaignWords().board
  return (
    <section class="town-board" style={tinted(state, town)} aria-label={townName(state, town)}>
      <header class="board-name">
        <TownFace state={state} town={town} size={32} />
        <strong class="display">{townName(state, town)}</strong>
        <Wins state={state} town={town} />
      </header>
      <ol class="board-slots">
        {board.slots.map((cost, nth) => {
          const landmark = state.landmarks[nth]
          return (
            <li key={nth}>
              <span class="slot-card">
                {landmark && <Building id={landmark.card} />}
                {landmark && <span class="slot-letter display">{landmark.letter}</span>}
              </span>
              <span class="slot-name">{landmark ? nameOf(landmark.card) : t.empty}</span>
              <span class="slot-cost display">
                <Coin size={15} />
                {cost}
              </span>
            </li>
          )
        })}
      </ol>
      <div class="board-places">
        <div>
          <h3>{t.townSquare}</h3>
          <p class="board-marks" aria-label={t.marks(board.marks)} role="img">
            {Array.from({ length: board.marks }, (_, nth) => (
              <Check key={nth} />
            ))}
          </p>
        </div>
        <p class="board-square soft">{lang().list(board.square.map(({ card }) => nameOf(card)))}</p>
        <div>
          <h3>{t.flags}</h3>
          <p class="board-flags" aria-label={t.flagCount(board.flags)} role="img">
            {Array.from({ length: board.flags }, (_, nth) => (
              <Flag key={nth} />
            ))}
          </p>
        </div>
        {board.stickers.map(({ id, number }) => (
          <div class="stuck" key={id}>
            <ThingPicture book={session.book.value} id={id} />
            {number !== undefined && (
              <span class="display sticker-number" aria-hidden="true">
                {number}
              </span>
            )}
            <span class="unseen">{number === undefined ? nameOf(id) : `${nameOf(id)}: ${number}`}</span>
          </div>
        ))}
        {props.children}
      </div>
    </section>
  )
}

function Wins({ state, town }: { readonly state: SeenState; readonly town: number }) {
  const wins = winsOf(state, town)
  const player = playersOf(state)[town]
  return <span class="board-wins">{wins > 0 ? campaignWords().board.wins(wins) : player}</span>
}

const Check = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M5 13l5 5L19 6"
      fill="none"
      stroke="currentColor"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)

export const Flag = () => (
  <svg viewBox="0 0 28 40" aria-hidden="true">
    <path d="M7 37V4" stroke="var(--on-board)" stroke-width="3" stroke-linecap="round" />
    <path
      d="M8 5h18l-5 6.500l5 6.500H8z"
      fill="var(--cloth)"
      stroke="#22314f"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
  </svg>
)

/** All boards side by side. */
export function Boards({ session }: { readonly session: CampaignSession }) {
  return (
    <div class="boards">
      {session.news.value.state.towns.map((_, town) => (
        <Board key={town} session={session} town={town} />
      ))}
    </div>
  )
}
