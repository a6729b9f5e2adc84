import type { Card } from '@machinami/cards'
import { colourOf } from '../words/card-words.ts'
import { lang } from '../words/index.ts'
import './plate.css'

/** The number plate of a card; its shape tells on whose roll it acts. Landmarks have a gold one. */
export const Plate = ({ card }: { readonly card: Card }) => (
  <span class={`sign ${colourOf(card)}`} aria-hidden="true">
    {card.kind === 'establishment' ? <PlateText text={lang().totals(card.on)} /> : <LandmarkMark />}
  </span>
)

/** Numbers on a plate: the wide sign between Japanese ones has no blank around it. */
export const PlateText = ({ text }: { readonly text: string }) => {
  const [from, to] = text.split('～')
  return to === undefined ? (
    <>{text}</>
  ) : (
    <>
      {from}
      <span class="to">～</span>
      {to}
    </>
  )
}

/** A little house with a pointed roof: what the gold stands for. */
export const LandmarkMark = () => (
  <svg class="landmark-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 21.5V10l7-7.5L19 10v11.5zM10 21v-6h4v6" />
  </svg>
)
