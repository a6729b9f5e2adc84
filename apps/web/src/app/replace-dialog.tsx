import { Dialog } from '../shell/dialog.tsx'
import { go } from '../shell/router.ts'
import { replacing } from '../store/in-progress.ts'
import { firstWords } from '../words/index.ts'

/** May a new game, or a record, take the place of the game in progress? */
export default function ReplaceDialog() {
  if (!replacing.value) return null
  const { by, answer } = replacing.value
  const t = firstWords().start
  const asked = t.replaceBy[by]
  return (
    <Dialog title={t.replaceTitle} onClose={() => answer(false)}>
      <p>{asked.text}</p>
      <button
        type="button"
        class="button main"
        onClick={() => {
          answer(false)
          go('play')
        }}
      >
        {t.keepOld}
      </button>
      <button type="button" class="button replace" onClick={() => answer(true)}>
        {asked.go}
      </button>
    </Dialog>
  )
}
