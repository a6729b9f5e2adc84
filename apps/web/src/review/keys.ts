import { useEffect } from 'preact/hooks'
import { settings } from '../store/settings.ts'
import { retry } from './retry.tsx'
import type { Viewing } from './viewing.ts'

export interface Doors {
  readonly onDice: () => void
  readonly onPlayOn: () => void
  readonly onBack: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), textarea, select')

/** Arrows by decision, with Shift by turn; letters as the list of keys says. */
export function useKeys(viewing: Viewing, doors: Doors): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog:modal')) return
      if (!act(viewing, doors, event)) return
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [viewing, doors])
}

function act(viewing: Viewing, doors: Doors, { key, shiftKey, target }: KeyboardEvent): boolean {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      viewing.step(key === 'ArrowLeft' ? -1 : 1, shiftKey)
      return true
    case 'Home':
      viewing.goTo(0)
      return true
    case 'End':
      viewing.goTo(viewing.look.last)
      return true
    case 'Escape':
      if (viewing.retrying.peek()) viewing.jumpTo((viewing.retrying.peek()?.n ?? 0) + 1)
      else doors.onBack()
      return true
    case ' ':
      // On a button the blank presses it.
      if (target instanceof HTMLElement && target.closest('button, a, summary')) return false
      viewing.playOrPause()
      return true
    default:
      return settings.peek().keys === 'on' && byLetter(viewing, doors, key.toLowerCase())
  }
}

function byLetter(viewing: Viewing, doors: Doors, key: string): boolean {
  const seat = Number(key) - 1
  if (seat in viewing.source.record.seats) {
    viewing.seat.value = seat
    return true
  }
  const decision = viewing.decision.peek()
  if (key === 'm') viewing.toNextMark()
  else if (key === 'd') doors.onDice()
  else if (key === 'p' && !viewing.look.unknown && !viewing.isOver.peek()) doors.onPlayOn()
  else if (key === 'r' && decision) retry(viewing, decision)
  else return false
  return true
}
