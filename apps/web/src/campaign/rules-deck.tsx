import { useState } from 'preact/hooks'
import { textIn } from './book.ts'
import { campaignWords } from './late-words.ts'
import { ReferencePaper, RulePaper } from './new-card.tsx'
import { StoryPicture } from './pictures.tsx'
import type { CampaignSession } from './session.ts'

/** The rules of this table as small cards; what is still sealed looks sealed, and has no number. */
export function RuleMinis(props: {
  readonly session: CampaignSession
  readonly now: string
  readonly onPick?: (rule: string) => void
}) {
  const { session, now, onPick } = props
  const { state } = session.news.value
  const t = campaignWords().rules
  const title = (id: string) => textIn(state, session.book.value, id)?.title ?? ''
  return (
    <ul class="rule-minis">
      {state.rules.map(({ id }) => (
        <li key={id}>
          <button
            type="button"
            ref={id === now ? bringIntoSight : null}
            class={`rule-mini ${id === now ? 'now' : ''}`}
            aria-current={id === now ? 'true' : undefined}
            disabled={!onPick}
            onClick={() => onPick?.(id)}
          >
            <strong>{t.number(session.numberOf(id))}</strong>
            <span>{title(id)}</span>
            <StoryPicture book={session.book.value} id={id} shape={1.8} />
          </button>
        </li>
      ))}
      {!state.isOver && (
        <li class="rule-mini sealed">
          <Lock />
          <span>{t.sealed}</span>
        </li>
      )}
    </ul>
  )
}

/** The rule that is read lies among its neighbours; only their row moves, never the page. */
function bringIntoSight(mini: HTMLElement | null): void {
  const row = mini?.closest<HTMLElement>('.rule-minis')
  if (mini && row) row.scrollLeft = mini.offsetLeft + mini.offsetWidth / 2 - row.clientWidth / 2
}

const Lock = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="M5 11h14v10H5zM8 11V7.500q0 -4.500 4 -4.500t4 4.500V11" />
  </svg>
)

/** The rules deck and the reference card, to be read by anybody at any time. */
export function RulesDeck({
  session,
  first,
}: {
  readonly session: CampaignSession
  readonly first?: string | undefined
}) {
  const { state } = session.news.value
  const [picked, pick] = useState<string | null>(first ?? null)
  const t = campaignWords().rules
  const read = (id: string) => textIn(state, session.book.value, id)
  return (
    <div class="rules-deck">
      <RuleMinis session={session} now={picked ?? ''} onPick={(id) => pick(id === picked ? null : id)} />
      {picked !== null && <RulePaper session={session} id={picked} text={read(picked)} />}
      {state.reference !== null && <ReferencePaper id={state.reference} text={read(state.reference)} />}
      {state.rules.length === 0 && <p class="soft">{t.none}</p>}
    </div>
  )
}
