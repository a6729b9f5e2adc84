import { play } from '../sound/sounds.ts'
import { Map } from './island.tsx'
import { campaignWords } from './late-words.ts'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { playersOf, TownTag, townName } from './towns.tsx'

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
        <div class="won-town paper">
          <TownTag state={state} town={winner} size={72} />
        </div>
        <Map state={state} />
      </div>
    </Stage>
  )
}
