import type { Game } from '../game/game.ts'
import { settings } from '../store/settings.ts'
import type { Panel } from './table-screen.tsx'

const press = (selector: string): boolean => {
  const button = document.querySelector<HTMLButtonElement>(selector)
  button?.click()
  return button !== null
}

/** The nth answer in the dock. Not a card to build: the numbers that stand on cards are those of dice. */
function pressNth(n: number): void {
  const answers = document.querySelectorAll<HTMLButtonElement>('.dock [data-answer]')
  answers[n - 1]?.click()
}

/** From card to card of those that can be built, round and round; Enter builds. */
function goToPrice(step: 1 | -1): void {
  const prices = [...document.querySelectorAll<HTMLButtonElement>('.price.main')]
  const at = prices.findIndex((price) => price === document.activeElement)
  const next = at < 0 && step < 0 ? prices.length - 1 : (at + step + prices.length) % prices.length
  prices[next]?.focus()
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
    else if (key === 'b') goToPrice(event.shiftKey ? -1 : 1)
    else if (key === 'r') press('.dock [data-dice="1"]')
    else if (key === 't') press('.dock [data-dice="2"]')
    else if (key === 'p') press('.dock [data-answer="pass"], .dock [data-answer="decline"]')
    else if (key === 'u') void game.takeBack()
    else if (key === 's') game.skip()
    else if (key === 'l') setPanel('log')
    else if (key === 'o') setPanel('odds')
    else if (key === 'h') press('.ask-hint')
    else if (key === '?') setPanel('keys')
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}
