import type { Card } from '@machinami/cards'
import { Coin, Icon } from '../pictures/coin-face-icon.tsx'
import { LivingBuilding } from '../pictures/living-building.tsx'
import { colourOf, nameOf, symbolOf, textOf, tintOf, typeOf } from '../words/card-words.ts'
import { lang, words } from '../words/index.ts'
import { Plate } from './plate.tsx'
import '../theme/tint.css'

/** A price that is a sentence, not a figure. */
const LONG = 14

/** A card, large: number, picture, name, what it does, price. */
export function CardFace(props: {
  readonly card: Card
  readonly price?: number | undefined
  /** What the card says it costs, where that is not a plain price. */
  readonly printed?: string | undefined
}) {
  const { card, price } = props
  const printed = props.printed ?? (card.kind === 'bonus' ? '' : lang().price(card.cost))
  return (
    <article class={`card-face ${tintOf(card)}`}>
      <div class="scene">
        {card.kind === 'establishment' && (
          <span class="numbers">
            <Plate card={card} />
            <span class="unseen">{lang().totals(card.on)}</span>
          </span>
        )}
        <LivingBuilding id={card.id} />
      </div>
      <h2>{nameOf(card.id)}</h2>
      <p class="type">
        <Icon name={colourOf(card)} pen={colourOf(card)} size={20} />
        <Icon name={symbolOf(card)} pen={colourOf(card)} size={20} />
        <span>{typeOf(card)}</span>{' '}
        {card.kind === 'establishment' && <span class="icon-word">{lang().icons[card.icon]}</span>}
      </p>
      {textOf(card).map((line) => (
        <p key={line} class="does">
          {line}
        </p>
      ))}
      {'source' in card && (card.source === 'inferred' || card.source === 'our-choice') && (
        <p class="soft source">{words().card.source[card.source]}</p>
      )}
      {(price !== undefined && price >= 0 ? price > 0 : printed !== '') && (
        <p class={`cost ${printed.length > LONG ? 'long' : ''}`}>
          <Coin />
          <span class="display">{price !== undefined && price >= 0 ? lang().coins(price) : printed}</span>
        </p>
      )}
    </article>
  )
}
