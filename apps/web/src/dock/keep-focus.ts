import { untracked, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { nextFrame } from '../pace/pace.ts'
import { inTurn } from '../pace/turns.ts'

/** Where people answer. */
const ANSWERING = '.dock, .market, dialog, .bar-buttons, .look-back, .toast, .notice'

/** What goes when somebody has answered: the answers, what can be built, the way back. */
const GOING = '.dock, .market, .bar-buttons .undo'

const toQuestion = () => document.getElementById('question')?.focus({ preventScroll: true })

/** The market follows a question over some frames; a lost focus is noticed after them. */
const afterwards = (look: () => void): Promise<void> =>
  nextFrame()
    .then(nextFrame)
    .then(() => inTurn(look))

/**
 * An answer that was pressed disappears, and the focus with it. Whoever was there goes on at the question, which is
 * where the next answers are.
 */
export function usePlaceKept(game: Game): void {
  const wasAnswering = useRef(false)
  useEffect(() => {
    const look = ({ target }: Event) => {
      wasAnswering.current = target instanceof Element && target.closest(ANSWERING) !== null
    }
    // A notice that was closed, and the way back from the past, go without a new question.
    const press = () => void afterwards(goOn)
    // What was put away under the focus lets go of it with nobody to take it: in the same moment the question does.
    const lose = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) queueMicrotask(goOn)
    }
    addEventListener('focusin', look)
    addEventListener('focusout', lose)
    // A dialog gives the focus back to what may have gone meanwhile.
    addEventListener('close', goOn, true)
    addEventListener('pointerdown', look)
    addEventListener('click', press)
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('focusout', lose)
      removeEventListener('close', goOn, true)
      removeEventListener('pointerdown', look)
      removeEventListener('click', press)
    }
  }, [])
  // An answer is on its way: whoever gave it is at the question before anything goes, and never nowhere.
  useSignalEffect(() => {
    if (game.busy.value && document.activeElement?.closest(GOING) && !document.querySelector('dialog[open]'))
      toQuestion()
  })
  // What the dock itself has just put away, with the page and not after it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) goOn()
  })
  useSignalEffect(() => {
    void game.question.value
    void game.busy.value
    void game.holder.value
    untracked(() => void afterwards(goOn))
  })
  const goOn = () => {
    const at = document.activeElement
    // A price that was paid stays, but is no answer any more.
    const isLost = at === null || at === document.body || at.matches('.price[aria-disabled="true"]')
    // Whoever has just come begins at the heading; from there the answers are many steps away.
    const isNew = at?.matches('.whose') && game.question.peek() !== null
    if (((isLost && wasAnswering.current) || isNew) && !document.querySelector('dialog[open]')) toQuestion()
  }
}
