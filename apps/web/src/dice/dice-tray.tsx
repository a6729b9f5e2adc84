import type { Game } from '../game/game.ts'
import { paced } from '../pace/pace.ts'
import { lang, words } from '../words/index.ts'
import { Die } from './die.tsx'
import { thrown } from './throw.ts'

/** What lies on the table: the throw that is being shown, or what the table says. */
function useDice(game: Game) {
  const { dice: flying, nth, motion } = thrown.value
  const rolling = motion !== 'lying'
  return { dice: rolling ? flying : game.dice.value, total: game.total.value, nth, motion, rolling }
}

/** The dice on the quay, large, and their number, called. */
export function DiceTray({ game }: { readonly game: Game }) {
  const { dice, total, nth, motion, rolling } = useDice(game)
  const isCalled = dice.length > 0 && !rolling && total > 0
  const t = words()
  const faces = t.table.diceShow(lang().dice(dice))
  const says = isCalled && dice.length > 1 ? t.beside(faces, t.table.total(total)) : faces
  // An empty tray is no picture of anything.
  const picture = dice.length > 0 && !rolling ? ({ role: 'img', 'aria-label': says } as const) : {}
  return (
    <div class="dice" data-bank style={{ '--pace': paced(1) }} {...picture}>
      {dice.map((n, i) => (
        <Die key={`${nth}-${i}`} n={n} nth={nth} motion={motion} second={i === 1} />
      ))}
      {isCalled && (
        <strong key={nth} class="dice-total display">
          {total}
        </strong>
      )}
    </div>
  )
}

/** The same, small, where the sheet covers the quay. */
export function DiceAtRest({ game }: { readonly game: Game }) {
  const { dice, total, nth, rolling } = useDice(game)
  if (dice.length === 0 || rolling) return null
  return (
    <div class="dice-small" aria-hidden="true">
      {dice.map((n, i) => (
        <Die key={i} n={n} nth={nth} motion="lying" />
      ))}
      {(dice.length > 1 || total !== dice[0]) && <strong class="display">{total}</strong>}
    </div>
  )
}
