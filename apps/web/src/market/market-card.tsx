import { colourOf, nameOf, symbolOf, textOf, tintOf, typeOf } from '../cards/words-of-card.ts'
import { Building } from '../street/building.tsx'
import { Coin, Icon } from '../street/picture.tsx'
import type { Game } from '../table/game.ts'
import { lang, words } from '../words/index.ts'
import type { Offer } from './offers.ts'
import '../cards/tint.css'

/** A card in the market: number, picture, name, type, what it does, price. */
export function MarketCard(props: {
  readonly offer: Offer
  readonly hint: boolean
  readonly game: Game
  readonly onOpen: (id: string) => void
}) {
  const { offer } = props
  const { card, option, price } = offer
  const t = words()
  const name = nameOf(card.id)
  const canBuild = option !== null
  const order = lang().answers.build({ kind: 'build', card: card.id }, context, { price })
  const isBuilt = card.kind !== 'establishment' && offer.mine > 0
  return (
    <li
      class={`market-card ${tintOf(card)} ${canBuild ? 'can' : offer.isOut ? 'cannot' : ''} ${offer.left === 0 || isBuilt ? 'gone' : ''} ${props.hint ? 'hint' : ''}`}
    >
      <button type="button" class="about" data-card={card.id} onClick={() => props.onOpen(card.id)}>
        <span class="picture">
          <Building id={card.id} />
          {offer.mine > 0 && card.kind === 'establishment' && (
            <span class="copies" aria-hidden="true">
              ×{offer.mine}
            </span>
          )}
          <span class={`sign ${colourOf(card)}`} aria-hidden="true">
            {card.kind === 'establishment' ? lang().totals(card.on) : '★'}
          </span>
        </span>
        <span class="text">
          <span class="name display">
            {name}
            {card.kind === 'establishment' && <span class="unseen">({lang().totals(card.on)})</span>}
            {card.kind === 'establishment' && offer.left > 0 && <span class="left">{t.table.left(offer.left)}</span>}
          </span>
          <span class="type">
            <Icon name={colourOf(card)} pen={colourOf(card)} size={16} />
            <Icon name={symbolOf(card)} pen={colourOf(card)} size={16} />
            <span>{typeOf(card)}</span>
          </span>
          <span class="does">{t.sentences(textOf(card))}</span>
          {offer.mine > 0 && card.kind === 'establishment' && <span class="unseen">{t.table.inTown(offer.mine)}</span>}
        </span>
      </button>
      <span class="side">
        <button
          type="button"
          class={`price ${canBuild ? 'main' : ''}`}
          disabled={!canBuild}
          aria-label={canBuild ? order : t.table.about(order, offer.missing || t.card.notNow)}
          onClick={() => build(props.game, offer)}
        >
          <Coin size={18} />
          <span class="display">{price >= 0 ? price : '–'}</span>
        </button>
        {!canBuild && offer.missing !== '' && <span class="missing">{offer.missing}</span>}
      </span>
    </li>
  )
}

function build(game: Game, { option }: Offer): void {
  const question = game.question.peek()
  if (question && option) void game.play(question, option.move)
}

const context = { cardName: nameOf, seatName: (seat: number) => String(seat + 1) }
