import { TownFace, townName } from '../campaign/towns.tsx'
import { myName } from '../friends/my-tables.ts'
import { Glyph } from '../shell/glyph.tsx'
import { pressable } from '../shell/pressable.ts'
import type { FriendsWords } from '../words/friends-words.ts'
import { lang, words } from '../words/index.ts'
import type { FarSession } from './far-session.ts'
import { togetherWords } from './late-words.ts'

/** In place of what to do now: who is waited for. Nothing while it is up to us. */
export function WaitDock({ session }: { readonly session: FarSession }) {
  const { state } = session.news.value
  const t = togetherWords()
  const { here } = session.table.now.value
  const [waiting] = session.others.filter(({ towns }) => towns.length > 0)
  if (!waiting) return null
  const { question, towns } = waiting
  const names = lang().list(towns.map((town) => townName(state, town)))
  const isAlone = question.town === null && session.me !== null && towns.every((town) => !here.includes(town))
  return (
    <>
      <span class="dock-wait" role="status">
        <span class="gathered">
          {towns.map((town) => (
            <TownFace key={town} state={state} town={town} size={36} />
          ))}
        </span>
        <span>
          <strong>{t.waitFor(names)}</strong>
          {question.town === null && <small>{t.allRead}</small>}
        </span>
      </span>
      {isAlone && (
        <button
          type="button"
          class="button"
          {...pressable(session.busy.value, () => void session.goOnAlone(question.n))}
        >
          {t.without(names)}
        </button>
      )}
    </>
  )
}

/** Whoever has no town watches, and may take one that nobody has. */
export function WatchDock({ session }: { readonly session: FarSession }) {
  const { state } = session.news.value
  const t = togetherWords()
  const { doc } = session.table.now.value
  const { tonight } = session.evening
  const free = doc?.seats.findIndex((seat, town) => seat.is === 'free' || tonight[town]?.is === 'free') ?? -1
  const name = () => myName.peek().trim() || words().names.player((doc?.seats.length ?? 0) + 1)
  const sitIn = async () => {
    if (await session.deed({ do: 'join', name: name(), seat: free })) session.holdSeat()
  }
  return (
    <>
      <span class="dock-text" role="status">
        {t.youWatch}
      </span>
      {free >= 0 && (
        <button type="button" class="button main" {...pressable(session.busy.value, () => void sitIn())}>
          {t.playTown(townName(state, free))}
        </button>
      )}
    </>
  )
}

/** What is said at the table; a dialog of the page shows it. */
export const TalkLink = ({ t, session }: { readonly t: FriendsWords; readonly session: FarSession }) => (
  <button
    type="button"
    class="icon-button talk-button"
    aria-label={t.talk}
    title={t.talk}
    onClick={() => {
      session.isLookingUp.value = false
      session.table.isTalking.value = true
    }}
  >
    <Glyph name="talk" />
  </button>
)
