import type { Game } from '../game/game.ts'
import { LogPanel } from '../log/log.tsx'
import { OddsPanel } from '../odds/odds.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { words } from '../words/index.ts'

/* Looked at now and then: fetched together when the first of them is. */

interface Looked {
  readonly game: Game
  readonly onClose: () => void
}

export const LogDialog = ({ game, onClose }: Looked) => (
  <Dialog title={words().table.log} onClose={onClose}>
    <LogPanel game={game} onJump={onClose} />
  </Dialog>
)

export const OddsDialog = ({ game, onClose }: Looked) => (
  <Dialog title={words().table.odds} onClose={onClose}>
    <OddsPanel game={game} />
  </Dialog>
)
