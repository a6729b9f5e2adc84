import { textIn } from './book.ts'
import { campaignWords } from './late-words.ts'
import { Prose } from './prose.tsx'
import type { CampaignSession } from './session.ts'
import { Stage } from './stage.tsx'
import { TownTag, townName } from './towns.tsx'

/** A bot decides: two backs, and who is thinking. */
export function Waiting({ session }: { readonly session: CampaignSession }) {
  const { state } = session.news.value
  const { now, lastWinner } = state
  const t = campaignWords().waiting
  const town = now.at === 'asking' || now.at === 'sticking' ? now.left[0] : (lastWinner ?? 0)
  const about = now.at === 'asking' ? now.ask.id : now.at === 'sticking' ? now.sticker.id : ''
  const text = textIn(state, session.book.value, about)
  return (
    <Stage
      session={session}
      kind="waiting"
      above={campaignWords().game(state.game)}
      title={t.title(townName(state, town))}
      dock={<span class="dock-text">{now.at === 'choosing' ? t.hint : ''}</span>}
    >
      {now.at === 'choosing' ? (
        <div class="waiting-backs" aria-hidden="true">
          <span class="card-back display">?</span>
          <span class="card-back display">?</span>
        </div>
      ) : (
        <div class="paper before-text" lang={text?.language}>
          {text?.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Prose text={paragraph} />
            </p>
          ))}
        </div>
      )}
      <p class="waiting-town">
        <TownTag state={state} town={town} size={56} />
      </p>
    </Stage>
  )
}
