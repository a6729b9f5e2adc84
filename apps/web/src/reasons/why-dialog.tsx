import type { Decision } from '@machinami/host'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { isBotId } from '../bots/who.ts'
import type { Game } from '../game/game.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Segments } from '../shell/segments.tsx'
import { useGrowing } from '../shell/steady.ts'
import { aside } from '../words/aside.ts'
import { words } from '../words/index.ts'
import { DecisionRow } from './decision-row.tsx'
import { Findings } from './findings.ts'
import { TurningPoints } from './turning-points.tsx'
import './reasons.css'

const ROWS_A_FRAME = 4

/** After the game: what everybody decided, and what speaks for it. Whoever played here comes first. */
export default function WhyDialog({ game, onClose }: { readonly game: Game; readonly onClose: () => void }) {
  const t = words()
  const [decisions, setDecisions] = useState<readonly Decision[] | null>(null)
  const bots = game.info.seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [seat]))
  const everybody = [...game.people, ...bots]
  const [seat, setSeat] = useState(everybody[0] ?? 0)
  const findings = useMemo(() => new Findings(game), [game])
  useEffect(() => {
    void game.decisions().then(setDecisions)
  }, [game])
  const { name, bot } = game.info.seats[seat]
  const own = useMemo(() => decisions?.filter((decision) => decision.seat === seat) ?? [], [decisions, seat])
  return (
    <Dialog title={aside().reasons.whyTitle} wide onClose={onClose}>
      <div class="reasons">
        <Segments
          name="why"
          legend={aside().reasons.whose}
          options={everybody.map((each) => ({ value: String(each), text: game.info.seats[each].name }))}
          value={String(seat)}
          onPick={(value) => setSeat(Number(value))}
        />
        {isBotId(bot) && (
          <p>
            {aside().reasons.isA(name, t.bots[bot].name)} {t.bots[bot].about}
          </p>
        )}
        {decisions === null && <p class="soft">{aside().reasons.thinking}</p>}
        {decisions !== null && own.length === 0 && <p class="soft">{aside().reasons.noChoices}</p>}
        {own.length > 0 && <Choices key={seat} game={game} decisions={own} findings={findings} />}
        <p class="soft">{t.sentences([aside().reasons.aPoint, aside().reasons.explain])}</p>
      </div>
    </Dialog>
  )
}

/** The choices of one player. What they cost is worked out while somebody looks at them, and not a moment longer. */
function Choices(props: { readonly game: Game; readonly decisions: readonly Decision[]; readonly findings: Findings }) {
  const { game, decisions, findings } = props
  const laid = useGrowing(decisions.length, ROWS_A_FRAME)
  const isLaid = laid === decisions.length
  useEffect(() => {
    if (!isLaid) return
    let isOver = false
    void findings.askAll(decisions, () => isOver)
    return () => {
      isOver = true
    }
  }, [decisions, findings, isLaid])
  return (
    <>
      <TurningPoints decisions={decisions} findings={findings} />
      <ol class="decisions">
        {decisions.slice(0, laid).map((decision) => (
          <DecisionRow key={decision.n} game={game} decision={decision} findings={findings} />
        ))}
      </ol>
    </>
  )
}
