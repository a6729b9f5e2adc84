import type { GameSeat, Told } from '@machinami/campaign'
import { useSignal } from '@preact/signals'
import { play } from '../sound/sounds.ts'
import { Map } from './island.tsx'
import { campaignWords } from './late-words.ts'
import { Prose } from './prose.tsx'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { Seats } from './who-plays.tsx'
import './before-game.css'

/** Everything is laid out: who plays tonight, and off we go. */
export function BeforeGame(props: {
  readonly session: CampaignSession
  readonly text: Told | null
  readonly isLost: boolean
  readonly onPlay: (seats: readonly GameSeat[]) => void
}) {
  const { session, text } = props
  const { state } = session.news.value
  const t = campaignWords()
  const isFree = state.isOver
  const seats = useSignal<readonly GameSeat[]>(state.towns.map(({ player }) => player))
  return (
    <Stage
      session={session}
      kind="before-game"
      above={isFree ? t.cards.freePlay : t.game(state.game)}
      title={t.before.title}
      dock={
        <>
          <span class="dock-text">{t.before.hint}</span>
          <Main
            disabled={session.busy.value}
            onClick={() => {
              play('dice')
              props.onPlay(seats.value)
            }}
          >
            {isFree ? t.over.play : t.before.play(state.game)}
          </Main>
        </>
      }
    >
      <div class="before-page">
        <Map state={state} />
        <div class="before-side">
          {props.isLost && (
            <p class="paper notice" role="alert">
              {t.before.lost}
            </p>
          )}
          {text && (
            <div class="paper before-text" lang={text.language}>
              {text.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Prose text={paragraph} />
                </p>
              ))}
            </div>
          )}
          <Seats session={session} seats={seats} />
        </div>
      </div>
    </Stage>
  )
}
