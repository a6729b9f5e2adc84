import { useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { words } from '../words/index.ts'
import type { Parts } from './table-parts.ts'

/** Seats in turn order, beginning after mine. */
export const othersOf = (game: Game): number[] => {
  const seats = game.towns.length
  return Array.from({ length: seats - 1 }, (_, i) => (game.me.value + 1 + i) % seats)
}

/** Market, streets and log side by side. */
export function Wide({ game, parts }: { readonly game: Game; readonly parts: Parts }) {
  const [side, setSide] = useState<'log' | 'odds'>('log')
  const t = words().table
  return (
    <main class="desk">
      <aside class="desk-market" aria-label={t.market}>
        <h2>{t.market}</h2>
        <div class="scroller" tabIndex={0}>
          {parts.market(false)}
        </div>
      </aside>
      <div class="desk-streets">
        {othersOf(game).map((seat) => parts.town(seat, 'other'))}
        {parts.town(game.me.value, 'mine')}
        <div class="desk-dock">
          <div class="paper">{parts.dock}</div>
        </div>
      </div>
      <aside class="desk-log" aria-label={t[side]}>
        <div class="tabs" role="group" aria-label={words().beside(t.log, t.odds)}>
          {(['log', 'odds'] as const).map((each) => (
            <button type="button" key={each} aria-pressed={side === each} onClick={() => setSide(each)}>
              {t[each]}
            </button>
          ))}
        </div>
        <div class="scroller" tabIndex={0}>
          {side === 'log' ? parts.log : parts.odds}
        </div>
      </aside>
      {parts.peek}
    </main>
  )
}
