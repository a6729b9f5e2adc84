import { replacing } from '../store/in-progress.ts'
import { words } from '../words/index.ts'
import { Dialog } from './dialog.tsx'
import { go } from './router.ts'

/** May the new game take the place of the one in progress? */
export default function ReplaceDialog() {
  const answer = replacing.value
  if (!answer) return null
  const t = words().start
  return (
    <Dialog title={t.replaceTitle} onClose={() => answer(false)}>
      <p>{t.replaceText}</p>
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
        {t.replace}
      </button>
    </Dialog>
  )
}
