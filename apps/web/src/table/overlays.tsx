import type { Game } from '../game/game.ts'
import { lazyDialog } from '../shell/lazy.tsx'
import { withAround } from '../words/around.ts'
import { withAside } from '../words/aside.ts'
import type { Panel } from './table-screen.tsx'

const CardDialog = lazyDialog(
  async () => ({ default: (await withAside(() => import('./dialogs.ts'))).CardDialog }),
  ({ onClose }) => onClose(),
)
const TableMenu = lazyDialog(
  async () => ({ default: (await withAround(() => withAside(() => import('./dialogs.ts')))).TableMenu }),
  ({ onClose }) => onClose(),
)
const KeysDialog = lazyDialog(
  async () => ({ default: (await withAround(() => import('./dialogs.ts'))).KeysDialog }),
  ({ onClose }) => onClose(),
)
const GoalDialog = lazyDialog(
  async () => ({ default: (await import('./dialogs.ts')).GoalDialog }),
  ({ onClose }) => onClose(),
)
const LogDialog = lazyDialog(
  async () => ({ default: (await withAround(() => import('./panels.tsx'))).LogDialog }),
  ({ onClose }) => onClose(),
)
const OddsDialog = lazyDialog(
  async () => ({ default: (await withAround(() => import('./panels.tsx'))).OddsDialog }),
  ({ onClose }) => onClose(),
)
const HandOver = lazyDialog(
  async () => ({ default: (await import('../hand-over/hand-over.tsx')).HandOver }),
  () => undefined,
)
const HintDialog = lazyDialog(
  () => withAside(() => import('../reasons/hint-dialog.tsx')),
  ({ onClose }) => onClose(),
)

/** Everything that can lie over the table: a card, a panel, the hand-over. */
export function Overlays(props: {
  readonly game: Game
  readonly card: string | null
  readonly panel: Panel
  readonly onCard: (card: null) => void
  readonly onPanel: (panel: null) => void
}) {
  const { game, card, panel, onCard, onPanel } = props
  return (
    <>
      {card !== null && <CardDialog key={card} game={game} id={card} onClose={() => onCard(null)} />}
      {panel === 'menu' && <TableMenu game={game} onClose={() => onPanel(null)} />}
      {panel === 'hint' && game.question.value && (
        <HintDialog game={game} question={game.question.value} onClose={() => onPanel(null)} />
      )}
      {panel === 'keys' && <KeysDialog onClose={() => onPanel(null)} />}
      {panel === 'goal' && <GoalDialog game={game} onClose={() => onPanel(null)} />}
      {panel === 'log' && <LogDialog game={game} onClose={() => onPanel(null)} />}
      {panel === 'odds' && <OddsDialog game={game} onClose={() => onPanel(null)} />}
      {game.isSecret && game.holder.value !== game.question.value?.seat && <HandOver game={game} />}
    </>
  )
}
