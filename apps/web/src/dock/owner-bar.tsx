import { useEffect, useRef, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { isLively } from '../pace/pace.ts'
import { FaceOf } from '../street/town.tsx'
import { shortName } from '../words/short-name.ts'

/** How long the page scrolls by itself to what was pressed, in milliseconds. */
const SCROLLING = 600

/** Whose cards there are to choose from: always in sight, however many lie below. Pressing a face goes to theirs. */
export function OwnerBar({ game, owners }: { readonly game: Game; readonly owners: readonly number[] }) {
  const bar = useRef<HTMLElement>(null)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const [at, goTo] = useState(owners[0])
  useEffect(() => {
    const body = bar.current?.closest('.sheet-body')
    const look = () => {
      if (!bar.current || performance.now() - pressedAt.current < SCROLLING) return
      const top = bar.current.getBoundingClientRect().bottom + 20
      const seen = groupsBeside(bar.current).find((group) => group.getBoundingClientRect().bottom > top)
      if (seen) goTo(Number(seen.dataset['owner']))
    }
    body?.addEventListener('scroll', look, { passive: true })
    return () => body?.removeEventListener('scroll', look)
  }, [])
  const press = (owner: number) => {
    pressedAt.current = performance.now()
    goTo(owner)
    if (!bar.current) return
    const group = groupsBeside(bar.current).find((each) => each.dataset['owner'] === String(owner))
    const top = (group?.getBoundingClientRect().top ?? 0) - bar.current.getBoundingClientRect().bottom - 1
    // Not into view: that would scroll the table behind the sheet as well.
    bar.current.closest('.sheet-body')?.scrollBy({ top, behavior: isLively() ? 'smooth' : 'auto' })
  }
  return (
    <nav class="owner-bar" ref={bar}>
      {owners.map((owner) => (
        <button
          type="button"
          key={owner}
          title={game.info.seats[owner].name}
          aria-current={owner === at}
          onClick={() => press(owner)}
        >
          <FaceOf game={game} seat={owner} size={24} /> <span>{shortName(game.info.seats[owner].name, ROOM)}</span>
        </button>
      ))}
    </nav>
  )
}

/** Four names share the width of a phone. */
const ROOM = 12

const groupsBeside = (bar: HTMLElement): HTMLElement[] => [
  ...(bar.parentElement?.querySelectorAll<HTMLElement>('[data-owner]') ?? []),
]
