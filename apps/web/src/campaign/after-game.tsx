import { IslandMap } from './island.tsx'
import { campaignWords } from './late-words.ts'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'

/** Everything is put away: this is what the island has become. */
export function AfterGame(props: { readonly session: CampaignSession; readonly onNext: () => void }) {
  const { session } = props
  const { state } = session.news.value
  const t = campaignWords()
  const isLast = state.register.length >= state.head.games
  return (
    <Stage
      session={session}
      kind="after-game"
      title={t.island.after(state.register.length)}
      dock={
        <>
          <span class="dock-text">{t.island.pause}</span>
          <Main onClick={props.onNext} disabled={session.busy.value}>
            {isLast ? t.next : t.island.next}
          </Main>
        </>
      }
    >
      <IslandMap session={session} />
    </Stage>
  )
}
