import type { Game } from '../game/game.ts'
import { lackingBesides, landmarksNeeded } from '../game/goal.ts'
import { Building } from '../pictures/building.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { FaceOf } from '../street/town.tsx'
import { goalOf, nameOf, textOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import './goal-dialog.css'

/** What wins, and how far everybody is. */
export function GoalDialog({ game, onClose }: { readonly game: Game; readonly onClose: () => void }) {
  const t = words().table
  const { ruleset } = game.info
  const needed = landmarksNeeded(ruleset)
  const mine = game.towns[game.me.value].value
  return (
    <Dialog title={words().stage.goal} onClose={onClose}>
      <p class="goal-text">
        <strong>{goalOf(ruleset)}</strong>
      </p>
      <ul class="goal-seats">
        {game.info.seats.map(({ name }, seat) => {
          const town = game.towns[seat].value
          const lacking = lackingBesides(game, seat)
          return (
            <li key={seat}>
              <FaceOf game={game} seat={seat} size={30} />
              <strong style={{ color: `var(--seat-${seat})` }}>{name}</strong>
              {needed > 0 && <span>{t.landmarksOf(town.landmarks, needed)}</span>}
              {town.points > 0 && <span>{words().stage.markers.points(town.points)}</span>}
              {lacking.length > 0 && <span class="soft">{t.stillMissing(lang().list(lacking))}</span>}
            </li>
          )
        })}
      </ul>
      <ul class="goal-sites">
        {mine.sites.map(({ id, built, price }) => {
          const card = game.cards.get(id)
          return (
            <li key={id} class={built ? 'built' : ''}>
              <span class="goal-picture">
                <Building id={id} state={built ? 'built' : 'scaffold'} />
              </span>
              <span>
                <strong class="display">{nameOf(id)}</strong>
                <span class="soft"> {built ? words().card.obstacles['already-built'](0) : lang().coins(price)}</span>
                {card && <span class="goal-does">{words().sentences(textOf(card))}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
