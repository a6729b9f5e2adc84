import { play } from '../sound/sounds.ts'
import type { SeenState } from '../worker/campaign-messages.ts'
import { Board } from './board.tsx'
import { colourOf } from './colours.ts'
import { Map } from './island.tsx'
import { campaignWords } from './late-words.ts'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { playersOf, townName } from './towns.tsx'

/** A game is won: before anything is read, everybody sees by whom. */
export function Won(props: { readonly session: CampaignSession; readonly onNext: () => void }) {
  const { session } = props
  const { state } = session.news.value
  const t = campaignWords()
  const winner = state.lastWinner ?? 0
  return (
    <Stage
      session={session}
      kind="won"
      above={t.game(state.game)}
      title={t.won.title(townName(state, winner))}
      dock={
        <>
          <span class="dock-text">{t.won.hint(playersOf(state)[winner])}</span>
          <Main
            disabled={session.busy.value}
            onClick={() => {
              play('paper')
              props.onNext()
            }}
          >
            {t.won.read}
          </Main>
        </>
      }
    >
      <div class="won-page">
        <div class="won-town">
          <Garland state={state} />
          <Board session={session} town={winner} />
        </div>
        <Map state={state} />
      </div>
    </Stage>
  )
}

const PENNANTS = 13
const WIDTH = 360

/** Pennants in the colours of all towns, over the board of the one that won. */
function Garland({ state }: { readonly state: SeenState }) {
  const sag = (x: number) => 8 + 20 * (1 - ((2 * x) / WIDTH - 1) ** 2)
  return (
    <svg class="won-garland" viewBox={`0 0 ${WIDTH} 56`} aria-hidden="true">
      <path d={`M0 8Q${WIDTH / 2} 48 ${WIDTH} 8`} fill="none" stroke="#22314f" stroke-width="2" />
      {Array.from({ length: PENNANTS }, (_, nth) => {
        const x = (WIDTH / PENNANTS) * (nth + 0.5)
        const town = nth % state.towns.length
        return (
          <path
            key={nth}
            d={`M${x - 10} ${sag(x - 10)}L${x + 10} ${sag(x + 10)}L${x} ${sag(x) + 22}z`}
            fill={colourOf(state.towns[town].colour, town)}
            stroke="#22314f"
            stroke-width="1.6"
            stroke-linejoin="round"
          />
        )
      })}
    </svg>
  )
}
