import { go } from '../shell/router.ts'
import { settings } from '../store/settings.ts'
import type { Game } from './game.ts'
import type { Panel } from './table-screen.tsx'

const press = (selector: string): boolean => {
  const button = document.querySelector<HTMLButtonElement>(selector)
  button?.click()
  return button !== null
}

/** The nth answer on the screen: buttons and tiles first, then cards that can be built. */
function pressNth(n: number): void {
  const answers = document.querySelectorAll<HTMLButtonElement>('.dock [data-answer], .price.main')
  answers[n - 1]?.click()
}

/** Keys of the table. They only press what is on the screen, so they can do nothing a mouse cannot. */
export function listenToKeys(game: Game, setPanel: (panel: Panel) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    // A key that is held answers one question, not the ones after it.
    if (event.repeat) {
      const isAnswer = event.target instanceof HTMLElement && event.target.closest('[data-answer], .price')
      if (isAnswer && event.key === 'Enter') event.preventDefault()
      return
    }
    if (settings.peek().keys === 'off') return
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return
    const key = event.key.toLowerCase()
    if (/^[1-9]$/.test(key)) pressNth(Number(key))
    else if (key === 'r') press('.dock [data-dice="1"]')
    else if (key === 't') press('.dock [data-dice="2"]')
    else if (key === 'p') press('.dock [data-answer="pass"], .dock [data-answer="decline"]')
    else if (key === 'u') void game.takeBack()
    else if (key === 's') game.skip()
    else if (key === 'l') setPanel('log')
    else if (key === 'o') setPanel('odds')
    else if (key === 'h') press('.ask-hint')
    else if (key === '?') go('rules')
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}
