import type { GameSeat } from '@machinami/campaign'
import { champions } from '@machinami/campaign'
import { useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { play } from '../sound/sounds.ts'
import { nameOf } from '../words/card-words.ts'
import { textIn } from './book.ts'
import { Changes, Map } from './island.tsx'
import { campaignWords } from './late-words.ts'
import { inLanguage } from './packs.ts'
import { Prose } from './prose.tsx'
import { RegisterTable } from './register.tsx'
import type { CampaignSession } from './session.ts'
import { Main, Stage } from './stage.tsx'
import { TownTag, townList } from './towns.tsx'
import { TuneBox } from './tune-drum.tsx'
import { Seats } from './who-plays.tsx'

/** The story is told: who has won it, what the island has become, and one more game whenever anybody likes. */
export function Over(props: {
  readonly session: CampaignSession
  readonly onPlay: (seats: readonly GameSeat[], all: boolean) => void
}) {
  const { session } = props
  const { state, asked } = session.news.value
  const t = campaignWords()
  const seats = useSignal<readonly GameSeat[]>(state.towns.map(({ player }) => player))
  const [isAll, setAll] = useState(false)
  const best = champions(state)
  const wins = state.register.filter(({ town }) => town === best[0]).length
  const free = asked.find(({ kind }) => kind === 'start-free-game')
  const text = state.freePlay ? textIn(state, session.book.value, state.freePlay.id) : null
  return (
    <Stage
      session={session}
      kind="epilogue"
      above={inLanguage(state.head.title)}
      title={t.over.title}
      dock={
        free && (
          <>
            <label class="all-stacks">
              <input type="checkbox" checked={isAll} onChange={({ currentTarget }) => setAll(currentTarget.checked)} />
              {t.over.all}
            </label>
            <Main
              disabled={session.busy.value}
              onClick={() => {
                play('dice')
                props.onPlay(seats.value, isAll)
              }}
            >
              {t.over.play}
            </Main>
          </>
        )
      }
    >
      <div class="over-page">
        <section class="champions paper">
          <h2>{t.over.champions(townList(state, best), best.length)}</h2>
          <p>
            {best.map((town) => (
              <TownTag key={town} state={state} town={town} size={56} />
            ))}
          </p>
          <span class="board-wins">{t.board.wins(wins)}</span>
        </section>
        {state.tune && (
          <section class="paper over-tune">
            <TuneBox state={state} name={nameOf} />
          </section>
        )}
        <Map state={state} />
        <Changes state={state} />
        <RegisterTable state={state} />
        {state.freePlay && text && (
          <section class="paper before-text" lang={text.language}>
            <h2>{text.title ?? nameOf(state.freePlay.id)}</h2>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph} />
              </p>
            ))}
          </section>
        )}
        {free && <Seats session={session} seats={seats} />}
      </div>
    </Stage>
  )
}
