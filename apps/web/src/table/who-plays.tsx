import { isBotId } from '../bots/who.ts'
import type { Game } from '../game/game.ts'
import { FaceOf } from '../street/town.tsx'
import { words } from '../words/index.ts'
import './who-plays.css'

/** Who sits at the table, and what sort of player every bot is. */
export function WhoPlays({ game }: { readonly game: Game }) {
  const t = words()
  return (
    <section class="who-plays">
      <h3>{t.table.whoPlays}</h3>
      <ul>
        {game.info.seats.map(({ name, bot }, seat) => (
          <li key={seat}>
            <FaceOf game={game} seat={seat} size={30} />
            <strong style={{ color: `var(--seat-${seat})` }}>{name}</strong>
            {isBotId(bot) && <span class="soft">{t.bots[bot].name}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
