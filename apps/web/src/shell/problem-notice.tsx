import type { RefusalCode } from '@machinami/cards'
import type { RefusalWords } from '@machinami/lang'
import { explain, recordIs } from '../words/explain.ts'
import { firstWords } from '../words/index.ts'
import { problem } from './problem.ts'

/** What is wrong with a record, as somebody sees it who only wants to open it. */
const RECORD: { readonly [code in RefusalCode]?: keyof RefusalWords['records'] } = {
  'not-a-record': 'foreign',
  'unreadable-file': 'foreign',
  'bad-header': 'damaged',
  'bad-line': 'damaged',
  'bad-cause': 'changed',
  'facts-differ': 'changed',
  'ruleset-differs': 'changed',
  'seats-differ': 'changed',
  'record-goes-on': 'changed',
  'dice-differ': 'changed',
  'no-seed': 'changed',
  'seed-differs': 'changed',
}

const notCome = (what: 'no-words' | 'not-fetched'): string =>
  what === 'no-words' ? firstWords().noWords : firstWords().oops.notFetched

/** Why something could not be done, until it has been read: in plain words first, the exact reason small below. */
export function ProblemNotice() {
  const what = problem.value
  if (!what) return null
  const kind = typeof what === 'string' ? undefined : RECORD[what.refused]
  const reason = typeof what === 'string' ? notCome(what) : explain(what)
  const plain = kind === undefined ? '' : recordIs(kind)
  return (
    <div class="paper notice" role="alert">
      <p>
        {plain === '' ? reason : plain}
        {plain !== '' && <small class="soft">{reason}</small>}
      </p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          problem.value = null
        }}
      >
        {firstWords().close}
      </button>
    </div>
  )
}
