import type { Refusal } from '@machinami/cards'
import { explain } from '@machinami/lang'
import { useState } from 'preact/hooks'
import { forgetGame, keptGame } from '../store/save.ts'
import { keeps } from '../store/storage.ts'
import { lang, words } from '../words/index.ts'

/** What went wrong, said kindly, with a way on. */
export function Notices({ refusal, onRead }: { readonly refusal: Refusal | null; readonly onRead: () => void }) {
  const t = words().start
  const [isBroken, setBroken] = useState(() => keptGame() === 'broken')
  return (
    <>
      {refusal && (
        <div class="paper notice" role="alert">
          <p>{explain(lang(), refusal)}</p>
          <button type="button" class="button small" onClick={onRead}>
            {words().close}
          </button>
        </div>
      )}
      {isBroken && (
        <div class="paper notice" role="status">
          <p>{t.brokenSave}</p>
          <button
            type="button"
            class="button small"
            onClick={() => {
              forgetGame()
              setBroken(false)
            }}
          >
            {t.forgetSave}
          </button>
        </div>
      )}
      {!keeps.value && (
        <div class="paper notice" role="status">
          <p>{t.nothingKept}</p>
        </div>
      )}
    </>
  )
}
