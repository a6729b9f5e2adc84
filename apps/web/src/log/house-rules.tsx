import type { HouseOptionId, HouseRuleId } from '@machinami/cards'
import type { Game } from '../game/game.ts'
import { useHouseWords } from '../shell/house-words.ts'
import { around } from '../words/around.ts'
import './house-rules.css'

/** The house rules of this game, each with what it says; nothing where all is as in the book. */
export function HouseRules({ game }: { readonly game: Game }) {
  const { house } = game.info
  return house.length === 0 ? null : <Listed house={house} />
}

function Listed({ house }: { readonly house: readonly HouseOptionId[] }) {
  const said = useHouseWords()
  return (
    <section class="house-rules">
      <h3>{around().setup.houseRules}</h3>
      <dl>
        {said &&
          house.map((id) => (
            <div key={id}>
              <dt>{said.rules[id.split('/')[0] as HouseRuleId]}</dt>
              <dd>{said.options[id]}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
