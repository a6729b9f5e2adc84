import type { Card } from '@machinami/cards'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { isBuilding, offersFor } from '../game/offers.ts'
import { nameOf, textOf } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import { lettersWide } from '../words/letters-wide.ts'

/** Why a card that was touched cannot be built; empty when it can. */
function whyNot(game: Game, card: Card): string {
  const t = words().card
  const offer = offersFor(game).find((each) => each.card.id === card.id)
  if (!offer || offer.option !== null) return ''
  if (offer.missing !== '') return offer.missing
  // Who is asked to build and lacks nothing is in a lesson that wants another card.
  return isBuilding(game.question.value) ? t.whyNotInLesson : t.whyNot
}

/** More letters than this are written smaller on a phone. */
const LONG = 50

/** The card that was touched: what it does, and what stands in the way. */
export function ChosenCard({ game, card }: { readonly game: Game; readonly card: Card }) {
  const why = whyNot(game, card)
  const text = words().sentences(textOf(card))
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const dock = place.current?.closest<HTMLElement>('[data-size="phone"] .dock-head')
    if (!dock) return
    const flowing = import('./flow-around.ts').then(({ flowAround }) => flowAround(dock))
    return () => void flowing.then((stop) => stop())
  }, [])
  return (
    <p ref={place} class={`more chosen-text ${lettersWide(text) > LONG ? 'long' : ''}`}>
      {text} {why !== '' && <b class="missing">{why}</b>}
    </p>
  )
}

/** The way to all there is to know of it: its words themselves can be touched. */
export const AboutCard = ({ id, onCard }: { readonly id: string; readonly onCard: (id: string) => void }) => (
  <>
    <span class="about-mark" aria-hidden="true">
      i
    </span>
    <button
      type="button"
      class="about-card"
      aria-label={words().stage.aboutCard(nameOf(id))}
      onClick={() => onCard(id)}
    />
  </>
)
