import type { Game } from '../game/game.ts'
import { HandOver } from '../hand-over/hand-over.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { lazyDialog } from '../shell/lazy.tsx'
import { withAside } from '../words/aside.ts'
import { words } from '../words/index.ts'
import type { Parts } from './table-parts.ts'
import type { Panel } from './table-screen.tsx'

const CardDialog = lazyDialog(
  async () => ({ default: (await import('./dialogs.ts')).CardDialog }),
  ({ onClose }) => onClose(),
)
const TableMenu = lazyDialog(
  async () => ({ default: (await withAside(() => import('./dialogs.ts'))).TableMenu }),
  ({ onClose }) => onClose(),
)
const KeysDialog = lazyDialog(
  async () => ({ default: (await import('./dialogs.ts')).KeysDialog }),
  ({ onClose }) => onClose(),
)
const HintDialog = lazyDialog(
  () => withAside(() => import('../reasons/hint-dialog.tsx')),
  ({ onClose }) => onClose(),
)

/** Everything that can lie over the table: a card, another street, a panel, the hand-over. */
export function Overlays(props: {
  readonly game: Game
  readonly parts: Parts
  readonly card: string | null
  readonly town: number | null
  readonly panel: Panel
  readonly onCard: (card: null) => void
  readonly onTown: (town: null) => void
  readonly onPanel: (panel: null) => void
}) {
  const { game, parts, card, town, panel, onCard, onTown, onPanel } = props
  const t = words()
  return (
    <>
      {card !== null && <CardDialog key={card} game={game} id={card} onClose={() => onCard(null)} />}
      {town !== null && (
        <Dialog title={t.table.townOf(game.info.seats[town].name)} wide onClose={() => onTown(null)}>
          <div class="town-large">{parts.town(town, 'mine')}</div>
        </Dialog>
      )}
      {panel === 'menu' && <TableMenu game={game} onClose={() => onPanel(null)} />}
      {panel === 'hint' && game.question.value && (
        <HintDialog game={game} question={game.question.value} onClose={() => onPanel(null)} />
      )}
      {panel === 'keys' && <KeysDialog onClose={() => onPanel(null)} />}
      {(panel === 'log' || panel === 'odds' || panel === 'market') && (
        <Dialog title={t.table[panel]} onClose={() => onPanel(null)}>
          {panel === 'log' ? parts.log : panel === 'odds' ? parts.odds : parts.market(false)}
        </Dialog>
      )}
      {game.isSecret && game.holder.value !== game.question.value?.seat && <HandOver game={game} />}
    </>
  )
}
