import { useState } from 'preact/hooks'
import { ProblemNotice } from '../shell/problem-notice.tsx'
import { forgetOldSave, oldSave } from '../store/old-save.ts'
import { keeps } from '../store/storage.ts'
import { firstWords } from '../words/index.ts'

/** What went wrong, said kindly, with a way on. */
export function Notices() {
  const t = firstWords().start
  const [isBroken, setBroken] = useState(() => oldSave()?.save === null)
  return (
    <>
      <ProblemNotice />
      {isBroken && (
        <div class="paper notice" role="status">
          <p>{t.brokenSave}</p>
          <button
            type="button"
            class="button small"
            onClick={() => {
              forgetOldSave()
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
