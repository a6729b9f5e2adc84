import { useEffect, useRef, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { LEGIBLE, paced, whenSeen } from '../pace/pace.ts'
import { lang, words } from '../words/index.ts'
import { Die } from './die.tsx'
import { thrown } from './throw.ts'

/** What lies on the table: the throw that is being shown, or what the table says. */
function useDice(game: Game) {
  const { dice: flying, nth, motion } = thrown.value
  const rolling = motion !== 'lying'
  return { dice: rolling ? flying : game.dice.value, total: game.total.value, nth, motion, rolling }
}

interface Called {
  readonly total: number
  readonly nth: number
  readonly dice: number
}

/** A number stays until it could be read, also when the next dice fall already: they need not wait for that. */
function useLegible(now: Called | null): Called | null {
  const last = useRef<{ readonly called: Called; until: number; isOver: boolean } | null>(null)
  const [, lookAgain] = useState(0)
  const before = last.current?.called
  // Where dice do not move, the next throw is no other than the last.
  const isSame = now !== null && now.nth === before?.nth && now.total === before.total && !last.current?.isOver
  if (!now && last.current) last.current.isOver = true
  if (now && !isSame) {
    const next = { called: now, until: 0, isOver: false }
    whenSeen((moment) => {
      next.until = moment + LEGIBLE
    })
    last.current = next
  }
  const left = now || !last.current ? 0 : last.current.until - performance.now()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => lookAgain((n) => n + 1), left)
    return () => clearTimeout(timer)
  })
  return now ?? (left > 0 ? (before ?? null) : null)
}

/** The dice on the quay, large, and their number, called. */
export function DiceTray({ game }: { readonly game: Game }) {
  const { dice, total, nth, motion, rolling } = useDice(game)
  const isCalled = dice.length > 0 && !rolling && total > 0
  const called = useLegible(isCalled ? { total, nth, dice: dice.length } : null)
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
      {called && (
        <strong key={called.nth} class={`dice-total display ${called.dice > 1 ? 'of-two' : ''}`}>
          {called.total}
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
