import type { Decision } from '@machinami/host'
import { tell } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { contextOf } from '../game/context.ts'
import type { Game } from '../game/game.ts'
import { Building } from '../pictures/building.tsx'
import { aside } from '../words/aside.ts'
import { decimal } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import { turnName } from '../words/turn-name.ts'
import { verdictOn } from './cost.ts'
import type { Findings } from './findings.ts'
import { ReasonRow } from './reason-row.tsx'
import '../shell/fold.css'

/** So much of the chance to win, and a row's bar is full: games are lost by less. */
const FULL = 0.15

/** Points of the chance to win that were lost. */
export const points = (cost: number): string => `−${decimal(100 * cost)}`

export const rowOf = (n: number): string => `choice-${n}`

interface About {
  readonly game: Game
  readonly decision: Decision
  readonly findings: Findings
}

/** One choice: what it was and what it cost; unfolded, what else there was. */
export function DecisionRow(props: About) {
  const { game, decision } = props
  const [isOpen, open] = useState(false)
  const { n, seat, answer, turn } = decision
  return (
    <li>
      <details id={rowOf(n)} class="fold" onToggle={(event) => open(event.currentTarget.open)}>
        <summary>
          <span class="decision-picture">{'card' in answer && <Building id={answer.card} />}</span>
          <span class="decision-text">
            <span class="soft">{turnName(turn)}</span>
            <span>{tell(lang(), { kind: 'decided', seat, answer }, contextOf(game))}</span>
          </span>
          <Cost {...props} />
        </summary>
        {isOpen && <Reasons {...props} />}
      </details>
    </li>
  )
}

/** What a choice cost, with a bar that finds the eye. */
function Cost({ decision, findings }: About) {
  const t = aside().reasons.short
  const found = findings.of(decision.n).value
  if (found === null || found === 'nothing') return <span class="decision-cost" />
  const { is, cost } = verdictOn(found, decision.answer)
  if (is === 'unknown') return null
  if (is !== 'dear') return <span class="decision-cost soft">{is === 'best' ? t.best : t.asGood}</span>
  return (
    <span class="decision-cost dear" style={{ '--part': Math.min(1, cost / FULL) }}>
      <b class="display">{points(cost)}</b> <small>{t.points}</small>
    </span>
  )
}

function Reasons({ game, decision, findings }: About) {
  const t = aside().reasons
  const { n, answer, seat } = decision
  useEffect(() => void findings.ask(n), [findings, n])
  const found = findings.of(n).value
  if (found === null) return <p class="soft">{t.thinking}</p>
  if (found === 'nothing') return <p>{t.noReasons}</p>
  const { chosen, is, cost } = verdictOn(found, answer)
  const said = { best: t.best, 'as-good': t.asGood, dear: t.cost(decimal(100 * cost)) }
  return (
    <>
      {is !== 'unknown' && <p>{said[is]}</p>}
      <ol>
        {found.best.map((reason) => (
          <ReasonRow
            key={reason.move}
            game={game}
            seat={seat}
            reason={reason}
            mark={reason === chosen ? t.chosen : undefined}
            {...(is === 'dear' ? { digits: 1 } : {})}
          />
        ))}
      </ol>
    </>
  )
}
