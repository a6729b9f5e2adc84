import { useState } from 'preact/hooks'
import { keepProblem } from '../store/database.ts'
import { firstWords } from '../words/index.ts'
import type { KeepProblem } from '../words/keep-problems.ts'
import { useLateWords } from './late-words.ts'

/** What could not be kept, and what to do about it, until it has been read. */
export function KeepNotice() {
  const problem = keepProblem.value
  const [read, setRead] = useState<KeepProblem | null>(null)
  if (problem === null || problem === read) return null
  return <Said problem={problem} onRead={() => setRead(problem)} />
}

function Said({ problem, onRead }: { readonly problem: KeepProblem; readonly onRead: () => void }) {
  const texts = useLateWords(firstWords().kept)
  if (!texts) return null
  return (
    <div class="paper notice" role="alert">
      <p>{texts[problem]}</p>
      <button type="button" class="button small" onClick={onRead}>
        {firstWords().close}
      </button>
    </div>
  )
}
