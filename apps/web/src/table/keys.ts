import type { Game } from '../game/game.ts'
import { isBuilding } from '../game/offers.ts'
import { nextFrame } from '../pace/pace.ts'
import { settings } from '../store/settings.ts'
import { goByArrow } from './arrows.ts'
import type { Panel } from './table-screen.tsx'

const press = (selector: string): boolean => {
  const button = document.querySelector<HTMLButtonElement>(selector)
  button?.click()
  return button !== null
}

/** The nth answer in the dock. Not a card to build: the numbers that stand on cards are those of dice. */
function pressNth(n: number): boolean {
  const answers = document.querySelectorAll<HTMLButtonElement>('.dock [data-answer]')
  answers[n - 1]?.click()
  return answers.length > 0
}

/** From card to card of those that can be built, round and round; Enter builds. A market that goes is no place to be. */
function goToPrice(game: Game, step: 1 | -1): boolean {
  if (!isBuilding(game.question.peek())) return false
  const prices = [...document.querySelectorAll<HTMLButtonElement>('.price.main')]
  const at = prices.findIndex((price) => price === document.activeElement)
  const next = at < 0 && step < 0 ? prices.length - 1 : (at + step + prices.length) % prices.length
  prices[next]?.focus()
  return prices.length > 0
}

/** Presses what a key stands for; whether there was something to press. */
function pressFor(event: KeyboardEvent, game: Game, setPanel: (panel: Panel) => void): boolean {
  const key = event.key.toLowerCase()
  if (/^[1-9]$/.test(key)) return pressNth(Number(key))
  switch (key) {
    case 'b':
      return goToPrice(game, event.shiftKey ? -1 : 1)
    case 'r':
      return press('.dock [data-dice="1"]')
    case 't':
      return press('.dock [data-dice="2"]')
    case 'p':
      return press('.dock [data-answer="pass"], .dock [data-answer="decline"]')
    case 'h':
      return press('.ask-hint:not([aria-disabled="true"])')
    case 'u':
      void game.takeBack()
      return true
    case 's':
      game.skip()
      return true
    case 'l':
      setPanel('log')
      return true
    case 'o':
      setPanel('odds')
      return true
    case '?':
      setPanel('keys')
      return true
    default:
      return true
  }
}

/** A key that comes a little before what it presses is kept for so long, in milliseconds. */
const KEPT = 700
interface Early {
  readonly event: KeyboardEvent
  /** Enter followed it, meant for the card it goes to. */
  isEntered: boolean
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null

/** The market is on its way to the question. */
const isComing = (): boolean => document.querySelector('.market[aria-busy="true"]') !== null

/**
 * Keys of the table; first those that were pressed before we listened. They only press what is on the screen, so they can
 * do nothing a mouse cannot.
 */
export function listenToKeys(
  game: Game,
  setPanel: (panel: Panel) => void,
  pressed: readonly KeyboardEvent[],
): () => void {
  let early: Early | null = null
  // What was pressed while things still moved is pressed when there is something to press.
  const keep = async (event: KeyboardEvent) => {
    const wish: Early = { event, isEntered: false }
    early = wish
    while (performance.now() - event.timeStamp < KEPT || isComing()) {
      await nextFrame()
      if (early !== wish) return
      if (game.question.peek() && pressFor(event, game, setPanel)) {
        if (wish.isEntered && document.activeElement?.matches('.price')) press(':focus')
        break
      }
    }
    if (early === wish) early = null
  }
  const listen = (event: KeyboardEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')
    if (isElsewhere || event.defaultPrevented || isTyping(event)) return
    if (goByArrow(event.key)) return event.preventDefault()
    // A key that is held answers one question, not the ones after it.
    if (event.repeat) {
      const isAnswer = event.target instanceof HTMLElement && event.target.closest('[data-answer], .price')
      if (isAnswer && event.key === 'Enter') event.preventDefault()
      return
    }
    if (settings.peek().keys === 'off') return
    if (early?.event.key.toLowerCase() === 'b' && event.key === 'Enter') {
      early.isEntered = true
      return event.preventDefault()
    }
    early = null
    if (!pressFor(event, game, setPanel) && (game.busy.peek() || isComing())) void keep(event)
  }
  addEventListener('keydown', listen)
  pressed.forEach(listen)
  return () => {
    early = null
    removeEventListener('keydown', listen)
  }
}
