import type { Decision } from '@machinami/host'
import { aside } from '../words/aside.ts'
import { words } from '../words/index.ts'
import { turnName } from '../words/turn-name.ts'
import { verdictOn } from './cost.ts'
import { points, rowOf } from './decision-row.tsx'
import type { Finding, Findings } from './findings.ts'

const MOST = 3

const costIn = (found: Finding, { answer }: Decision): number =>
  found === null || found === 'nothing' ? 0 : verdictOn(found, answer).cost

/** Unfolds a choice and goes there. */
function show(n: number): void {
  const row = document.getElementById(rowOf(n))
  if (!(row instanceof HTMLDetailsElement)) return
  row.open = true
  row.querySelector('summary')?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'start' })
}

/** The choices that cost the most, as ways to their rows; before that, how far the counting is. */
export function TurningPoints(props: { readonly decisions: readonly Decision[]; readonly findings: Findings }) {
  const t = words()
  const { decisions, findings } = props
  const found = decisions.flatMap(({ n }) => findings.of(n).value ?? [])
  if (found.some((each) => each !== 'nothing' && each.loss === null)) return <p>{aside().reasons.noNet}</p>
  if (found.length < decisions.length)
    return <p class="counting soft">{aside().reasons.counting(found.length, decisions.length)}</p>
  const dear = decisions
    .map((decision, i) => ({ ...decision, cost: costIn(found[i], decision) }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
  if (dear.length === 0) return <p>{aside().reasons.noneDear}</p>
  return (
    <p class="turning-points">
      <span>{aside().reasons.turningPoints}</span>
      {dear.slice(0, MOST).map(({ n, turn, cost }) => (
        <button key={n} type="button" class="button small" onClick={() => show(n)}>
          {t.table.about(turnName(turn), points(cost))}
        </button>
      ))}
    </p>
  )
}
