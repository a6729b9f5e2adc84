import type { Game } from './game.ts'

/** A press of a finger or a mouse button, and the question that was on the screen. */
export interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly question: number | null
}

/** Two taps this near each other are one gesture: milliseconds and pixels. */
const TOGETHER = 350
const NEAR = 40

/** Whether a press that ends now answers a question that was not there when it was meant. */
export function isUnmeant(press: Press, before: Press | null, question: number | null): boolean {
  if (press.question !== question) return true
  if (before === null || before.question === question || press.at - before.at > TOGETHER) return false
  return Math.hypot(press.x - before.x, press.y - before.y) < NEAR
}

/** What answers a question. */
const ANSWERS = '[data-answer], .price'

/** Answers come up where the last one was given: the second tap of a double tap, or a finger that rests, is no answer. */
export function ignoreSecondTaps(game: Game): () => void {
  let last: Press | null = null
  let before: Press | null = null
  const asked = () => game.question.peek()?.n ?? null
  const press = (event: PointerEvent) => {
    before = last
    last = { at: event.timeStamp, x: event.clientX, y: event.clientY, question: asked() }
  }
  const click = (event: MouseEvent) => {
    // A key, or a script, presses nothing.
    const isPressed = event.detail > 0 && last !== null
    if (!isPressed || !(event.target instanceof Element) || !event.target.closest(ANSWERS)) return
    if (!isUnmeant(last as Press, before, asked())) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('pointerdown', press, true)
  addEventListener('click', click, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('click', click, true)
  }
}
