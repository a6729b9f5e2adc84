import type { Game } from '../game/game.ts'
import { isBuilding } from '../game/offers.ts'
import type { Parts } from './table-parts.ts'
import { othersOf } from './wide.tsx'

/** Opponents as strips, my street, and one sheet at the bottom that holds the question. */
export function Phone({ game, parts }: { readonly game: Game; readonly parts: Parts }) {
  const asksToBuild = isBuilding(game.question.value)
  return (
    <main class="phone" data-market={asksToBuild ? 'open' : 'closed'} data-players={game.towns.length}>
      <div class="strips" style={{ '--others': othersOf(game).length }}>
        {othersOf(game).map((seat) => parts.town(seat, 'strip'))}
      </div>
      <div class="phone-mine">{parts.town(game.me.value, 'mine')}</div>
      <div class={`sheet-bottom ${asksToBuild ? 'tall' : ''}`}>
        {parts.dock}
        {asksToBuild && <div class="sheet-market">{parts.market(true)}</div>}
      </div>
      {parts.peek}
    </main>
  )
}
