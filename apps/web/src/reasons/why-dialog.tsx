import type { Explanation } from '@machinami/bots'
import { tell } from '@machinami/lang'
import { useEffect, useState } from 'preact/hooks'
import { isBotId } from '../bots/who.ts'
import { percent } from '../cards/words-of-card.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Segments } from '../shell/segments.tsx'
import { Building } from '../street/building.tsx'
import { contextOf } from '../table/context.ts'
import type { Game } from '../table/game.ts'
import { lang, words } from '../words/index.ts'
import type { Decision } from '../worker/messages.ts'
import { costOf, TASTE } from './cost.ts'
import { ReasonRow } from './reason-row.tsx'
import '../shell/fold.css'

/** After the game: what everybody decided, and what speaks for it. Whoever played here comes first. */
export default function WhyDialog({ game, onClose }: { readonly game: Game; readonly onClose: () => void }) {
  const t = words()
  const [decisions, setDecisions] = useState<readonly Decision[] | null>(null)
  const bots = game.info.seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [seat]))
  const everybody = [...game.people, ...bots]
  const [seat, setSeat] = useState(everybody[0] ?? 0)
  useEffect(() => {
    void game.decisions().then(setDecisions)
  }, [game])
  const { name, bot } = game.info.seats[seat]
  const own = decisions?.filter((decision) => decision.seat === seat) ?? []
  return (
    <Dialog title={t.reasons.whyTitle} wide onClose={onClose}>
      <div class="reasons">
        <Segments
          name="why"
          legend={t.reasons.whose}
          options={everybody.map((each) => ({ value: String(each), text: game.info.seats[each].name }))}
          value={String(seat)}
          onPick={(value) => setSeat(Number(value))}
        />
        {isBotId(bot) && (
          <p>
            {t.reasons.isA(name, t.bots[bot].name)} {t.bots[bot].about}
          </p>
        )}
        {decisions === null && <p class="soft">{t.reasons.thinking}</p>}
        {decisions !== null && own.length === 0 && <p class="soft">{t.reasons.noChoices}</p>}
        <ol class="decisions">
          {own.map((decision) => (
            <DecisionRow key={decision.n} game={game} decision={decision} />
          ))}
        </ol>
        <p class="soft">{t.reasons.explain}</p>
      </div>
    </Dialog>
  )
}

function DecisionRow({ game, decision }: { readonly game: Game; readonly decision: Decision }) {
  const [isOpen, open] = useState(false)
  const { seat, answer, turn } = decision
  return (
    <li>
      <details class="fold" onToggle={(event) => open(event.currentTarget.open)}>
        <summary>
          <span class="decision-picture">{'card' in answer && <Building id={answer.card} />}</span>
          <span class="decision-text">
            <span class="soft">{words().table.turn(turn)}</span>
            <span>{tell(lang(), { kind: 'decided', seat, answer }, contextOf(game))}</span>
          </span>
        </summary>
        {isOpen && <Reasons game={game} decision={decision} />}
      </details>
    </li>
  )
}

function Reasons({ game, decision }: { readonly game: Game; readonly decision: Decision }) {
  const t = words().reasons
  const [seen, setSeen] = useState<Explanation | 'nothing' | null>(null)
  useEffect(() => {
    void game.reasons(decision.n).then((found) => setSeen(found ?? 'nothing'))
  }, [game, decision.n])
  if (seen === null) return <p class="soft">{t.thinking}</p>
  if (seen === 'nothing') return <p>{t.noReasons}</p>
  const done = JSON.stringify(decision.answer)
  const chosen = seen.best.find(({ answer }) => JSON.stringify(answer) === done)
  const isLoss = chosen !== seen.best[0] && seen.loss !== null && seen.loss >= TASTE
  const { cost, digits } = costOf(seen.loss ?? 0, seen.best[0]?.chance ?? null, chosen?.chance ?? null)
  const asGood = chosen === seen.best[0] ? t.best : t.asGood
  const verdict = isLoss ? t.cost(percent(cost, digits)) : asGood
  return (
    <>
      <p>{seen.loss === null ? t.noNet : verdict}</p>
      <ol>
        {seen.best.map((reason) => (
          <ReasonRow
            key={reason.move}
            game={game}
            seat={decision.seat}
            reason={reason}
            mark={reason === chosen ? t.chosen : undefined}
            {...(isLoss ? { digits } : {})}
          />
        ))}
      </ol>
    </>
  )
}
