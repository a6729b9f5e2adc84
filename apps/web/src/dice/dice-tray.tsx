import type { Game } from '../table/game.ts'
import { lang, words } from '../words/index.ts'
import { Die } from './die.tsx'
import { thrown } from './throw.ts'

/** The dice as they lie: the throw that is being shown, or what the table says. */
export function DiceTray({ game }: { readonly game: Game }) {
  const view = game.view.value
  const { dice: flying, nth, rolling } = thrown.value
  const dice = rolling ? flying : view.dice
  const total = view.total
  return (
    <div
      class="dice"
      data-bank
      role="img"
      aria-label={dice.length > 0 ? words().table.diceShow(lang().dice(dice)) : ''}
    >
      {dice.map((n, i) => (
        <Die key={`${nth}-${i}`} n={n} nth={nth} rolling={rolling} second={i === 1} />
      ))}
      {dice.length > 0 && !rolling && total > 0 && (dice.length > 1 || total !== dice[0]) && (
        <strong class="dice-total display">{total}</strong>
      )}
    </div>
  )
}
