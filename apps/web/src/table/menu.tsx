import { Commitment } from '../dice/commitment.tsx'
import type { Game } from '../game/game.ts'
import { HouseRules } from '../log/house-rules.tsx'
import { KeyList } from '../settings/key-list.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { linkTo } from '../shell/router.ts'
import { keeps } from '../store/storage.ts'
import { around } from '../words/around.ts'
import { aside } from '../words/aside.ts'
import { words } from '../words/index.ts'
import { WhoPlays } from './who-plays.tsx'
import './menu.css'

/** Ways out of the table, and the settings without leaving it. */
export function TableMenu({ game, onClose }: { readonly game: Game; readonly onClose: () => void }) {
  const t = words()
  return (
    <Dialog title={t.table.menu} onClose={onClose}>
      {(game.unsaved.value || !keeps.value) && <p class="missing">{aside().unsaved.nowhere}</p>}
      <nav class="menu-links">
        <a class="button" href={linkTo('start')}>
          {t.table.leave}
        </a>
        {!game.frame && (
          <a class="button" href={linkTo('setup')}>
            {aside().newGame}
          </a>
        )}
        <a class="button" href={linkTo('rules')}>
          {t.start.rules}
        </a>
        <a class="button" href={linkTo('cards')}>
          {t.start.cards}
        </a>
      </nav>
      {game.frame?.breaks?.(onClose)}
      <WhoPlays game={game} />
      <HouseRules game={game} />
      <SettingsForm />
      <section class="by-keys">
        <h3>{around().settings.keys}</h3>
        <KeyList />
      </section>
      {game.info.commitment !== null && (
        <section>
          <h3>{aside().fairDice.title}</h3>
          <Commitment game={game} />
        </section>
      )}
    </Dialog>
  )
}
