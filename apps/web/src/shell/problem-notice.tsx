import { explain } from '@machinami/lang'
import { lang, words } from '../words/index.ts'
import { problem } from './problem.ts'

/** Why something could not be done, until it has been read. */
export function ProblemNotice() {
  if (!problem.value) return null
  return (
    <div class="paper notice" role="alert">
      <p>{explain(lang(), problem.value)}</p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          problem.value = null
        }}
      >
        {words().close}
      </button>
    </div>
  )
}
