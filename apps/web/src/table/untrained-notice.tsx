import type { Game } from '../game/game.ts'
import { aside } from '../words/aside.ts'
import { words } from '../words/index.ts'
import { lesson } from '../worker/learning.ts'

/** Trained bots that have to do without what they learned say so, once, and how far they are with learning; the game goes on. */
export default function UntrainedNotice({ game }: { readonly game: Game }) {
  const why = game.untrained.value
  if (why === null) return null
  const t = words()
  const close = () => {
    game.untrained.value = null
  }
  return (
    <div class="toast paper untrained" role="status">
      <p>{aside().untrained[why]}</p>
      <Learning />
      <button type="button" class="button small" onClick={close}>
        {t.close}
      </button>
    </div>
  )
}

/** One small sign: how much of the lesson is over, or that it has paid. */
function Learning() {
  const news = lesson.value
  if (news === null) return null
  const t = aside().learning
  return news.isUsed ? (
    <p>{t.learned}</p>
  ) : news.done < 1 ? (
    <p>
      <label>
        {t.label} <progress max={1} value={news.done} />
      </label>
    </p>
  ) : (
    <p>{t.asGood}</p>
  )
}
