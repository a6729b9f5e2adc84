import type { HouseRuleId } from '@machinami/cards'
import type { Game } from '../game/game.ts'
import { lang, words } from '../words/index.ts'
import './house-rules.css'

/** The house rules of this game, each with what it says; nothing where all is as in the book. */
export function HouseRules({ game }: { readonly game: Game }) {
  const { house } = game.info
  if (house.length === 0) return null
  return (
    <section class="house-rules">
      <h3>{words().setup.houseRules}</h3>
      <dl>
        {house.map((id) => (
          <div key={id}>
            <dt>{lang().houseRules[id.split('/')[0] as HouseRuleId]}</dt>
            <dd>{lang().houseOptions[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
