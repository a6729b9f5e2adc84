import type { Game } from '../game/game.ts'
import { lang, words } from '../words/index.ts'
import { Die } from './die.tsx'
import { thrown } from './throw.ts'

/** The dice as they lie: the throw that is being shown, or what the table says. */
export function DiceTray({ game }: { readonly game: Game }) {
  const view = game.view.value
  const { dice: flying, nth, rolling } = thrown.value
  const dice = rolling ? flying : view.dice
  const total = view.total
  const hasTotal = dice.length > 0 && !rolling && total > 0 && (dice.length > 1 || total !== dice[0])
  const t = words()
  const faces = t.table.diceShow(lang().dice(dice))
  const says = hasTotal ? t.beside(faces, t.table.total(total)) : faces
  // An empty tray is no picture of anything.
  const picture = dice.length > 0 ? ({ role: 'img', 'aria-label': says } as const) : {}
  return (
    <div class="dice" data-bank {...picture}>
      {dice.map((n, i) => (
        <Die key={`${nth}-${i}`} n={n} nth={nth} rolling={rolling} second={i === 1} />
      ))}
      {hasTotal && <strong class="dice-total display">{total}</strong>}
    </div>
  )
}
